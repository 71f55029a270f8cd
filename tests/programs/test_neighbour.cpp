// SPDX-License-Identifier: GPL-3.0-or-later
// Another program of the same person beside a game: it neither reads nor writes the game's memory, nor that
// of the guard, and traces neither. And a library that hides itself before the first line is seen.
#include "src/table/seal/own_memory.hpp"
#include "tests/forked.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(neighbour)

namespace {

constexpr uid_t another = 65534;  // an account with no right beside; root may do all things

bool is_root() { return ::geteuid() == 0; }

/// As the player whom both belong to.
int as_player(std::function<int()> const& attempt) {
  return forked([&] {
    bool const is_he = !is_root() || (::setresgid(another, another, another) == 0 &&
                                      ::setresuid(another, another, another) == 0);
    return is_he ? attempt() : 255;
  });
}

/// The program lies where he may start it.
struct PlayersGame {
  TemporaryFolder folder;
  std::string const program = folder / "tactus";
  std::string const file = folder / "a.tactus";

  PlayersGame() {
    std::filesystem::copy_file(std::string{TACTUS_BIN_DIR} + "/tactus", program);
    for (std::string const& each : {folder / "", program})
      BOOST_TEST_REQUIRE((!is_root() || ::chown(each.c_str(), another, another) == 0));
  }
  std::string first() const { return is_root() ? "/usr/bin/setpriv" : program; }
  std::vector<std::string> arguments(std::vector<std::string> const& of_program) const {
    std::vector<std::string> all;
    if (is_root()) all = {"--reuid=65534", "--regid=65534", "--clear-groups", program};
    all.insert(all.end(), of_program.begin(), of_program.end());
    return all;
  }
};

struct RunningGame : PlayersGame {
  Program play{first(), arguments({"play", "--silent", "--language", "en", "--game", file})};

  RunningGame() { BOOST_TEST_REQUIRE(play.prints("game: ")); }
};

int refusal_of(long result) { return result < 0 ? errno : 0; }
int open_of(pid_t process, char const* name, int how) {
  return refusal_of(::open(("/proc/" + std::to_string(process) + '/' + name).c_str(), how | O_CLOEXEC));
}
int read_from(pid_t process) {
  static char letter = 0;
  iovec const here{&letter, 1}, there{&letter, 1};  // any address: the right is judged first
  return refusal_of(::process_vm_readv(process, &here, 1, &there, 1, 0));
}

int take_descriptor_of(pid_t process) {
  long const whole = ::syscall(SYS_pidfd_open, process, 0);
  return whole < 0 ? refusal_of(whole) : refusal_of(::syscall(SYS_pidfd_getfd, whole, STDIN_FILENO, 0));
}

struct Way {
  char const* name;
  int (*attempt)(pid_t process);
  int refusal;
};
std::ostream& operator<<(std::ostream& out, Way const& way) { return out << way.name; }

Way const ways[] = {
    {"writing by its file of memory", [](pid_t p) { return open_of(p, "mem", O_RDWR); }, EACCES},
    {"reading by its file of memory", [](pid_t p) { return open_of(p, "mem", O_RDONLY); }, EACCES},
    {"what is mapped", [](pid_t p) { return open_of(p, "maps", O_RDONLY); }, EACCES},
    {"reading from process to process", read_from, EPERM},
    {"taking a descriptor", take_descriptor_of, EPERM},
    {"tracing", [](pid_t p) { return refusal_of(::ptrace(PTRACE_SEIZE, p, nullptr, nullptr)); }, EPERM},
};

}  // namespace

BOOST_DATA_TEST_CASE(another_program_of_the_player_reaches_neither_game_nor_guard,
                     boost::unit_test::data::make(ways), way) {
  RunningGame const game;
  BOOST_TEST(as_player([&] { return way.attempt(game.play.id()); }) == way.refusal);
  BOOST_TEST_REQUIRE(game.play.first_child() > 0);
  BOOST_TEST(as_player([&] { return way.attempt(game.play.first_child()); }) == way.refusal);
  // What is refused there is done to a process of his that is not closed.
  Program other{is_root() ? "/usr/bin/setpriv" : "/bin/cat",
                is_root()
                    ? std::vector<std::string>{"--reuid=65534", "--regid=65534", "--clear-groups", "/bin/cat"}
                    : std::vector<std::string>{}};
  other.type("here\n");
  BOOST_TEST_REQUIRE(other.prints("here"));
  if (program::yama_scope() == "none" || program::yama_scope() == "0")
    BOOST_TEST(as_player([&] { return way.attempt(other.id()); }) != way.refusal);
}

