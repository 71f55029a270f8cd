// SPDX-License-Identifier: GPL-3.0-or-later
// What is left to a player who touched or released pieces (4.2 to 4.8), row by row of the catalogue.
#include "tests/core/arbitration/laws/board_situations.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;
using chess::Kind;
using event::TouchIntent;

BOOST_AUTO_TEST_SUITE(touched_pieces)

namespace {

constexpr auto move = TouchIntent::move;
constexpr auto capture = TouchIntent::capture;
constexpr auto castle = TouchIntent::castle;

constexpr char const* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* queen_and_pawn = "4k3/3p4/8/8/8/8/8/3QK3 w - - 0 1";
constexpr char const* can_castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr char const* f1_attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
constexpr char const* king_shut_in = "4k3/8/8/8/8/8/3BPP2/3QKB1R w K - 0 1";
constexpr char const* pawn_on_e7 = "5r1k/4P3/8/8/8/8/8/K7 w - - 0 1";
constexpr char const* two_pawns = "4k3/8/8/3pp3/4P3/2N5/8/4K3 w - - 0 1";
constexpr char const* en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5";
constexpr char const* king_only_castling = "4k3/8/8/8/8/8/8/1K4R1 w G - 0 1";

Ruling choices(std::vector<Item> items, Regime regime = standard()) {
  return ruled_in(regime, std::move(items), Ask::must_move);
}

struct Row {
  char const* name;
  std::vector<Item> items;
  Outcome outcome;
  char const* moves;  // empty: too many to write down
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

event::Place held(Kind kind, char const* square) {
  auto place = placed(kind, square);
  place.is_released = false;
  return place;
}
event::Touch unclear(char const* square, TouchIntent intent) {
  auto contact = touch(square, intent);
  contact.is_order_known = false;
  return contact;
}

std::vector<Row> const rows{
    {"own piece", {position(start), touch("g1", move)}, Outcome::move_must_be_made, "g1f3 g1h3"},
    {"first own piece that can move",
     {position(start), touch("c1"), touch("b1"), touch("g1")},
     Outcome::move_must_be_made,
     "b1a3 b1c3"},
    {"own piece that cannot move", {position(start), touch("a1", move)}, Outcome::free_choice, ""},
    {"opposing piece that cannot be captured",
     {position(start), touch("e7", capture)},
     Outcome::free_choice,
     ""},
    {"opposing piece by any piece",
     {position(two_pawns), touch("d5", capture)},
     Outcome::move_must_be_made,
     "c3d5 e4d5"},
    {"en passant", {position(en_passant), touch("d5", capture)}, Outcome::move_must_be_made, "e5d6"},
    {"en passant with the own pawn",
     {position(en_passant), touch("e5"), touch("d5")},
     Outcome::move_must_be_made,
     "e5d6"},
    {"capture with",
     {position(queen_and_pawn), touch("d1"), touch("d7")},
     Outcome::move_must_be_made,
     "d1d7"},
    {"not possible, opposing first",
     {position(queen_and_pawn), touch("d7", capture), touch("e1", move)},
     Outcome::move_must_be_made,
     "d1d7"},
    {"not possible, own first",
     {position(queen_and_pawn), touch("e1", move), touch("d7", capture)},
     Outcome::move_must_be_made,
     "e1d2 e1e2 e1f1 e1f2"},
    {"not possible, order unknown",
     {position(queen_and_pawn), unclear("d7", capture), unclear("e1", move)},
     Outcome::move_must_be_made,
     "e1d2 e1e2 e1f1 e1f2"},
    {"castle",
     {position(can_castle), touch("e1", castle), touch("a1", castle)},
     Outcome::move_must_be_made,
     "e1c1"},
    {"castle without a word",
     {position(can_castle), touch("e1", move), touch("h1", move)},
     Outcome::move_must_be_made,
     "e1g1"},
    {"king, then both rooks: the first",
     {position(can_castle), touch("e1", castle), touch("a1", castle), touch("h1", castle)},
     Outcome::move_must_be_made,
     "e1c1"},
    {"king, then both rooks: the first is illegal",
     {position(f1_attacked), touch("e1", castle), touch("h1", castle), touch("a1", castle)},
     Outcome::move_must_be_made,
     "e1c1"},
    {"rook first",
     {position(can_castle), touch("a1", castle), touch("e1", castle)},
     Outcome::move_must_be_made,
     "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1"},
    {"castling is illegal",
     {position(f1_attacked), touch("e1", castle), touch("h1", castle)},
     Outcome::move_must_be_made,
     "e1c1 e1d1 e1d2 e1e2"},
    {"castling is illegal, king shut in",
     {position(king_shut_in), touch("e1", castle), touch("h1", castle)},
     Outcome::free_choice,
     ""},
    {"king shut in, rook touched to be moved",
     {position(king_shut_in), touch("e1", move), touch("h1", move)},
     Outcome::move_must_be_made,
     "h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
    {"order of king and rook unknown",
     {position(can_castle), unclear("h1", castle), unclear("e1", castle)},
     Outcome::move_must_be_made,
     "e1g1"},
    {"accident", {position(start), touch("d1", TouchIntent::accidental)}, Outcome::free_choice, ""},
    {"accident, then on purpose",
     {position(start), touch("b1", TouchIntent::accidental), touch("g1", move)},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"adjusting",
     {position(start), event::AdjustAnnounced{}, touch("g1", TouchIntent::adjust)},
     Outcome::free_choice,
     ""},
    {"adjusting announced too late",
     {position(start), touch("g1", TouchIntent::adjust), event::AdjustAnnounced{}},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"announced by the other",
     {position(start), event::AdjustAnnounced{Color::black}, touch("g1", TouchIntent::adjust)},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"adjusting and touching another",
     {position(start), event::AdjustAnnounced{}, touch("g1", TouchIntent::adjust), touch("b1", move)},
     Outcome::move_must_be_made,
     "b1a3 b1c3"},
    {"not having the move", {position(start), touch("g8", move, Color::black)}, Outcome::free_choice, ""},
    {"after the opponent's move",
     {position(start), makes("e2e4"), touch("b8", move, Color::black)},
     Outcome::move_must_be_made,
     "b8a6 b8c6"},
    {"released", {position(start), placed(Kind::knight, "h3")}, Outcome::move_must_be_made, "g1h3"},
    {"released where it may not stand",
     {position(start), touch("g1"), placed(Kind::knight, "g3")},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"not released",
     {position(start), touch("g1"), held(Kind::knight, "h3")},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"another piece released than touched",
     {position(start), touch("g1"), placed(Kind::pawn, "e4")},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"king released as in castling",
     {position(can_castle), placed(Kind::king, "g1")},
     Outcome::move_must_be_made,
     "e1g1"},
    {"the other wing", {position(can_castle), placed(Kind::king, "c1")}, Outcome::move_must_be_made, "e1c1"},
    {"king released, castling illegal",
     {position(f1_attacked), placed(Kind::king, "g1")},
     Outcome::move_must_be_made,
     "e1c1 e1d1 e1d2 e1e2"},
    {"rook released first",
     {position(can_castle), placed(Kind::rook, "f1")},
     Outcome::move_must_be_made,
     "h1f1"},
    {"rook released after the king was lifted",
     {position(can_castle), tactile(), lift("e1"), lift("h1"), placed(Kind::rook, "f1")},
     Outcome::move_must_be_made,
     "e1g1"},
    {"promotion is open",
     {position(pawn_on_e7), removed("e7")},
     Outcome::move_must_be_made,
     "e7e8b e7e8n e7e8q e7e8r e7f8b e7f8n e7f8q e7f8r"},
    {"new piece touched the square",
     {position(pawn_on_e7), removed("e7"), held(Kind::rook, "e8")},
     Outcome::move_must_be_made,
     "e7e8r"},
    {"new piece first, pawn still there",
     {position(pawn_on_e7), placed(Kind::bishop, "e8")},
     Outcome::move_must_be_made,
     "e7e8b"},
    {"pawn on the last rank",
     {position(pawn_on_e7), touch("e7"), placed(Kind::pawn, "e8")},
     Outcome::move_must_be_made,
     "e7e8b e7e8n e7e8q e7e8r"},
    {"promotion with capture",
     {position(pawn_on_e7), removed("f8"), removed("e7"), held(Kind::queen, "f8")},
     Outcome::move_must_be_made,
     "e7f8q"},
    {"felt only",
     {position(start), tactile(), event::Feel{Color::white, at("g1")}},
     Outcome::free_choice,
     ""},
    {"touched in its aperture", {position(start), tactile(), touch("g1", move)}, Outcome::free_choice, ""},
    {"lifted", {position(start), tactile(), lift("g1")}, Outcome::move_must_be_made, "g1f3 g1h3"},
    {"lifted and put back",
     {position(start), tactile(), lift("g1"), placed(Kind::knight, "g1")},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"an illegal move binds its piece",
     {position(start), event::IllegalMoveCompleted{Color::white, 1, "g1g3"}},
     Outcome::move_must_be_made,
     "g1f3 g1h3"},
    {"Chess960: king and rook",
     {position(king_only_castling), touch("b1", castle), touch("g1", castle)},
     Outcome::move_must_be_made,
     "b1g1"},
};

struct Claimed {
  char const* name;
  std::vector<Item> items;
  Outcome outcome;
};
std::ostream& operator<<(std::ostream& out, Claimed const& row) { return out << row.name; }

event::Claim touch_move_claim(Actor by) {
  event::Claim claim;
  claim.by = by;
  claim.kind = event::ClaimKind::touch_move;
  return claim;
}
fact::Player blind(Color color) { return {color, true, std::nullopt, true}; }

std::vector<Claimed> const claims{
    {"proven",
     {position(start), touch("g1"), makes("e2e4"), touch_move_claim(Actor::black)},
     Outcome::move_must_be_made},
    {"played with the piece",
     {position(start), touch("g1"), makes("g1h3"), touch_move_claim(Actor::black)},
     Outcome::claim_rejected},
    {"nothing could move",
     {position(start), touch("a1"), makes("e2e4"), touch_move_claim(Actor::black)},
     Outcome::claim_rejected},
    {"clearly accidental",
     {position(start), touch("g1", TouchIntent::accidental), makes("e2e4"), touch_move_claim(Actor::black)},
     Outcome::claim_rejected},
    {"claimant touched",
     {position(start), touch("g1"), makes("e2e4"), touch("e7", move, Color::black),
      touch_move_claim(Actor::black)},
     Outcome::claim_rejected},
    {"claimant touched by accident",
     {position(start), touch("g1"), makes("e2e4"), touch("e7", TouchIntent::accidental, Color::black),
      touch_move_claim(Actor::black)},
     Outcome::move_must_be_made},
    {"claimant has moved",
     {position(start), touch("g1"), makes("e2e4"), makes("e7e5", Color::black),
      touch_move_claim(Actor::black)},
     Outcome::claim_rejected},
    {"claimant lifted",
     {position(start), tactile(Color::black), touch("g1"), makes("e2e4"), lift("e7", Color::black),
      touch_move_claim(Actor::black)},
     Outcome::claim_rejected},
    {"claimant executed the move on his board",
     {position(start), tactile(Color::black), touch("g1"), makes("e2e4"), lift("e2", Color::black),
      touch_move_claim(Actor::black)},
     Outcome::move_must_be_made},
    {"through the assistant",
     {position(start), blind(Color::black), touch("g1"), makes("e2e4"), touch_move_claim(Actor::assistant)},
     Outcome::move_must_be_made},
    {"through the sighted player's assistant",
     {position(start), touch("g1"), makes("e2e4"), touch_move_claim(Actor::sighted_assistant)},
     Outcome::claim_rejected},
};

}  // namespace

BOOST_DATA_TEST_CASE(leave_these_moves, rows) {
  for (RuleSet const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
    Ruling const ruling = choices(sample.items, standard(rules));
    BOOST_TEST((ruling.outcome == sample.outcome));
    BOOST_TEST_REQUIRE(ruling.choices.has_value());
    if (*sample.moves != '\0') BOOST_TEST(moves_of(*ruling.choices) == sample.moves);
    if (sample.outcome == Outcome::free_choice)
      BOOST_TEST(ruling.choices->size() == ruling.choices->front().before.count_legal_moves());
  }
}

BOOST_AUTO_TEST_CASE(rook_before_king_forbids_castling_by_the_rule_of_the_set) {
  std::vector<Item> const items{position(can_castle), touch("h1", castle), touch("e1", castle)};
  Ruling const fide = choices(items);
  BOOST_TEST((fide.castling_forbidden == std::vector{Wing::kingside}));
  BOOST_TEST((fide.articles.front() == law("4.4.2")));
  BOOST_TEST((choices(items, finnish).articles.front() == law("FI-5")));
}

BOOST_AUTO_TEST_CASE(king_released_first_is_not_yet_made) {
  BOOST_TEST((choices({position(can_castle), placed(Kind::king, "g1")}).is_made == false));
  BOOST_TEST((choices({position(start), placed(Kind::knight, "f3")}).is_made == true));
}

BOOST_AUTO_TEST_CASE(an_empty_square_cannot_be_touched) {
  BOOST_TEST(fault_in({position(start), touch("e4")}, Ask::must_move).fact == "touch.square");
  BOOST_TEST(fault_in({touch("e2")}, Ask::must_move).fact == "position");
  BOOST_TEST(fault_in({position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")}, Ask::must_move).fact == "position");
}

BOOST_DATA_TEST_CASE(claims_that_touch_move_was_broken, claims) {
  Ruling const ruling = ruled_in(standard(), sample.items, Ask::ruling);
  BOOST_TEST((ruling.outcome == sample.outcome));
  if (sample.outcome == Outcome::move_must_be_made) BOOST_TEST(moves_of(*ruling.choices) == "g1f3 g1h3");
}

BOOST_AUTO_TEST_CASE(who_may_adjust) {
  auto const outcome = [](std::vector<Item> items) {
    return ruled_in(standard(), std::move(items), Ask::permission).outcome;
  };
  event::AdjustAnnounced const white{Color::white};
  event::AdjustAnnounced const black{Color::black};
  BOOST_TEST((outcome({position(start), white}) == Outcome::allowed));
  BOOST_TEST((outcome({position(start), black}) == Outcome::forbidden));
  BOOST_TEST((outcome({position(start), makes("e2e4"), black}) == Outcome::allowed));
  BOOST_TEST((outcome({position(start), touch("g1", TouchIntent::adjust)}) == Outcome::forbidden));
  BOOST_TEST((outcome({fact::ToMove{Color::black}, black}) == Outcome::allowed));
  fact::Clock clock;
  clock.running = Color::black;
  BOOST_TEST((outcome({clock, white}) == Outcome::forbidden));
  BOOST_TEST((outcome({clock, black}) == Outcome::allowed));
  BOOST_TEST((outcome({position(start), clock, white}) == Outcome::forbidden));  // 6.2.5
  BOOST_TEST(fault_in({white}, Ask::permission).fact == "to-move");
}

BOOST_AUTO_TEST_CASE(who_may_report_a_touched_piece) {
  auto const outcome = [](std::vector<Item> items) {
    return ruled_in(standard(), std::move(items), Ask::permission).outcome;
  };
  event::ReportTouch const report{Actor::assistant, Listener::arbiter};
  event::ReportTouch const by_other{Actor::sighted_assistant, Listener::arbiter};
  BOOST_TEST((outcome({blind(Color::white), touch("d8", move, Color::black), report}) == Outcome::allowed));
  BOOST_TEST((outcome({blind(Color::black), touch("d8", move, Color::black), report}) == Outcome::forbidden));
  BOOST_TEST(
      (outcome({blind(Color::white), touch("d8", move, Color::black), by_other}) == Outcome::forbidden));
}

BOOST_AUTO_TEST_SUITE_END()
