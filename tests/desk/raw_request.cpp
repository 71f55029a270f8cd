// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/raw_request.hpp"

#include <arpa/inet.h>
#include <array>
#include <chrono>
#include <cstdlib>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>
#include <vector>

namespace tactus::test {

Connection::Connection(int port) : fd_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  timeval const patience{10, 0};
  ::setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  if (::connect(fd_, reinterpret_cast<sockaddr const*>(&address), sizeof address) != 0) close();  // NOLINT
}

Connection::~Connection() { close(); }

void Connection::close() {
  if (fd_ >= 0) ::close(fd_);
  fd_ = -1;
}

void Connection::send(std::string const& text) const {
  for (std::size_t sent = 0; sent < text.size();) {
    ssize_t const n = ::send(fd_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    if (n <= 0) return;
    sent += static_cast<std::size_t>(n);
  }
}

std::string Connection::read_until(std::function<bool(std::string const&)> const& is_enough) {
  std::array<char, 4096> buffer{};
  auto const limit = std::chrono::steady_clock::now() + std::chrono::seconds{30};  // a stream never ends
  while (!is_enough(read_) && std::chrono::steady_clock::now() < limit) {
    ssize_t const n = ::recv(fd_, buffer.data(), buffer.size(), 0);
    if (n <= 0) break;
    read_.append(buffer.data(), static_cast<std::size_t>(n));
  }
  return read_;
}

std::size_t ended_of(std::deque<Connection> const& connections, std::size_t count) {
  std::vector<pollfd> open;
  for (Connection const& each : connections) open.push_back({each.descriptor(), POLLIN, 0});
  auto const limit = std::chrono::steady_clock::now() + std::chrono::seconds{30};
  while (connections.size() - open.size() < count && std::chrono::steady_clock::now() < limit) {
    ::poll(open.data(), open.size(), 1000);
    std::erase_if(open, [](pollfd const& each) {
      char byte = 0;
      return each.revents != 0 && ::recv(each.fd, &byte, 1, MSG_DONTWAIT) <= 0;
    });
  }
  return connections.size() - open.size();
}

std::string answer_to(int port, std::string const& request) {
  Connection connection{port};
  connection.send(request);
  return connection.read_until([](std::string const&) { return false; });
}

int status_in(std::string const& answer) {
  return answer.starts_with("HTTP/1.1 ") ? std::atoi(answer.c_str() + 9) : 0;
}

std::string key_in(std::string const& answer) {
  auto const where = header_in(answer, "Location");
  constexpr std::string_view begin = "/#key=";
  return where.starts_with(begin) ? where.substr(begin.size()) : "";
}

std::string header_in(std::string const& answer, std::string const& name) {
  auto const begin = answer.find("\r\n" + name + ": ");
  if (begin == std::string::npos) return "";
  auto const value = begin + name.size() + 4;
  return answer.substr(value, answer.find("\r\n", value) - value);
}

}  // namespace tactus::test
