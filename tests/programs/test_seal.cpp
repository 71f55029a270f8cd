// SPDX-License-Identifier: GPL-3.0-or-later
// A sealed process tries what no player's program may do, and is refused by the kernel; what a game needs
// goes on. Each attempt is made in a process of its own, for a seal cannot be taken back.
#include "src/table/seal.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <linux/landlock.h>
#include <linux/netlink.h>
#include <sched.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(seal)

using namespace tactus::program;

namespace {

/// The error number of what was refused; 0 when it was done.
using Attempt = std::function<int()>;

int refusal_of(long result) { return result < 0 ? errno : 0; }
int open_socket(int family, int kind) { return refusal_of(::socket(family, kind, 0)); }
int open_file(std::string const& path, int how) {
  return refusal_of(::open(path.c_str(), how | O_CLOEXEC, 0600));
}

/// What comes of it in a process that may write into `folder` only.
int sealed(std::string const& folder, Attempt const& attempt) {
  pid_t const child = ::fork();
  if (child == 0) ::_exit(seal_program({folder}).are_calls_sealed ? attempt() : 255);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + status;
}

/// Containers and old kernels may lack it; `tactus` tells so.
bool has_landlock() {
  return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}
boost::test_tools::assertion_result can_seal_files(boost::unit_test::test_unit_id) {
  boost::test_tools::assertion_result found{has_landlock()};
  found.message() << "skipped: expected a kernel with Landlock";
  return found;
}

struct Row {
  char const* name;
  Attempt attempt;
  int refusal;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

int run_a_program() {
  char const* const arguments[] = {"/bin/true", nullptr};
  return refusal_of(::execve("/bin/true", const_cast<char**>(arguments), nullptr));
}

// Bluetooth (31) and vsock (40) by their numbers: not every machine has their headers.
Row const rows[] = {
    {"internet", [] { return open_socket(AF_INET, SOCK_STREAM); }, EPERM},
    {"internet, datagrams", [] { return open_socket(AF_INET, SOCK_DGRAM); }, EPERM},
    {"internet 6", [] { return open_socket(AF_INET6, SOCK_STREAM); }, EPERM},
    {"netlink", [] { return open_socket(AF_NETLINK, SOCK_RAW); }, EPERM},
    {"packets", [] { return open_socket(AF_PACKET, SOCK_RAW); }, EPERM},
    {"Bluetooth", [] { return open_socket(31, SOCK_RAW); }, EPERM},
    {"virtual machines", [] { return open_socket(40, SOCK_STREAM); }, EPERM},
    {"another program", run_a_program, EPERM},
    {"another program, by descriptor",
     [] {
       char* const nothing[] = {nullptr};
       return refusal_of(::syscall(SYS_execveat, AT_FDCWD, "/bin/true", nothing, nothing, 0));
     },
     EPERM},
    {"tracing", [] { return refusal_of(::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr)); }, EPERM},
    {"a ring of calls that no filter sees",
     [] { return refusal_of(::syscall(SYS_io_uring_setup, 1, nullptr)); }, EPERM},
    {"a world of its own", [] { return refusal_of(::unshare(CLONE_NEWUSER)); }, EPERM},
    {"this machine's own sockets", [] { return open_socket(AF_UNIX, SOCK_STREAM); }, 0},
    {"a device", [] { return open_file("/dev/null", O_RDWR); }, 0},
    {"sound's settings", [] { return open_file("/usr/share/alsa", O_RDONLY | O_DIRECTORY); }, 0},
};

Row const rows_of_files[] = {
    {"reading anybody's files", [] { return open_file("/usr/share/common-licenses/GPL-3", O_RDONLY); },
     EACCES},
    {"reading a folder", [] { return open_file("/usr/share", O_RDONLY | O_DIRECTORY); }, EACCES},
    {"writing elsewhere", [] { return open_file("/var/tmp/tactus_sealed", O_WRONLY | O_CREAT); }, EACCES},
    {"changing a system file", [] { return open_file("/etc/hostname", O_WRONLY); }, EACCES},
};

std::string status_line(pid_t process, std::string const& name) {
  std::ifstream in{"/proc/" + std::to_string(process) + "/status"};
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(name + ":")) return line.substr(name.size() + 2);
  return {};
}

}  // namespace

BOOST_DATA_TEST_CASE(the_kernel_refuses_a_sealed_program, boost::unit_test::data::make(rows), row) {
  TemporaryFolder const folder;
  BOOST_TEST(sealed(folder / "", row.attempt) == row.refusal);
}

BOOST_TEST_DECORATOR(*boost::unit_test::precondition(can_seal_files))
BOOST_DATA_TEST_CASE(the_kernel_refuses_it_files_of_others, boost::unit_test::data::make(rows_of_files),
                     row) {
  TemporaryFolder const folder;
  BOOST_TEST(sealed(folder / "", row.attempt) == row.refusal);
}

BOOST_AUTO_TEST_CASE(the_folder_of_the_game_is_open_and_the_one_beside_it_is_not,
                     *boost::unit_test::precondition(can_seal_files)) {
  TemporaryFolder const game, other;
  BOOST_TEST(sealed(game / "", [&] { return open_file(game / "a.tactus", O_RDWR | O_CREAT); }) == 0);
  BOOST_TEST(sealed(game / "", [&] { return refusal_of(::unlink((game / "a.tactus").c_str())); }) == 0);
  BOOST_TEST(sealed(game / "", [&] { return open_file(other / "a.tactus", O_RDWR | O_CREAT); }) == EACCES);
}

BOOST_AUTO_TEST_CASE(without_a_seal_the_same_attempts_are_possible) {
  BOOST_TEST(open_socket(AF_INET, SOCK_STREAM) == 0);
  BOOST_TEST(open_file("/usr/share", O_RDONLY | O_DIRECTORY) == 0);
}

BOOST_AUTO_TEST_CASE(play_is_sealed_and_says_so_in_its_file) {
  TemporaryFolder const folder;
  tactus::Program play{"tactus", {"play", "--silent", "--game", folder / "a.tactus"}};
  play.type("e4\n");
  BOOST_TEST(play.prints("Eva vier"));
  BOOST_TEST(status_line(play.id(), "Seccomp") == "2");
  BOOST_TEST(status_line(play.id(), "NoNewPrivs") == "1");
  play.end();
  auto const events = run("tactus", {"export", folder / "a.tactus", "--jsonl"}).out;
  std::string const told = has_landlock() ? "\"sealed\":true" : "\"sealed\":false";
  BOOST_TEST(lines_of(events).at(0).find(told) != std::string::npos, events);
}

BOOST_AUTO_TEST_CASE(attest_tells_what_the_kernel_did) {
  auto const told = run("tactus", {"attest"}).out;
  BOOST_TEST(told.find("\nlocked: no network, no other program, by the kernel (seccomp)\n") !=
             std::string::npos);
  std::string const files =
      has_landlock()
          ? "\nlocked: no file but of the game, speech, sound and devices, by the kernel (Landlock)\n"
          : "\nnot locked: files; expected a kernel with Landlock (Linux 5.13 or newer)\n";
  BOOST_TEST(told.find(files) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_could_not_be_sealed_is_told) {
  auto const facts = facts_of(Seal{false, true});
  BOOST_TEST(facts.at(0).find("not locked: ") == 0U);
  BOOST_TEST(facts.at(1).find("locked: ") == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
