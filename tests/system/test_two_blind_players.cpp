// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game of two blind players, nothing agreed but that: each move reaches the other one, in his ear
// and, where he reads a display of 14 cells, under his fingers.
#include "tests/programs/program.hpp"
#include "tests/speech/braille/virtual_display.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/temporary_folder.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(two_blind_players)

namespace {

namespace studio = speech::test;
using studio::Ear;

boost::test_tools::assertion_result has_display(boost::unit_test::test_unit_id) {
  boost::test_tools::assertion_result result{studio::has_brltty()};
  if (!result) result.message() << "expected Debian package brltty (scripts/setup test)";
  return result;
}

/// White's ear is the left side of the only device, Black's the right one.
struct TableOfTwo {
  studio::SoundStudio room{1, studio::Reached::as_on_debian};
  studio::VirtualDisplay display;
  TemporaryFolder folder;
  std::unique_ptr<Program> play;

  TableOfTwo() {
    display.start_brltty();
    display.plug_in(14);
    play = std::make_unique<Program>(
        "tactus",
        std::vector<std::string>{"play", "--language", "en", "--blind", "both", "--table-sound", "pulse",
                                 "--white-sound", "pulse:left", "--black-sound", "pulse:right", "--braille",
                                 "white", "--game", folder / "a.tactus"});
    BOOST_TEST_REQUIRE(play->prints("a.tactus"));
    room.listen(2);
  }
  double loud(Ear ear, std::size_t start) const {
    return studio::loud_seconds(room.recording(1, ear), studio::studio_rate_hz, start);
  }
  /// Typed; the opponent hears it, in his ear alone.
  void make(std::string const& move, Ear opponents, Ear own) {
    std::size_t const start = room.recorded();
    play->type(move + '\n');
    BOOST_TEST(studio::eventually([&] { return loud(opponents, start) > 0.2; }), move);
    room.listen(1);
    BOOST_TEST(loud(own, start) == 0, move);
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(each_move_of_a_whole_game_reaches_each_of_them,
                     *boost::unit_test::precondition(has_display)) {
  TableOfTwo table;
  struct {
    char const *white, *black, *cells;
  } const moves[] = {{"e4", "e5", "1...e5        "},   {"Nf3", "Nc6", "2...Nc6       "},
                     {"Bc4", "Bc5", "3...Bc5       "}, {"O-O", "Nf6", "4...Nf6       "},
                     {"d3", "O-O", "5...O-O       "},  {"Ng5", "h6", "6...h6        "}};
  for (auto const& [white, black, cells] : moves) {
    table.make(white, Ear::right, Ear::left);
    table.make(black, Ear::left, Ear::right);
    BOOST_TEST(table.display.shows(cells));
  }
  table.play->type("draw white\naccept black\n");
  BOOST_TEST(table.display.has_shown({"6...h6 ", "Draw"}));
  BOOST_TEST(table.display.shows("Draw          "));
  BOOST_TEST(table.play->end().err == "");
}

BOOST_AUTO_TEST_CASE(the_sound_that_fails_is_told_on_the_screen_and_kept_for_the_arbiter) {
  studio::SoundStudio room{1, studio::Reached::as_on_debian};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{"tactus",
               {"play", "--language", "en", "--blind", "both", "--table-sound", "pulse", "--white-sound",
                "pulse:left", "--black-sound", "pulse:right", "--game", file}};
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  room.listen(2);
  play.type("e4\n");
  BOOST_TEST(studio::eventually(
      [&] { return studio::loud_seconds(room.recording(1, Ear::right), studio::studio_rate_hz, 0) > 0.2; }));
  room.pull_the_plug(1);
  for (char const* line : {"Loudspeaker lost.", "Earphone of White lost.", "Earphone of Black lost."})
    BOOST_TEST(play.prints(line), line);
  auto const ended = play.end();
  BOOST_TEST(ended.err.find("Expression") == std::string::npos, ended.err);  // no line of a sound library
  BOOST_TEST(ended.err.find("no sound") != std::string::npos, ended.err);
  Program watch{"tactus-arbiter", {"watch", file}};
  BOOST_TEST(watch.prints("earphone of White"));
}

namespace {

/// A display for each, nobody heard.
struct TwoDisplays {
  studio::VirtualDisplay white, black{false};
  TemporaryFolder folder;
  std::unique_ptr<Program> play;

  TwoDisplays() {
    white.start_brltty();
    white.plug_in(14);
    black.start_brltty();
    black.plug_in(20);
    play = std::make_unique<Program>(
        "tactus", std::vector<std::string>{"play", "--language", "en", "--blind", "both", "--silent",
                                           "--braille", "white=" + white.host() + ",black=" + black.host(),
                                           "--game", folder / "a.tactus"});
    BOOST_TEST_REQUIRE(play->prints("a.tactus"));
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(each_reads_his_own_display_and_never_the_answers_of_the_other,
                     *boost::unit_test::precondition(has_display)) {
  TwoDisplays table;
  table.play->type("e4\n");
  BOOST_TEST(table.black.shows("1.e4                "));
  table.play->type("e5\n");
  BOOST_TEST(table.white.shows("1...e5        "));
  table.play->type("count 2\n");
  BOOST_TEST(table.black.has_shown({"1.e4", "Moves: 1"}));
  table.white.press("ROUTE 2");
  BOOST_TEST(table.white.has_shown({"Moves: 1"}));
  table.play->type("time 2\ndraw 2\n");
  BOOST_TEST(table.black.has_shown({"No clock time"}));
  BOOST_TEST(table.play->prints("Draw offered by Black."));
  for (std::string const& cells : table.white.all_shown())
    BOOST_TEST(cells.find("clock") == std::string::npos, cells);
  table.white.press("ROUTE 5");
  BOOST_TEST(table.white.has_shown({"Accept?"}));
  table.white.press("ROUTE 5");
  BOOST_TEST(table.black.has_shown({"Draw"}));
  BOOST_TEST(table.play->prints("Game over. Draw."));
  table.black.unplug();
  BOOST_TEST(table.play->end().err == "");
}

BOOST_AUTO_TEST_CASE(an_offer_that_he_answered_by_a_move_stands_on_no_display_any_more,
                     *boost::unit_test::precondition(has_display)) {
  TwoDisplays table;
  table.play->type("e4\ne5\n");
  BOOST_TEST(table.white.shows("1...e5        "));
  table.play->type("draw 2\n");
  BOOST_TEST(table.white.shows("Draw offered  "));
  table.play->type("Nf3\n");
  BOOST_TEST(table.white.shows("noted         "));  // his own move
  table.white.press("FWINLT");
  BOOST_TEST(table.white.shows("1...e5        "));
  table.play->type("Nc6\n");
  BOOST_TEST(table.white.shows("2...Nc6       "));
  (void)table.play->end();
}

BOOST_AUTO_TEST_CASE(a_display_that_is_lost_is_named_by_its_reader,
                     *boost::unit_test::precondition(has_display)) {
  TwoDisplays table;
  table.play->type("e4\n");
  BOOST_TEST(table.black.shows("1.e4                "));
  table.black.unplug();
  BOOST_TEST(table.play->prints("Braille display of Black lost."));
  BOOST_TEST(table.white.has_shown({"Black display"}));
  BOOST_TEST(table.play->end().err.find("no Braille") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_key_is_answered_under_the_fingers, *boost::unit_test::precondition(has_display)) {
  studio::VirtualDisplay display;
  display.start_brltty();
  display.plug_in(40);
  TemporaryFolder folder;
  Program play{"tactus",
               {"play", "--language", "en", "--blind", "white", "--deaf", "white", "--assistant",
                "white=Cleo", "--braille", "white", "--silent", "--game", folder / "a.tactus"}};
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  struct {
    char const *typed, *cells;
  } const answers[] = {{"5", "announced; no board of White is read"},
                       {"e4", "noted"},
                       {"+", "the recorder is off"},
                       {"*+", "the game is not adjourned"},
                       {"9 7-3", "expected result 1-0"},
                       {"4", "Black to move"}};
  for (auto const& [typed, cells] : answers) {
    play.type(std::string{typed} + '\n');
    BOOST_TEST(display.has_shown({cells}), typed);
  }
  (void)play.end();
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
