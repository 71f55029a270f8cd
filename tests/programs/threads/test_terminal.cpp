// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play` at a terminal: what stands on the screen, byte by byte, when something happens while a person
// types; and the terminal afterwards.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(terminal)

namespace {

struct Table {
  SimulatedPorts ports;
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";
  Program play{"tactus", {"play", "--silent", "--game", game, "--clock", ports.clock()}, on_a_terminal};
};

struct Keyboard {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";
  Program play{"tactus", {"play", "--silent", "--game", game}, on_a_terminal};
};

/// The terminal of a program, kept open when the program has ended.
class Mode {
 public:
  explicit Mode(Program const& program) : fd_(::open(program.terminal().c_str(), O_RDWR | O_NOCTTY)) {}
  Mode(Mode const&) = delete;
  Mode& operator=(Mode const&) = delete;
  ~Mode() { ::close(fd_); }
  bool gives_lines() const { return (attributes().c_lflag & ICANON) != 0; }
  bool echoes() const { return (attributes().c_lflag & ECHO) != 0; }
  /// As a shell does it whose job was stopped.
  void give_lines() const {
    termios lines = attributes();
    lines.c_lflag |= ICANON | ECHO;
    BOOST_TEST_REQUIRE(::tcsetattr(fd_, TCSANOW, &lines) == 0);
  }

 private:
  termios attributes() const {
    termios now{};
    BOOST_TEST_REQUIRE(::tcgetattr(fd_, &now) == 0);
    return now;
  }
  int fd_;
};

struct KeyRow {
  char const* keys;
  char const* shown;  // behind the first prompt
};
std::ostream& operator<<(std::ostream& out, KeyRow const& row) { return out << row.shown; }

KeyRow const key_rows[] = {
    {"e4\n", "e4\r\n> \r\nEva vier\r\n> "},
    {"e5\b4\n", "e5\b \b4\r\n> \r\nEva vier\r\n> "},
    {"Nf3\x15"
     "e4\n",
     "Nf3\r\n> e4\r\n> \r\nEva vier\r\n> "},
    {"e\x1b[D4\n", "e4\r\n> \r\nEva vier\r\n> "},
    {"ä\x7f"
     "e4\n",
     "ä\b \be4\r\n> \r\nEva vier\r\n> "},
};

/// From the line with the name of the game on.
std::string behind_the_agreement(std::string const& printed) {
  auto const game = printed.find("\ngame: /");
  return game == std::string::npos ? printed : printed.substr(game + 1);
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_half_typed_line_stands_again_behind_a_fact_and_is_not_broken, Table) {
  BOOST_TEST_REQUIRE(play.prints("> "));
  play.type("e");
  BOOST_TEST_REQUIRE(play.prints("> e"));
  ports.command("press black");  // begins the game
  ports.command("unplug clock");
  BOOST_TEST_REQUIRE(play.prints("Clock lost.\r\n> e"));
  ports.command("plug clock");
  BOOST_TEST_REQUIRE(play.prints("Clock back.\r\n> e"));
  play.type("4\nN");
  BOOST_TEST_REQUIRE(play.prints("> e4\r\n> N"));
  ports.command("press white");
  BOOST_TEST_REQUIRE(play.prints("Eva vier\r\n> N"));
  BOOST_TEST(behind_the_agreement(play.printed()) == "game: " + game +
                                                         "\r\n> e"
                                                         "\r\nClock lost.\r\n> e"
                                                         "\r\nClock back.\r\n> e4"
                                                         "\r\n> N\r\nEva vier\r\n> N");
  play.type("\bquit\nquit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_DATA_TEST_CASE(every_key_appends_to_the_screen_what_it_means, boost::unit_test::data::make(key_rows),
                     row) {
  Keyboard table;
  BOOST_TEST_REQUIRE(table.play.prints("> "));
  table.play.type(row.keys);
  BOOST_TEST_REQUIRE(table.play.prints("Eva vier\r\n> "));
  BOOST_TEST(behind_the_agreement(table.play.printed()) == "game: " + table.game + "\r\n> " + row.shown);
  table.play.type("quit\nquit\n");
  BOOST_TEST(table.play.end().status == 0);
}

BOOST_FIXTURE_TEST_CASE(an_error_stands_before_the_prompt_too, Keyboard) {
  BOOST_TEST_REQUIRE(play.prints("> "));
  play.type("Nf9\nhe");
  BOOST_TEST_REQUIRE(play.complains("error: Nf9 is not a move; expected for example e4, Nf3, g1f3, O-O\n"));
  BOOST_TEST(play.prints_after("Nf9", "\r\n> he"));
  play.type("\x15quit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_FIXTURE_TEST_CASE(the_terminal_gives_keys_during_a_game_and_is_as_before_after_it, Keyboard) {
  Mode const mode{play};
  BOOST_TEST_REQUIRE(play.prints("> "));
  BOOST_TEST(!mode.gives_lines());
  BOOST_TEST(!mode.echoes());
  play.type("quit\n");
  BOOST_TEST(play.wait() == 0);
  BOOST_TEST(mode.gives_lines());
  BOOST_TEST(mode.echoes());
}

BOOST_DATA_TEST_CASE(a_signal_gives_the_terminal_back,
                     boost::unit_test::data::make({SIGINT, SIGTERM, SIGHUP}), number) {
  Keyboard table;
  Mode const mode{table.play};
  BOOST_TEST_REQUIRE(table.play.prints("> "));
  table.play.signal(number);
  BOOST_TEST(table.play.wait() == 0);
  BOOST_TEST((mode.gives_lines() && mode.echoes()));
}

BOOST_FIXTURE_TEST_CASE(a_program_that_goes_on_after_a_stop_takes_the_keys_again, Keyboard) {
  Mode const mode{play};
  BOOST_TEST_REQUIRE(play.prints("> "));
  mode.give_lines();
  play.signal(SIGCONT);
  play.type("e4\n");
  BOOST_TEST_REQUIRE(play.prints("Eva vier\r\n> "));
  BOOST_TEST((!mode.gives_lines() && !mode.echoes()));
  play.type("quit\nquit\n");
  BOOST_TEST(play.wait() == 0);
  BOOST_TEST((mode.gives_lines() && mode.echoes()));
}

BOOST_FIXTURE_TEST_CASE(ctrl_c_ends_and_leaves_the_cursor_on_a_new_line, Keyboard) {
  Mode const mode{play};
  BOOST_TEST_REQUIRE(play.prints("> "));
  play.type("e");
  BOOST_TEST_REQUIRE(play.prints("> e"));
  play.type("\x03");
  BOOST_TEST(play.wait() == 0);
  BOOST_TEST((mode.gives_lines() && mode.echoes()));
  BOOST_TEST(play.prints("> e\r\n"));
}

BOOST_FIXTURE_TEST_CASE(ctrl_d_on_an_empty_line_ends_a_game_of_the_keyboard, Keyboard) {
  BOOST_TEST_REQUIRE(play.prints("> "));
  play.type("e\x04\b\x04");
  BOOST_TEST(play.wait() == 0);
}

BOOST_FIXTURE_TEST_CASE(keys_that_would_stop_the_program_or_freeze_its_screen_do_nothing, Keyboard) {
  BOOST_TEST_REQUIRE(play.prints("> "));
  play.type(
      "\x1a\x1c\x13"
      "e4\n");
  BOOST_TEST(play.prints("> e4\r\n> \r\nEva vier\r\n> "));
  play.type("quit\nquit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_SUITE_END()