BOOST_AUTO_TEST_CASE(no_command_starts_the_sound_server_that_a_file_at_home_names) {
  PlayersGame const game;
  std::string const pulse = game.folder / ".config/pulse";
  std::filesystem::create_directories(pulse);
  std::string const server = game.folder / "server.sh", mark = game.folder / "began";
  std::ofstream{server} << "#!/bin/sh\n: >" << mark << '\n';
  std::filesystem::permissions(server, std::filesystem::perms::all);
  std::ofstream{pulse + "/client.conf"} << "autospawn = yes\ndaemon-binary = " << server << '\n';
  for (std::vector<std::string> const& command :
       {std::vector<std::string>{"voices"}, {"voices", "--hear"}, {"outputs"}, {"check"}, {"attest"}}) {
    auto words = game.arguments(command);
    words.insert(words.end() - static_cast<std::ptrdiff_t>(command.size() + 1),
                 {"/usr/bin/env", "HOME=" + (game.folder / "")});
    run(game.first(), words);
    BOOST_TEST(!std::filesystem::exists(mark), command.front());
  }
}

namespace {

/// The library lies where the player may read it, and runs before the program's first line.
struct Hider {
  PlayersGame game;
  std::string const library = game.folder / "hider.so", mark = game.folder / "ran";
  std::string const preloaded = "LD_PRELOAD=" + library, marked = "TACTUS_HIDER_MARK=" + mark;

  Hider() { std::filesystem::copy_file(TACTUS_HIDER, library); }
  /// As the player, begun by `begun_by`.
  Program play(std::vector<std::string> begun_by) const {
    std::vector<std::string> words{game.program, "play", "--silent", "--language", "en", "--game", game.file};
    words.insert(words.begin(), begun_by.begin(), begun_by.end());
    if (is_root()) {
      words.insert(words.begin(), {"--reuid=65534", "--regid=65534", "--clear-groups"});
      return {"/usr/bin/setpriv", words};
    }
    return {words.front(), {words.begin() + 1, words.end()}};
  }
};

bool is_sanitized() { return std::string_view{TACTUS_SANITIZE} != ""; }  // what sanitizes wants to come first

}  // namespace

BOOST_AUTO_TEST_CASE(a_library_that_leaves_the_environment_keeps_the_game_from_beginning) {
  if (is_sanitized()) return;
  Hider const hider;
  auto play = hider.play({"/usr/bin/env", hider.preloaded, hider.marked});
  auto const refused = play.end();
  BOOST_TEST(std::filesystem::exists(hider.mark));
  BOOST_TEST(refused.status == 2);
  BOOST_TEST(refused.err.find("LD_PRELOAD") != std::string::npos, refused.err);
  BOOST_TEST(!std::filesystem::exists(hider.game.file));
}

BOOST_AUTO_TEST_CASE(code_that_also_left_the_kernels_copy_is_named_as_code_without_a_file) {
  if (is_sanitized()) return;
  Hider const hider;
  auto play = hider.play({"/usr/bin/env", hider.preloaded, hider.marked, "TACTUS_HIDER=kernel"});
  BOOST_TEST_REQUIRE(play.prints("game: "), play.complained());
  BOOST_TEST(std::filesystem::exists(hider.mark));
  play.type("quit\n");
  play.end();
  Program watch{"tactus-arbiter", {"watch", hider.game.file}};
  BOOST_TEST(watch.prints("not of the system: code in memory that is of no file"), watch.printed());
}

BOOST_AUTO_TEST_CASE(a_loader_that_was_begun_by_hand_keeps_the_game_from_beginning) {
  if (is_sanitized()) return;
  for (char const* loader : {"/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"}) {
    if (!std::filesystem::exists(loader)) continue;
    Hider const hider;
    auto play = hider.play({loader, "--preload", hider.library});
    auto const refused = play.end();
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(refused.err.find("ld.so") != std::string::npos, refused.err);
  }
}

BOOST_AUTO_TEST_CASE(a_game_of_a_person_without_rights_is_sealed_as_any) {
  RunningGame game;
  game.play.type("e4\nquit\n");
  BOOST_TEST(game.play.end().status == 0);
  Program watch{"tactus-arbiter", {"watch", game.file}};
  BOOST_TEST(watch.prints("\nopen to write: "));  // behind all that is worth a line
  BOOST_TEST(watch.printed().find("\nsealed by the kernel") != std::string::npos, watch.printed());
  BOOST_TEST(watch.printed().find("unlike other machines: its memory") == std::string::npos, watch.printed());
}

BOOST_AUTO_TEST_SUITE_END()
