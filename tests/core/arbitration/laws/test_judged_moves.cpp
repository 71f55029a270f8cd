// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that nobody calls illegal, judged by the position: in coordinates, and as hands make them.
#include "core/chess/move.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "tests/core/arbitration/laws/board_situations.hpp"

#include <array>

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;
using chess::Kind;

BOOST_AUTO_TEST_SUITE(judged_moves)

namespace {

constexpr char const* pinned = "4r1k1/5ppp/8/8/8/8/4NPPP/4K3 w - - 0 30";
constexpr char const* bishop_at_home = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

event::Claim claimed(Actor by = Actor::black) {
  event::Claim claim;
  claim.by = by;
  claim.kind = event::ClaimKind::illegal_move;
  return claim;
}
event::MakeMove made(std::string const& uci, std::optional<bool> is_pressed, Color by = Color::white) {
  event::MakeMove move = makes(uci.c_str(), by);
  move.is_clock_pressed = is_pressed;
  return move;
}
event::PressClock const white_presses{Actor::white, std::nullopt};
event::ArbiterObserves const observed{event::Observed::illegal_move};

constexpr std::array rule_sets{RuleSet::fide_2014,           RuleSet::fide_2017,
                               RuleSet::fide_2023,           RuleSet::fi_blitz_2024_increment,
                               RuleSet::fi_blitz_2024_fixed, RuleSet::fi_blitz_increment_old};

Regime regime_of(RuleSet rules) {
  return is_finnish_blitz(rules) ? Regime{rules, Phase::blitz, Supervision::basic} : standard(rules);
}

/// Every pair of squares that starts at a piece of the mover and is no legal move.
std::vector<std::string> illegal_steps(chess::Position const& position) {
  std::vector<std::string> steps;
  for (chess::Square const from : position.pieces(position.turn()))
    for (chess::Square const to : ~chess::SquareSet{})
      if (std::string const uci = from.name() + to.name();
          std::holds_alternative<notation::NoSuchMove>(notation::read_uci(position, uci)))
        steps.push_back(uci);
  return steps;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_claim_of_an_illegal_move_is_never_rejected) {
  // A pin; castling through check and without its rook; a promotion that is barred; no more en passant;
  // Chess960.
  for (char const* const fen :
       {pinned, "4kr2/P7/8/3pP3/8/8/8/R3K2R w KQ - 0 1", "r3k3/P7/8/8/8/8/8/R3K3 w Q - 0 1",
        "1rk4r/8/8/8/8/8/8/1RK2N1R w HBhb - 0 1", "6k1/8/8/8/8/8/7q/6K1 w - - 0 1"}) {
    auto const start = *chess::Position::from(*notation::read_fen(fen));
    for (std::string const& uci : illegal_steps(start))
      for (RuleSet const rules : rule_sets)
        for (std::optional<bool> const is_pressed :
             {std::optional{true}, std::optional{false}, std::optional<bool>{}}) {
          auto const ruling =
              decide({regime_of(rules), {position(fen), made(uci, is_pressed), claimed()}, Ask::ruling});
          BOOST_TEST_REQUIRE(ruling.has_value(), fen << ' ' << uci);
          BOOST_TEST((ruling->outcome != Outcome::claim_rejected), fen << ' ' << uci);
          BOOST_TEST((ruling->outcome == Outcome::move_must_be_made) == (is_pressed != true));
        }
  }
}

BOOST_AUTO_TEST_CASE(claim_observation_and_press_bring_the_same_ruling) {
  for (std::vector<Item> const& items :
       {std::vector<Item>{position(pinned), made("e2c3", true), claimed()},
        std::vector<Item>{position(pinned), made("e2c3", true), observed},
        std::vector<Item>{position(pinned), made("e2c3", true)},
        std::vector<Item>{position(pinned), made("e2c3", {}), white_presses},
        std::vector<Item>{position(pinned), made("e2c3", {}), white_presses, observed}}) {
    Ruling const ruling = ruled_in(standard(), items, Ask::ruling);
    BOOST_TEST((ruling.outcome == Outcome::restore_position));
    BOOST_TEST((ruling.time_added.black == 2min));
    BOOST_TEST((ruling.illegal_count_after.white == 1U));
    BOOST_TEST(cites(ruling, law("7.5.1")));
    BOOST_TEST(cites(ruling, law("7.5.5")));
  }
}

BOOST_AUTO_TEST_CASE(it_loses_where_an_illegal_move_loses) {
  std::vector<Item> const first{position(pinned), made("e2c3", true), claimed()};
  Regime const rapid_2017{RuleSet::fide_2017, Phase::rapid, Supervision::basic};
  Ruling const of_2017 = ruled_in(rapid_2017, first, Ask::ruling);
  BOOST_TEST((of_2017.outcome == Outcome::white_loses));
  BOOST_TEST(cites(of_2017, law("A.5.2")));  // of 2023; A.4.2 in 2017
  Ruling const in_finland = ruled_in(finnish, first, Ask::ruling);
  BOOST_TEST((in_finland.outcome == Outcome::white_loses));
  BOOST_TEST(cites(in_finland, law("FI-11")));
  std::vector<Item> twice = first;
  twice.insert(twice.end(), {made("e2c3", true), claimed()});
  BOOST_TEST((ruled_in(standard(), twice, Ask::ruling).outcome == Outcome::white_loses));
  std::vector<Item> counted = first;
  counted.insert(counted.begin(), fact::IllegalCount{{1, 0}});
  BOOST_TEST((ruled_in(standard(), counted, Ask::ruling).outcome == Outcome::white_loses));
}

BOOST_AUTO_TEST_CASE(a_reply_is_judged_by_the_board_as_it_stands) {
  std::vector<Item> const items{position(pinned), made("e2e5", true), made("g8f8", true, Color::black),
                                claimed()};
  Regime const basic{RuleSet::fide_2023, Phase::rapid, Supervision::basic};
  BOOST_TEST((ruled_in(basic, items, Ask::ruling).outcome == Outcome::move_stands));
  Ruling const full = ruled_in(standard(), items, Ask::ruling);
  BOOST_TEST((full.outcome == Outcome::restore_position));
  BOOST_TEST((full.time_added.black == 2min));
}

BOOST_AUTO_TEST_CASE(legal_moves_leave_a_claim_unfounded) {
  for (auto const& [fen, uci] :
       {std::pair{pinned, "e1f1"}, std::pair{"4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 2", "e5d6"},
        std::pair{"4k3/8/8/8/8/8/8/4K2R w K - 0 2", "e1g1"},
        std::pair{"1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1", "c1h1"}})
    BOOST_TEST((ruled_in(standard(), {position(fen), made(uci, true), claimed()}, Ask::ruling).outcome ==
                Outcome::claim_rejected),
               uci);
}

BOOST_AUTO_TEST_CASE(a_claim_is_not_rejected_where_the_move_cannot_be_looked_at) {
  BOOST_TEST(fault_in({made("e2c3", true), claimed()}, Ask::ruling).fact == "position");
  event::MakeMove untold;
  untold.is_clock_pressed = true;
  BOOST_TEST(fault_in({position(pinned), untold, claimed()}, Ask::ruling).fact == "make-move.uci");
  auto const promotion =
      fault_in({position("7k/4P3/8/8/8/8/8/K7 w - - 0 1"), made("e7e8", true), claimed()}, Ask::ruling);
  BOOST_TEST((promotion.kind == FactFault::Kind::missing));  // which piece
  fact::Moves moves;
  moves.from = chess::Position::initial().setup();
  moves.uci = {"e2e4", "e7e5", "f1b6"};
  BOOST_TEST(fault_in({moves, claimed()}, Ask::ruling).fact == "moves.uci");
}

BOOST_AUTO_TEST_CASE(a_move_that_is_stated_to_be_legal_contradicts_its_position) {
  event::MakeMove declared = made("e2c3", true);
  declared.is_declared_legal = true;
  auto const fault = fault_in({position(pinned), declared, claimed()}, Ask::ruling);
  BOOST_TEST((fault.kind == FactFault::Kind::contradictory));
  BOOST_TEST(fault.fact == "make-move.illegal");
}

BOOST_AUTO_TEST_CASE(a_slip_of_whoever_states_the_moves_is_refused) {
  event::Claim threefold = claimed();
  threefold.kind = event::ClaimKind::threefold_occurred;
  for (std::vector<Item> const& items : {std::vector<Item>{position(pinned), made("e2c3", {})},
                                         std::vector<Item>{position(pinned), made("e2c3", true), threefold}})
    BOOST_TEST(fault_in(items, Ask::ruling).fact == "make-move.uci");
}

BOOST_AUTO_TEST_CASE(hands_that_put_a_piece_where_no_move_brings_it_complete_it_by_the_press) {
  std::vector<Item> const ways[] = {
      {touch("f1"), placed(Kind::bishop, "b6")},
      {tactile(), lift("f1"), placed(Kind::bishop, "b6"), says("Läufer Bella sechs")},
      {touch("f1"), placed(Kind::bishop, "b5"), removed("b5"), placed(Kind::bishop, "b6")},
  };
  for (std::vector<Item> items : ways) {
    items.insert(items.begin(), position(bishop_at_home));
    Ruling const unpressed = ruled_in(standard(), items, Ask::must_move);
    BOOST_TEST((unpressed.outcome == Outcome::move_must_be_made));
    BOOST_TEST((unpressed.is_made == false));
    items.emplace_back(white_presses);
    for (bool const is_claimed : {false, true}) {
      if (is_claimed) items.emplace_back(claimed());
      Ruling const ruling = ruled_in(standard(), items, Ask::ruling);
      BOOST_TEST((ruling.outcome == Outcome::restore_position));
      BOOST_TEST((ruling.time_added.black == 2min));
      BOOST_TEST((ruling.illegal_count_after.white == 1U));
      BOOST_TEST(moves_of(*ruling.choices) == "f1a6 f1b5 f1c4 f1d3 f1e2");
    }
  }
}

BOOST_AUTO_TEST_CASE(a_piece_of_which_nobody_saw_where_it_came_from_is_judged_too) {
  Ruling const ruling = ruled_in(
      standard(), {position(bishop_at_home), placed(Kind::bishop, "b6"), white_presses}, Ask::ruling);
  BOOST_TEST((ruling.outcome == Outcome::restore_position));
  BOOST_TEST((ruling.time_added.black == 2min));
}

BOOST_AUTO_TEST_CASE(hands_castle_illegally_too) {
  Ruling const ruling =
      ruled_in(standard(),
               {position("5rk1/8/8/8/8/8/8/4K2R w K - 0 1"), touch("e1"), touch("h1"),
                placed(Kind::king, "g1"), placed(Kind::rook, "f1"), white_presses, observed},
               Ask::ruling);
  BOOST_TEST((ruling.outcome == Outcome::restore_position));
  BOOST_TEST(moves_of(*ruling.choices) == "e1d1 e1d2 e1e2");
}

BOOST_AUTO_TEST_CASE(hands_that_move_a_piece_on_before_the_press_are_not_illegal) {
  std::vector<Item> const items{position(bishop_at_home),   tactile(),    lift("f1"),
                                placed(Kind::bishop, "b6"), lift("b6"),   placed(Kind::bishop, "b5"),
                                says("Läufer Bella fünf"),  white_presses};
  BOOST_TEST((ruled_in(standard(), items, Ask::ruling).outcome == Outcome::move_stands));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_is_not_made) {
  for (std::vector<Item> items :
       {std::vector<Item>{tactile(), lift("f1"), placed(Kind::bishop, "b6"), says("Läufer Bella sechs")},
        std::vector<Item>{touch("f1"), placed(Kind::bishop, "b6")}}) {
    items.insert(items.begin(), position(bishop_at_home));
    Ruling const status = ruled_in(standard(), items, Ask::move_status);
    BOOST_TEST((status.is_touched == true));
    BOOST_TEST((status.is_made == false));
    BOOST_TEST((status.may_press_clock == false));
    BOOST_TEST(cites(status, law("4.7")));
  }
}

BOOST_AUTO_TEST_CASE(of_a_flag_nothing_is_asserted_that_nobody_stated) {
  event::Claim flag;
  flag.by = Actor::black;
  flag.kind = event::ClaimKind::flag;
  auto const silent = decide({regime_of(RuleSet::fide_2023),
                              {position("4r1k1/5ppp/8/8/8/8/4NPPP/4K3 w - - 0 30"), flag},
                              Ask::ruling});
  BOOST_TEST_REQUIRE(!silent.has_value());
  BOOST_TEST((silent.error().kind == FactFault::Kind::missing));
  BOOST_TEST(silent.error().fact == "clock");
}

BOOST_AUTO_TEST_SUITE_END()
