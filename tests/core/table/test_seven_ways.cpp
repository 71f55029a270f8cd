// SPDX-License-Identifier: GPL-3.0-or-later
// Seven ways by which the table once told whether a move was legal, found by twin games. Each is asked in
// both twins and must be answered alike, and as the rule of form wants it.
#include "core/arbitration/judged_line.hpp"
#include "core/table/table_state.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(seven_ways)

namespace {

constexpr char const* may_castle = "4k3/8/8/8/8/8/8/4K2R w K - 0 9";
constexpr char const* may_not_castle = "4k3/8/8/8/8/8/8/4K2R w - - 0 9";
constexpr char const* free_knight = "k3n3/8/8/3p4/8/2N5/8/7K w - - 0 9";
constexpr char const* pawn_is_free = "k3n3/8/8/3p4/4P3/8/8/4K3 w - - 0 9";
constexpr char const* pawn_is_pinned = "k3r3/8/8/3p4/4P3/8/8/4K3 w - - 0 9";
constexpr char const* both[] = {may_castle, may_not_castle};

TableSetup two_boards(BoardKind kind = BoardKind::occupancy) {
  TableSetup setup = pair_with_clock();
  setup.white_board = setup.black_board = kind;
  setup.white.is_blind = setup.black.is_blind = true;
  return setup;
}

TableSetup keyboards() {
  TableSetup setup;
  setup.white.is_blind = setup.black.is_blind = true;
  return setup;
}

/// How long after the announce key the first word is said.
long wait_for_words(Script& script) {
  script.request(W, Request::announce);
  for (long waited = 0; waited < 5000; waited += 10) {
    if (!script.log_of({"say"}).empty()) return waited;
    script.wait(10);
  }
  return -1;
}

}  // namespace

BOOST_DATA_TEST_CASE(n1_king_and_rook_out_of_their_holes_have_not_fallen_over, data::make(both), fen) {
  Script script{from(fen, two_boards())};
  script.lift(W, "e1").lift(W, "h1").wait(5000);
  BOOST_TEST(joined(script.log_of({"say"})) == "");
}

BOOST_DATA_TEST_CASE(n1_capturer_and_captured_out_of_their_holes_have_not_fallen_over,
                     data::make({pawn_is_free, pawn_is_pinned, free_knight}), fen) {
  Script script{from(fen, two_boards())};
  script.lift(W, "d5").lift(W, std::string_view{fen} == free_knight ? "c3" : "e4").wait(5000);
  BOOST_TEST(joined(script.log_of({"say"})) == "");
}

BOOST_DATA_TEST_CASE(n2_an_assistant_is_told_of_a_move_that_stands_without_key_or_press,
                     data::make({pawn_is_free, pawn_is_pinned}), fen) {
  TableSetup setup = two_boards();
  setup.announcer = Announcer::person;
  setup.white.guided = DutySet::all();
  Script script{from(fen, setup)};
  script.hands(W, "-d5 -e4 +d5P ").wait(5000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say wa make on b 1 e4d5\n");
}

BOOST_DATA_TEST_CASE(n3_boards_that_agree_call_no_arbiter, data::make({may_castle, may_not_castle}), fen) {
  TableSetup setup = two_boards();
  setup.difference_notice = DifferenceNotice::call_arbiter;
  Script script{from(fen, setup)};
  std::string const castles = "-e1 -h1 +g1K +f1R ";
  script.hands(W, castles).wait(1000).request(W, Request::announce).press().wait(1000);
  script.hands(B, castles).wait(30'000);
  BOOST_TEST(joined(script.log_of({"say table", "say white", "differs"})).find("arbiter") ==
             std::string::npos);
  BOOST_TEST(joined(script.log_of({"done", "copied", "differs"})) == "done w 1 e1h1 O-O\ncopied b 1\n");
}

BOOST_DATA_TEST_CASE(n4_an_offer_lapses_when_a_move_is_entered, data::make(both), fen) {
  Script script{from(fen, keyboards())};
  script.feed(DrawOffered{B}).enter(W, "O-O").feed(DrawAnswered{W, true}).wait(1000);
  BOOST_TEST(joined(script.log_of({"ended"})) == "");
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_DATA_TEST_CASE(n5_a_game_that_is_taken_up_again_has_the_moves_that_were_recorded, data::make(both),
                     fen) {
  Script script{from(fen, keyboards())};
  script.enter(W, "O-O").enter(B, "e8e7").wait(1000);
  auto const& line = script.state().line();
  BOOST_TEST(line.plies() == 2U);
  BOOST_TEST((line.moves().front() == move_of(from(fen).start.diagram(), "e1g1")));
  // Only who may judge sees the difference.
  arbitration::JudgedLine const judged{line};
  BOOST_TEST(judged.is_legal(1) == (std::string_view{fen} == may_castle));
}

BOOST_DATA_TEST_CASE(n6_plies_are_counted_as_they_were_completed, data::make(both), fen) {
  Script script{from(fen, keyboards())};
  script.enter(W, "O-O").enter(B, "e8e7").request(B, Request::move_number).wait(1000);
  BOOST_TEST(script.state().line().plies() == 2U);
  BOOST_TEST(joined(script.log_of({"say black moves"})) == "say black moves 9\n");
}

BOOST_DATA_TEST_CASE(n7_the_announce_key_answers_at_the_same_time, data::make({true, false}), knows_pieces) {
  auto const kind = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  auto const waited = [&](char const* fen) {
    Script script{from(fen, two_boards(kind))};
    script.hands(W, "-d5 -e4 +d5P ");
    return wait_for_words(script);
  };
  BOOST_TEST(waited(pawn_is_free) == waited(pawn_is_pinned));
  BOOST_TEST(waited(pawn_is_free) >= 0);
}

BOOST_AUTO_TEST_SUITE_END()
