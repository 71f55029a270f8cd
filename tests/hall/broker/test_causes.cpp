// SPDX-License-Identifier: GPL-3.0-or-later
// `hall check` names each cause in its own words, at real files and a real broker.
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/certificates.hpp"
#include "tests/programs/program.hpp"

#include <filesystem>
#include <fstream>
#include <pwd.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;

BOOST_AUTO_TEST_SUITE(hall_causes, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

namespace fs = std::filesystem;

std::string text_of(std::string const& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

void replace_in(std::string const& file, std::string const& from, std::string const& to) {
  auto text = text_of(file);
  BOOST_TEST_REQUIRE(text.find(from) != std::string::npos, file << " has no " << from);
  text.replace(text.find(from), from.size(), to);
  std::ofstream{file, std::ios::binary} << text;
}

/// The check fails and says this.
void finds(Broker const& broker, std::string const& words) {
  auto const found = run("tactus-arbiter", {"hall", "check", broker.folder()});
  BOOST_TEST(found.status == 1);
  BOOST_TEST(found.out.find("fault: " + words) != std::string::npos, found.out << " instead of " << words);
}

/// As the hall's authority would have signed it then.
void sign_server(Broker const& broker, std::string const& from, std::string const& until) {
  auto const at = [&](char const* name) { return broker.folder() + '/' + name; };
  std::ofstream{at("index.txt")};
  std::ofstream{at("ca.cnf")} << "[ca]\ndefault_ca = d\n[d]\ndatabase = " << at("index.txt")
                              << "\nnew_certs_dir = " << broker.folder()
                              << "\nrand_serial = yes\ndefault_md = sha256\npolicy = p\n[p]\n"
                                 "commonName = supplied\n";
  auto const made = run("/usr/bin/openssl", {"ca",
                                             "-batch",
                                             "-notext",
                                             "-config",
                                             at("ca.cnf"),
                                             "-cert",
                                             at("ca.crt"),
                                             "-keyfile",
                                             at("ca.key"),
                                             "-in",
                                             at("server.csr"),
                                             "-out",
                                             at("server.crt"),
                                             "-startdate",
                                             from,
                                             "-enddate",
                                             until,
                                             "-extfile",
                                             at("openssl.cnf"),
                                             "-extensions",
                                             "server"});
  BOOST_TEST_REQUIRE(made.status == 0, made.err);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_certificate_that_is_over_not_valid_yet_or_of_another_hall) {
  Broker broker{1};
  sign_server(broker, "20200101000000Z", "20220101000000Z");
  finds(broker, "server.crt: out of date since 2022-01-01 00:00 UTC");
  sign_server(broker, "20900101000000Z", "20910101000000Z");
  finds(broker, "server.crt: not valid yet, only from 2090-01-01 00:00 UTC");
  std::ofstream{broker.folder() + "/server.crt"} << signed_certificate;
  finds(broker, "server.crt: expected a certificate by the hall's authority, ca.crt");
  std::ofstream{broker.folder() + "/server.crt"} << "none";
  finds(broker, "server.crt: expected a certificate in PEM");
}

BOOST_AUTO_TEST_CASE(a_certificate_for_another_name_than_the_tables_ask_for) {
  Broker const broker{1};
  replace_in(broker.file_of("desk"), "host = 127.0.0.1", "host = 127.0.0.2");
  finds(broker, "server.crt: it is for another machine: 127.0.0.1, localhost; expected 127.0.0.2");
}

BOOST_AUTO_TEST_CASE(a_clock_that_is_behind_the_program_itself) {
  Broker const broker{1};
  TemporaryFolder const folder;
  auto const hall = folder / "tactus-hall";
  auto const beside = fs::read_symlink("/proc/self/exe").parent_path() / "tactus-hall";
  fs::copy_file(beside, hall);
  fs::last_write_time(hall, fs::file_time_type::clock::now() + std::chrono::hours{24 * 365});
  auto const found = run(hall, {"check", broker.folder()});
  BOOST_TEST(found.out.find("fault: clock: this machine says ") != std::string::npos, found.out);
  BOOST_TEST(found.out.find("set the clock\n") != std::string::npos, found.out);
}

BOOST_AUTO_TEST_CASE(a_broker_that_may_not_read_its_own_files) {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
  if (::geteuid() != 0 || ::getpwnam("mosquitto") == nullptr) {
    BOOST_TEST_MESSAGE("skipped: needs root, and a user mosquitto");
    return;
  }
  Broker const broker{1};
  replace_in(broker.folder() + "/mosquitto.conf", "user root\n", "");
  finds(broker, broker.folder() +
                    ": no right for the broker to read it; it runs as mosquitto, and this belongs "
                    "to root: type chown -R mosquitto: " +
                    broker.folder());
}

BOOST_AUTO_TEST_CASE(a_person_who_may_not_read_the_files) {
  if (::geteuid() == 0) {
    BOOST_TEST_MESSAGE("skipped: root may read everything");
    return;
  }
  Broker const broker{1};
  fs::permissions(broker.folder() + "/server.key", fs::perms::none);
  finds(broker, "server.key: no right to read it");
}

BOOST_AUTO_TEST_CASE(an_account_that_is_refused) {
  Broker const broker{2};
  replace_in(broker.file_of("table2"), "password = ", "password = x");
  finds(broker, "broker 127.0.0.1: it refuses the name or the password of table2");
}

BOOST_AUTO_TEST_CASE(a_broker_that_still_shows_the_certificate_of_before) {
  Broker const broker{1}, other{1};
  for (char const* name : {"ca.crt", "server.crt", "server.key"})
    fs::copy_file(other.folder() + '/' + name, broker.folder() + '/' + name,
                  fs::copy_options::overwrite_existing);
  fs::copy_file(other.files() + "/desk.crt", broker.files() + "/desk.crt",
                fs::copy_options::overwrite_existing);
  for (char const* user : {"desk", "table1"})
    replace_in(broker.file_of(user), broker.account(user).authority, other.account(user).authority);
  finds(broker,
        "broker 127.0.0.1: expected a certificate by the hall's authority, ca.crt; this is another hall's");
}

BOOST_AUTO_TEST_SUITE_END()
