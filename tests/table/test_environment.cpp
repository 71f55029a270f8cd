// SPDX-License-Identifier: GPL-3.0-or-later
// What the player's program keeps of a person's environment, and what is strange in a world.
#include "src/table/seal/environment.hpp"
#include "tests/forked.hpp"
#include "tests/temporary_folder.hpp"

#include <cstdlib>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(environment)

using namespace tactus::program;

namespace {

struct Row {
  char const* name;
  char const* value;
  bool is_kept;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name << '=' << row.value; }

Row const rows[] = {
    {"LANG", "fi_FI.UTF-8", true},
    {"LANGUAGE", "fi:sv", true},
    {"LC_ALL", "C.UTF-8", true},
    {"LC_ALL", "../../tmp/evil", false},
    {"TZ", "Europe/Helsinki", true},
    {"TZ", ":/etc/passwd", false},
    {"TZ", "/etc/passwd", false},
    {"TERM", "xterm-256color", true},
    {"TERM", "/tmp/evil", false},
    {"HOME", "/home/anna", true},
    {"HOME", "anna", false},
    {"PULSE_SERVER", "unix:/tmp/native", true},
    {"XDG_RUNTIME_DIR", "/", false},
    {"XDG_RUNTIME_DIR", "", false},
    {"PATH", "/usr/bin", false},
    {"PULSE_COOKIE", "/", false},
    {"TACTUS_LOCALES", "/tmp", false},
    {"ESPEAK_DATA_PATH", "/tmp", false},
    {"LANGX", "fi", false},
};

/// What a process says whose environment is these rows and nothing else: its kept and dropped ones, and what
/// is left.
bool is_kept_in_a_process(Row const& row, Program const& program) {
  int const said = forked([&] {
    ::clearenv();
    ::setenv(row.name, row.value, 1);
    auto const found = keep_listed_variables(program);
    bool const is_left = std::getenv(row.name) != nullptr;
    bool const is_told = (is_left ? found.kept.size() : found.dropped.size()) == 1;
    return is_told ? int{is_left} : 2;
  });
  BOOST_TEST_REQUIRE(said < 2);
  return said == 1;
}

}  // namespace

BOOST_DATA_TEST_CASE(what_is_not_on_the_list_is_not_there, boost::unit_test::data::make(rows), row) {
  BOOST_TEST(is_kept_in_a_process(row, tournament_program) == row.is_kept);
}

BOOST_AUTO_TEST_CASE(what_acts_before_the_program_stays_to_be_refused) {
  BOOST_TEST(acts_before_the_program("LD_PRELOAD"));
  BOOST_TEST(acts_before_the_program("GLIBC_TUNABLES"));
  BOOST_TEST(!acts_before_the_program("ALSA_CONFIG_PATH"));
}

BOOST_AUTO_TEST_CASE(a_server_outside_the_system_is_named) {
  Environment const seen{{"PULSE_SERVER=unix:/tmp/native", "SPEECHD_ADDRESS=unix_socket:/run/user/1000/s"},
                         {}};
  BOOST_TEST(servers_elsewhere(seen) ==
                 std::vector<std::string>{"server of this user: PULSE_SERVER=unix:/tmp/native"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(mounts_over_libraries_and_settings_of_sound_are_named) {
  char const* const mounts =
      "27 1 254:0 / / rw - ext4 /dev/vda rw\n"
      "30 27 0:25 / /usr/lib/x86_64-linux-gnu/alsa-lib rw - tmpfs tmpfs rw\n"
      "31 27 0:26 / /home rw - tmpfs tmpfs rw\n"
      "32 27 0:27 /x /etc/alsa/conf.d rw - ext4 /dev/vda rw\n"
      "33 27 0:28 / /usr rw - tmpfs tmpfs rw\n"
      "34 27 0:28 / /libraries rw - tmpfs tmpfs rw\nbroken\n";
  std::vector<std::string> const named{"/etc/alsa/conf.d", "/usr", "/usr/lib/x86_64-linux-gnu/alsa-lib"};
  BOOST_TEST(mounts_over_libraries(mounts) == named, boost::test_tools::per_element());
  BOOST_TEST(mounts_over_libraries("").empty());
}

BOOST_AUTO_TEST_CASE(a_user_namespace_is_told_from_the_machine) {
  BOOST_TEST(!is_user_namespace("         0          0 4294967295\n"));
  BOOST_TEST(is_user_namespace("         0       1000          1\n"));
  BOOST_TEST(is_user_namespace(""));
}

BOOST_AUTO_TEST_CASE(a_game_writes_into_folders_of_ones_own_alone) {
  TemporaryFolder const own;
  for (char const* folder : {"/", "/dev", "/dev/shm", "/proc/self", "/usr/lib", "/etc", "/sys"})
    BOOST_TEST(folder_fault(tournament_program, folder).has_value(), folder);
  BOOST_TEST(!folder_fault(tournament_program, own.path()).has_value());
  BOOST_TEST(!folder_fault(tournament_program, own / "missing").has_value());  // told otherwise
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
