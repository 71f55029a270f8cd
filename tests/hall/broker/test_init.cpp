// SPDX-License-Identifier: GPL-3.0-or-later
// What `hall init` leaves for people: in a folder of theirs, with a certificate for the desk's page.
#include "src/hall/broker_account.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/programs/program.hpp"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;

BOOST_AUTO_TEST_SUITE(hall_init, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

namespace fs = std::filesystem;

struct MadeHall {
  TemporaryFolder place;
  std::string folder = place / "hall", files = place / "carried";
  Ended ended;

  explicit MadeHall(std::vector<std::string> const& more = {}) {
    std::vector<std::string> all{"hall",   "init",         folder,    "--tables", "2",
                                 "--host", "192.168.1.10", "--files", files};
    all.insert(all.end(), more.begin(), more.end());
    ended = run("tactus-arbiter", all);
  }
};

/// Signed by the hall's authority, and for that host.
bool is_good_for(std::string const& certificate, std::string const& authority, std::string const& option,
                 std::string const& host) {
  return run("/usr/bin/openssl", {"verify", "-CAfile", authority, option, host, certificate}).status == 0;
}

struct Variable {
  char const* name;
  Variable(char const* of, char const* value) : name(of) { ::setenv(name, value, 1); }
  Variable(Variable const&) = delete;
  Variable& operator=(Variable const&) = delete;
  ~Variable() { ::unsetenv(name); }
};

}  // namespace

BOOST_AUTO_TEST_CASE(what_people_carry_lies_apart_from_the_folder_of_the_service) {
  MadeHall const hall;
  BOOST_TEST_REQUIRE(hall.ended.status == 0, hall.ended.err);
  for (char const* name : {"/desk.conf", "/desk.crt", "/desk.key", "/tables"})
    BOOST_TEST(!fs::exists(hall.folder + name), name);
  BOOST_TEST(hall::read_account(hall.files + "/desk.conf").has_value());
  auto const table = hall::read_account(hall.files + "/tables/table2.conf");
  BOOST_TEST_REQUIRE(table.has_value());
  BOOST_TEST(table->user == "table2");
  for (auto const& each : fs::recursive_directory_iterator{hall.files})
    BOOST_TEST(((each.status().permissions() & fs::perms{077}) == fs::perms::none), each.path());
  auto const again = run("tactus-arbiter", {"hall", "init", hall.place / "other", "--tables", "1", "--host",
                                            "127.0.0.1", "--files", hall.files});
  BOOST_TEST(again.status == 1);
  BOOST_TEST(again.err.find("expected a new folder") != std::string::npos, again.err);
  BOOST_TEST(!fs::exists(hall.place / "other"));
}

BOOST_AUTO_TEST_CASE(the_folder_of_people_is_never_inside_that_of_the_service) {
  TemporaryFolder const place;
  auto const made = run("tactus-arbiter", {"hall", "init", place / "hall", "--tables", "1", "--host",
                                           "127.0.0.1", "--files", place / "hall/tables"});
  BOOST_TEST(made.status == 1);
  BOOST_TEST(made.err.find("expected a folder outside that of the broker") != std::string::npos, made.err);
}

BOOST_AUTO_TEST_CASE(the_desks_certificate_is_for_all_names_that_are_given) {
  MadeHall const hall{{"--desk-host", "desk.local", "--desk-host", "192.168.1.77"}};
  BOOST_TEST_REQUIRE(hall.ended.status == 0, hall.ended.err);
  auto const desk = hall.files + "/desk.crt", authority = hall.files + "/ca.crt";
  BOOST_TEST(is_good_for(desk, authority, "-verify_hostname", "desk.local"));
  BOOST_TEST(is_good_for(desk, authority, "-verify_ip", "192.168.1.77"));
  BOOST_TEST(is_good_for(desk, authority, "-verify_ip", "127.0.0.1"));
  BOOST_TEST(!is_good_for(desk, authority, "-verify_ip", "192.168.1.10"));
  BOOST_TEST(is_good_for(hall.folder + "/server.crt", authority, "-verify_ip", "192.168.1.10"));
  MadeHall const usual;
  BOOST_TEST(is_good_for(usual.files + "/desk.crt", usual.files + "/ca.crt", "-verify_ip", "192.168.1.10"));
}

BOOST_AUTO_TEST_CASE(behind_sudo_the_files_belong_to_who_typed_it) {
  if (::geteuid() != 0) {
    BOOST_TEST_MESSAGE("skipped: only root can give files to others");
    return;
  }
  Variable const user{"SUDO_UID", "65534"}, group{"SUDO_GID", "65534"};
  MadeHall const hall;
  BOOST_TEST_REQUIRE(hall.ended.status == 0, hall.ended.err);
  auto const owner_of = [](std::string const& path) {
    struct stat found {};
    BOOST_TEST_REQUIRE(::stat(path.c_str(), &found) == 0, path);
    return found.st_uid;
  };
  for (char const* name : {"", "/desk.conf", "/desk.key", "/tables", "/tables/table1.conf"})
    BOOST_TEST(owner_of(hall.files + name) == 65534U, name);
  BOOST_TEST(owner_of(hall.folder + "/server.key") == 0U);
}

BOOST_AUTO_TEST_CASE(the_desk_for_phones_takes_the_certificate_beside_its_account) {
  MadeHall const hall{{"--desk-host", "desk.local"}};
  Program desk{"tactus-arbiter",
               {"desk", "--broker", hall.files + "/desk.conf", "--copy", hall.place / "hall.sqlite", "--lan",
                "--port", "0"}};
  BOOST_TEST(desk.prints("phone: "));
  desk.signal(SIGTERM);
  auto const ended = desk.end();
  BOOST_TEST(ended.status == 0, ended.err);
  auto const lines = lines_of(ended.out);
  BOOST_TEST_REQUIRE(lines.size() > 2u);
  BOOST_TEST(lines[0].starts_with("https://127.0.0.1:"));
  BOOST_TEST(lines[1].starts_with("code: "));
  for (std::size_t n = 2; n < lines.size(); ++n) {
    BOOST_TEST(lines[n].starts_with("phone: "), lines[n]);  // a pipe gets no pictures
    if (lines[n].find("https://") != std::string::npos)
      BOOST_TEST(lines[n].ends_with(", which the certificate does not name: the browser will warn"),
                 lines[n]);
  }
  auto const without =
      run("tactus-arbiter", {"desk", "--game", hall.place / "g.tactus", "--lan", "--port", "0"});
  BOOST_TEST(without.status == 1);
  BOOST_TEST(without.err.find("expected --cert and --key") != std::string::npos, without.err);
}

BOOST_AUTO_TEST_SUITE_END()
