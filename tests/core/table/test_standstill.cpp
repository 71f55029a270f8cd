// SPDX-License-Identifier: GPL-3.0-or-later
// The machine slept, or the program stood still: what happened meanwhile comes in an order that nobody saw,
// and no player is blamed by it.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(standstill)

namespace {

/// A move is made and pressed, and copied, while nothing is read.
void play_unseen(Script& script, chess::Square from, chess::Square to) {
  for (Color const board : {W, B}) {
    auto& truth = script.standing(board);
    auto const piece = *truth.at(from);
    truth.clear(from);
    truth.put(to, piece);
  }
}

chess::Square at(char const* name) { return chess::Square::parse(name).value(); }

std::string told(Script const& script) { return joined(script.log_of({"irregular", "differs", "done"})); }

}  // namespace

BOOST_AUTO_TEST_CASE(a_move_and_its_press_in_the_stretch_are_found_and_nobody_is_blamed) {
  for (auto const announcer : {Announcer::person, Announcer::tactus})
    for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
      TableSetup setup = pair_with_clock();
      setup.announcer = announcer;
      setup.white.is_blind = false;
      setup.black.is_blind = true;
      setup.white_board = setup.black_board = kind;
      Script script{setup};
      script.wait(3000);
      play_unseen(script, at("e2"), at("e4"));
      script.feed(StoodStill{Millis{50'000}});
      script.show_clock(B, true);  // the press is read before the boards
      script.report_all(W).report_all(B).wait(300).report_all(W).report_all(B).wait(4000);
      BOOST_TEST(told(script) == "done w 1 e2e4 e4 found\n");
    }
}

BOOST_AUTO_TEST_CASE(asleep_with_a_piece_in_the_hand_blames_nobody) {
  Script script{pair_with_clock()};
  script.wait(3000).lift(W, "e2");
  script.feed(StoodStill{Millis{20'000}});
  script.place(W, "e4", 'P').wait(1000).request(W, Request::announce).wait(500).press().wait(2000);
  BOOST_TEST(told(script) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(nothing_happened_and_nothing_is_told) {
  Script script{pair_with_clock()};
  script.wait(3000).feed(StoodStill{Millis{9'000}});
  script.report_all(W).report_all(B).wait(5000);
  BOOST_TEST(told(script) == "");
  BOOST_TEST(joined(script.log_of({"say"})) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
