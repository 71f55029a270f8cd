// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is seen late, as it once was: several changes came with one time. A square that had just
// spoken was taken for dead, and the queen was said to go where she had never stood.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(seen_late)

namespace {

/// All at one instant, each with the full state that the board sends after it.
void at_once(Script& script, std::string_view steps) {
  for (std::size_t i = 0; i + 2 < steps.size(); i += steps[i] == '-' ? 4 : 5) {
    auto const square = *chess::Square::parse(steps.substr(i + 1, 2));
    if (steps[i] == '-')
      script.standing(W).clear(square);
    else
      script.standing(W).put(square, *chess::Piece::from_fen_letter(steps[i + 3]));
    script.report(W, square).report_all(W);
  }
}

void touch(Script& script, std::string_view square, char piece) {
  script.lift(W, square).wait(3200).place(W, square, piece).wait(1000);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_square_that_spoke_is_not_dead_and_the_moves_are_those_that_were_made) {
  Script script{from("rnbqkbnr/ppp2ppp/3p4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3")};
  script.play(B, "c8g4").press().wait(500);
  script.hands(W, "-c8 ").wait(2000);
  at_once(script, "+g4b -e5 -d4 +e5P ");
  script.wait(2900).request(W, Request::announce).wait(10000);
  touch(script, "e5", 'P');
  script.request(W, Request::announce).wait(16000).press().wait(2000);
  script.hands(B, "-e5 -d4 +e5P ").wait(10000).hands(B, "-g4 -f3 +f3b ").wait(1000).press();
  script.wait(1000).hands(W, "-g4 -f3 ").wait(3000).request(W, Request::announce);
  at_once(script, "+f3b -d1 -f3 +f3Q ");
  script.wait(3000);
  touch(script, "f3", 'Q');
  script.request(W, Request::announce).wait(2000);
  script.press().wait(1000).hands(B, "-f3 -d1 +f3Q ").wait(5000);
  BOOST_TEST(joined(script.log_of({"done", "say white bad", "irregular"})) ==
             "done b 1 c8g4 Bg4\ndone w 2 d4e5 dxe5\ndone b 3 g4f3 Bxf3\ndone w 4 d1f3 Qxf3\n");
}

BOOST_AUTO_TEST_CASE(a_capture_that_was_seen_late_is_made_when_it_is_typed) {
  Script script{from("rnbqkb1r/ppp2ppp/5n2/3pp3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4")};
  script.wait(1000);
  at_once(script, "-e5 -f3 +e5N ");
  script.wait(2000);
  BOOST_TEST(joined(script.log_of({"made"})) == "");
  script.enter(W, "f3e5").wait(1000);
  BOOST_TEST(joined(script.log_of({"made"})) == "made w 1 f3e5\n");
}

/// Its line kept what the board told while nobody read it, and tells all of it in one moment.
BOOST_AUTO_TEST_CASE(what_a_line_had_kept_from_before_is_no_look) {
  Script script{pair_with_clock()};
  for (char const* const uci : {"d2d4", "d7d5"}) {
    auto const before = script.state().line().current();
    Color const by = before.turn();
    script.play(by, uci)
        .press()
        .wait(600)
        .hands(opposite(by), steps_of(before, move_of(before, uci)))
        .wait(600);
  }
  script.feed(Resumed{}).report_all(W).report_all(B);
  for (auto const& [from, to] : {std::pair{"c2", "c4"}, {"e7", "e6"}, {"b1", "c3"}}) {
    carry_unseen(script, from, to);
    for (Color const board : {W, B})
      for (char const* const square : {from, to}) script.report(board, *chess::Square::parse(square));
    script.report_all(W).report_all(B);
  }
  script.lever(B).wait(4000);
  BOOST_TEST(joined(script.log_of({"say table missing"})) == "say table missing after d5\n");
  script.enter(W, "c2c4").wait(3000);
  BOOST_TEST(script.state().line().plies() >= 3U);
  BOOST_TEST(joined(script.log_of({"touched w"})) == "touched w d2P\n");
}

/// Both boards were set up for a new game during a cut, and then as in this one again.
BOOST_AUTO_TEST_CASE(what_is_put_up_again_behind_a_cut_was_not_touched) {
  Script script{pair_with_clock()};
  open_with_e4(script);
  script.play(B, "e7e5").press().wait(600).hands(W, "-e7 +e5p").wait(2000);
  for (auto const& [from, to] : {std::pair{"e4", "e2"}, {"e5", "e7"}}) carry_unseen(script, from, to);
  script.feed(Resumed{}).report_all(W).report_all(B).wait(300).report_all(W).report_all(B).wait(6000);
  for (Color const board : {W, B}) script.hands(board, "-e2 +e4P -e7 +e5p").wait(3000);
  script.play(W, "g1f3").press().wait(2000);
  BOOST_TEST(joined(script.log_of({"touched w", "done w"})) ==
             "touched w e2P\ndone w 1 e2e4 e4\ntouched w g1N\ndone w 3 g1f3 Nf3\n");
}

BOOST_AUTO_TEST_SUITE_END()
