// SPDX-License-Identifier: GPL-3.0-or-later
// A sealed process tries what no player's program may do, and is refused by the kernel; what a game needs
// goes on. Each attempt is made in a process of its own, for a seal cannot be taken back.
#include "src/table/seal/sandbox.hpp"
#include "src/table/seal/seal.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/sealed_process.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <linux/landlock.h>
#include <linux/netlink.h>
#include <map>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(seal)

using namespace tactus::program;

namespace {

int open_socket(int family, int kind) { return refusal_of(::socket(family, kind, 0)); }

struct Row {
  char const* name;
  Attempt attempt;
  int refusal;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

/// A process or a thread that begins in a world of its own.
int clone_into(unsigned long worlds) {
  long const child = ::syscall(SYS_clone, worlds | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
  if (child == 0) ::_exit(0);
  return refusal_of(child);
}

int fork_and_wait() {
  pid_t const child = ::fork();
  if (child == 0) ::_exit(0);
  return refusal_of(::waitpid(child, nullptr, 0));
}

int control(unsigned long request) {
  char letter = 'a';
  return refusal_of(::ioctl(STDIN_FILENO, request, &letter));
}

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
    {"reading another's memory",
     [] {
       char letter = 0;
       iovec const here{&letter, 1}, there{&letter, 1};
       return refusal_of(::process_vm_readv(::getppid(), &here, 1, &there, 1, 0));
     },
     EPERM},
    {"listening at a socket of this machine",
     [] {
       int const socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
       return refusal_of(::listen(socket, 1));
     },
     EPERM},
    {"tracing", [] { return refusal_of(::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr)); }, EPERM},
    {"a ring of calls that no filter sees",
     [] { return refusal_of(::syscall(SYS_io_uring_setup, 1, nullptr)); }, EPERM},
    {"a world of its own", [] { return refusal_of(::unshare(CLONE_NEWUSER)); }, EPERM},
    {"another world for a process", [] { return clone_into(CLONE_NEWUSER | CLONE_NEWNET); }, EPERM},
    {"the same by a call whose flags no filter reads",
     [] {
       std::array<std::uint64_t, 8> wanted{CLONE_NEWUSER};
       return refusal_of(::syscall(SYS_clone3, wanted.data(), sizeof wanted));
     },
     ENOSYS},
    {"mounting", [] { return refusal_of(::mount("none", "/tmp", "tmpfs", 0, nullptr)); }, EPERM},
    {"mounting, the new way", [] { return refusal_of(::syscall(SYS_fsopen, "tmpfs", 0)); }, EPERM},
    {"a tree of files that is moved",
     [] { return refusal_of(::syscall(SYS_open_tree, AT_FDCWD, "/tmp", 1)); }, EPERM},
    {"a call that no Linux has", [] { return refusal_of(::syscall(4000)); }, EPERM},
    {"typing for the person", [] { return control(TIOCSTI); }, EPERM},
    {"the same with more bits", [] { return control(TIOCSTI | (1ULL << 32U)); }, EPERM},
    {"taking the console", [] { return control(TIOCCONS); }, EPERM},
    {"a process of its own", fork_and_wait, 0},
    {"another device", [] { return open_file("/dev/ptmx", O_RDWR); }, EACCES},
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

sockaddr_un nameless(std::string const& name) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  name.copy(address.sun_path + 1, sizeof address.sun_path - 2);
  return address;
}
/// Linux 6.12 and newer.
boost::test_tools::assertion_result has_scopes(boost::unit_test::test_unit_id) {
  return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) >= 6;
}

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

BOOST_AUTO_TEST_CASE(a_nameless_socket_and_a_process_of_others_are_out_of_reach,
                     *boost::unit_test::precondition(has_scopes)) {
  TemporaryFolder const folder;
  auto const address = nameless("tactus-test-" + std::to_string(::getpid()));
  int const listening = ::socket(AF_UNIX, SOCK_STREAM, 0);
  BOOST_TEST_REQUIRE(::bind(listening, reinterpret_cast<sockaddr const*>(&address), sizeof address) == 0);
  BOOST_TEST_REQUIRE(::listen(listening, 1) == 0);
  BOOST_TEST(sealed(folder / "", [&] {
               int const client = ::socket(AF_UNIX, SOCK_STREAM, 0);
               return refusal_of(
                   ::connect(client, reinterpret_cast<sockaddr const*>(&address), sizeof address));
             }) == EPERM);
  BOOST_TEST(sealed(folder / "", [] { return refusal_of(::kill(::getppid(), 0)); }) == EPERM);
  ::close(listening);
}

