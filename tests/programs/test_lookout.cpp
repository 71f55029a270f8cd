// SPDX-License-Identifier: GPL-3.0-or-later
// While it plays, the player's program looks at itself: who ends its guard or reads along stands on the
// arbiter's watch, and nobody at the table hears of it.
#include "tests/programs/program.hpp"
#include "tests/programs/sealed_process.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>
#include <sys/ptrace.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(lookout)

namespace {

struct Game {
  TemporaryFolder folder;
  std::string file = folder / "a.tactus";
  Program play{"tactus", {"play", "--silent", "--game", file}};

  Game() { BOOST_TEST_REQUIRE(play.prints("game: ")); }
  bool is_on_watch(std::string const& line) const {
    Program watch{"tactus-arbiter", {"watch", file}};
    return watch.prints("while it plays: " + line);
  }
};

}  // namespace

BOOST_TEST_DECORATOR(*boost::unit_test::precondition(can_seal_files))
BOOST_AUTO_TEST_CASE(a_guard_that_was_killed_is_told_to_the_arbiter_alone) {
  Game game;
  BOOST_TEST_REQUIRE(game.play.first_child() > 0);
  ::kill(game.play.first_child(), SIGKILL);
  BOOST_TEST(game.is_on_watch("the guard is gone"));
  game.play.type("e4\nquit\n");
  auto const ended = game.play.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.find("guard") == std::string::npos);
}

BOOST_TEST_DECORATOR(*boost::unit_test::precondition(can_seal_files))
BOOST_AUTO_TEST_CASE(a_guard_that_was_stopped_goes_on_and_is_told_to_the_arbiter_alone) {
  Game game;
  BOOST_TEST_REQUIRE(game.play.first_child() > 0);
  ::kill(game.play.first_child(), SIGSTOP);
  BOOST_TEST(game.is_on_watch("another program stopped the guard; it goes on"));
  game.play.type("e4\nquit\n");
  auto const ended = game.play.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.find("guard") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(who_traces_the_game_is_told_to_the_arbiter_alone) {
  Game game;
  BOOST_TEST_REQUIRE(::ptrace(PTRACE_SEIZE, game.play.id(), nullptr, nullptr) == 0);
  BOOST_TEST(game.is_on_watch("another program reads along"));
  BOOST_TEST(game.play.printed().find("reads along") == std::string::npos);
  game.play.signal(SIGKILL);
}

BOOST_AUTO_TEST_SUITE_END()
