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
  if (!result) result.message() << "skipped: expected Debian package brltty (scripts/setup test)";
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

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
