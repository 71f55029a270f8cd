// SPDX-License-Identifier: GPL-3.0-or-later
// How a program ends that is asked to while something holds its main thread: a disk, a screen, a sound
// server.
#include "src/table/session/terminal_reader.hpp"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;

BOOST_AUTO_TEST_SUITE(terminal_reader)

namespace {

enum class Errors { are_read, are_full };

struct Ended {
  int status = -1;
  std::string err;
};

/// It never returns: what ends this process is the reader alone.
[[noreturn]] void be_held(std::string const& loss) {
  keep_stop_signals_for_the_reader();
  Inbox inbox;
  inbox.note_loss(loss);
  Console console{Keyboard::none};
  TerminalReader const reader{inbox, console, [] { return Instant{}; }};
  ::kill(::getpid(), SIGTERM);
  for (;;) ::pause();
}

void fill(int fd) {
  ::fcntl(fd, F_SETFL, O_NONBLOCK);
  std::array<char, 4096> const much{};
  while (::write(fd, much.data(), much.size()) > 0) {
  }
  ::fcntl(fd, F_SETFL, 0);
}

Ended ended_while_held(std::string const& loss, Errors errors = Errors::are_read) {
  std::array<int, 2> err{};
  BOOST_TEST_REQUIRE(::pipe(err.data()) == 0);
  if (errors == Errors::are_full) fill(err[1]);
  pid_t const child = ::fork();
  if (child == 0) {
    ::dup2(err[1], STDERR_FILENO);
    be_held(loss);
  }
  ::close(err[1]);
  int status = 0;
  ::waitpid(child, &status, 0);
  Ended ended{WIFEXITED(status) ? WEXITSTATUS(status) : -1, {}};
  std::array<char, 4096> part{};
  for (ssize_t got = 0; (got = ::read(err[0], part.data(), part.size())) > 0;)
    ended.err.append(part.data(), static_cast<std::size_t>(got));
  ::close(err[0]);
  return ended;
}

}  // namespace

BOOST_AUTO_TEST_CASE(it_ends_well_where_all_is_on_disk) {
  auto const ended = ended_while_held("");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
}

BOOST_AUTO_TEST_CASE(what_was_never_written_is_told_and_it_has_failed) {
  auto const ended = ended_while_held("3 events may be lost: they could not be written");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err == "error: 3 events may be lost: they could not be written\n");
}

BOOST_AUTO_TEST_CASE(it_ends_and_has_failed_where_nobody_reads_what_it_tells) {
  BOOST_TEST(ended_while_held("3 events are lost", Errors::are_full).status == 1);
}

BOOST_AUTO_TEST_SUITE_END()
