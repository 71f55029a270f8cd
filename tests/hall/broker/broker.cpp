// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/hall/broker/broker.hpp"

#include "src/hall/hall_files.hpp"

#include <arpa/inet.h>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <netinet/in.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace tactus::hall_test {
namespace {

using namespace std::chrono_literals;

sockaddr_in loopback(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = ::htons(port);
  address.sin_addr.s_addr = ::htonl(INADDR_LOOPBACK);
  return address;
}

std::uint16_t free_port() {
  int const fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  auto address = loopback(0);
  socklen_t size = sizeof address;
  BOOST_TEST_REQUIRE(::bind(fd, reinterpret_cast<sockaddr*>(&address), size) == 0);
  ::getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(fd);
  return ::ntohs(address.sin_port);
}

bool listens(std::uint16_t port) {
  int const fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  auto const address = loopback(port);
  bool const is_there = ::connect(fd, reinterpret_cast<sockaddr const*>(&address), sizeof address) == 0;
  ::close(fd);
  return is_there;
}

char const* const mosquitto = "/usr/sbin/mosquitto";

}  // namespace

boost::test_tools::assertion_result mosquitto_is_installed(boost::unit_test::test_unit_id) {
  boost::test_tools::assertion_result result{::access(mosquitto, X_OK) == 0};
  if (!result) result.message() << "mosquitto is not installed";
  return result;
}

Broker::Broker(unsigned tables, unsigned desks) : port_(free_port()) {
  auto const made = run("tactus-arbiter", {"hall", "init", folder(), "--tables", std::to_string(tables),
                                           "--desks", std::to_string(desks), "--round", "blitz", "--host",
                                           "127.0.0.1", "--port", std::to_string(port_), "--files", files()});
  BOOST_TEST_REQUIRE(made.status == 0, made.err);
  if (::geteuid() == 0) std::ofstream{folder() + "/mosquitto.conf", std::ios::app} << "user root\n";
  start();
}

void Broker::start() {
  server_.emplace(mosquitto, std::vector<std::string>{"-c", folder() + "/mosquitto.conf"},
                  Surroundings{.log = folder_ / "log"});
  for (auto const limit = std::chrono::steady_clock::now() + patience; !listens(port_);) {
    BOOST_TEST_REQUIRE((std::chrono::steady_clock::now() < limit), "mosquitto does not listen");
    std::this_thread::sleep_for(10ms);
  }
}

void Broker::kill_and_forget() {
  server_.reset();
  for (auto const& each : std::filesystem::directory_iterator{folder() + "/data"})
    std::filesystem::remove(each);
}

std::string Broker::file_of(std::string const& user) const {
  return files() + '/' + hall::account_file(user);
}

hall::BrokerAccount Broker::account(std::string const& user) const {
  auto account = hall::read_account(file_of(user));
  BOOST_TEST_REQUIRE(account.has_value());
  return *account;
}

}  // namespace tactus::hall_test