BOOST_AUTO_TEST_CASE(a_thread_that_ran_before_is_told) {
  auto const told = []() -> int {
    std::jthread const early{[](std::stop_token const& stop) {
      while (!stop.stop_requested()) std::this_thread::yield();
    }};
    auto const seal = seal_program({});
    ::_exit(!seal.was_alone && !seal.is_whole() ? 0 : 1);  // the thread goes on
  };
  BOOST_TEST(forked(told) == 0);
}

BOOST_AUTO_TEST_CASE(each_call_of_the_list_is_one_and_arm64_has_it_or_its_newer_form) {
  std::map<std::string, std::string> const newer{{"access", "faccessat"},
                                                 {"arch_prctl", "prctl"},
                                                 {"chmod", "fchmodat"},
                                                 {"dup2", "dup3"},
                                                 {"epoll_create", "epoll_create1"},
                                                 {"epoll_wait", "epoll_pwait"},
                                                 {"getdents", "getdents64"},
                                                 {"getpgrp", "getpgid"},
                                                 {"lstat", "newfstatat"},
                                                 {"mkdir", "mkdirat"},
                                                 {"pause", "ppoll"},
                                                 {"pipe", "pipe2"},
                                                 {"poll", "ppoll"},
                                                 {"readlink", "readlinkat"},
                                                 {"rename", "renameat"},
                                                 {"rmdir", "unlinkat"},
                                                 {"select", "pselect6"},
                                                 {"stat", "newfstatat"},
                                                 {"time", "clock_gettime"},
                                                 {"unlink", "unlinkat"}};
  auto const is_on_arm64 = [](char const* name) {
    return seccomp_syscall_resolve_name_arch(SCMP_ARCH_AARCH64, name) >= 0;
  };
  for (auto const& part : {allowed_calls(), partly_allowed_calls()})
    for (char const* const name : part) {
      BOOST_TEST(seccomp_syscall_resolve_name(name) != __NR_SCMP_ERROR, name);
      BOOST_TEST(std::count_if(part.begin(), part.end(),
                               [&](auto const* each) { return std::string_view{each} == name; }) == 1,
                 name);
      if (is_on_arm64(name)) continue;
      auto const found = newer.find(name);
      BOOST_TEST_REQUIRE((found != newer.end()), name);
      BOOST_TEST(is_on_arm64(found->second.c_str()), found->second);
      BOOST_TEST(std::count_if(part.begin(), part.end(),
                               [&](auto const* each) { return found->second == each; }) == 1,
                 found->second);
    }
}

BOOST_AUTO_TEST_CASE(what_was_left_open_for_it_is_closed) {
  TemporaryFolder const folder;
  std::array<int, 2> inherited{};
  BOOST_TEST_REQUIRE(::pipe(inherited.data()) == 0);
  auto const left = std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(inherited[0]));
  tactus::Program play{"tactus", {"play", "--silent", "--game", folder / "a.tactus"}};
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  for (auto const& each : std::filesystem::directory_iterator{"/proc/" + std::to_string(play.id()) + "/fd"}) {
    std::error_code gone;  // closed since: it was the program's own
    auto const found = std::filesystem::read_symlink(each.path(), gone);
    BOOST_TEST((gone || found != left), found);
  }
  for (int const each : inherited) ::close(each);
}

BOOST_AUTO_TEST_CASE(play_is_sealed_and_says_so_in_its_file) {
  TemporaryFolder const folder;
  tactus::Program play{"tactus", {"play", "--silent", "--game", folder / "a.tactus"}};
  play.type("e4\n");
  BOOST_TEST(play.prints("Eva vier"));
  BOOST_TEST(status_line(play.id(), "Seccomp") == "2");
  BOOST_TEST(status_line(play.id(), "NoNewPrivs") == "1");
  play.end();
  auto const events = run("tactus-arbiter", {"export", folder / "a.tactus", "--jsonl"}).out;
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
  BOOST_TEST(told.find("\nfile: " TACTUS_BIN_DIR "/tactus: SHA-256 ") != std::string::npos);
  BOOST_TEST(told.find("/libc.so.6: SHA-256 ") != std::string::npos);
  BOOST_TEST(told.find("\nfile of Tactus: " TACTUS_BIN_DIR "/tactus-training: tactus-training training\n") !=
             std::string::npos);
  BOOST_TEST(told.find("\nother programs of Tactus: tactus-arbiter, ") != std::string::npos, told);
}

BOOST_AUTO_TEST_CASE(what_could_not_be_sealed_is_told) {
  auto const facts = facts_of(Seal{false, true, false, false});
  BOOST_TEST(facts.at(0).find("not locked: ") == 0U);
  BOOST_TEST(facts.at(1).find("locked: ") == 0U);
  BOOST_TEST(facts.at(2).find("not locked: ") == 0U);
  BOOST_TEST(facts.at(3).find("not locked: a thread") == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
