// SPDX-License-Identifier: GPL-3.0-or-later
// Illegal moves: penalties by edition, phase and regime; counters; who acts in time; what replaces the move.
#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "tests/core/arbitration/laws/board_situations.hpp"

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;

BOOST_AUTO_TEST_SUITE(illegal_moves_ruled)

namespace {

constexpr char const* rook_against_queen = "3qk3/8/8/8/8/8/8/R3K3 w - - 0 1";

event::IllegalMoveCompleted illegal(std::optional<unsigned> count = 1,
                                    std::optional<std::string> uci = std::nullopt) {
  return {Color::white, count, std::move(uci)};
}
event::Claim claimed(Actor by = Actor::black) {
  event::Claim claim;
  claim.by = by;
  claim.kind = event::ClaimKind::illegal_move;
  return claim;
}
event::MakeMove reply() {
  event::MakeMove move;
  move.by = Color::black;
  return move;
}
fact::IllegalCount counted(unsigned white, unsigned black = 0) { return {{white, black}}; }

std::vector<std::string> replacing(char const* fen, char const* uci) {
  auto const before = *chess::Position::from(*notation::read_fen(fen));
  std::vector<std::string> names;
  for (chess::Move const m : moves_replacing(before, uci)) names.push_back(notation::write_uci(before, m));
  std::ranges::sort(names);
  return names;
}

using Names = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_one_costs_by_edition_phase_and_regime) {
  struct Row {
    RuleSet rules;
    Phase phase;
    Supervision supervision;
    std::optional<Millis> added;  // nothing: the game is lost
  };
  using enum RuleSet;
  using enum Phase;
  using enum Supervision;
  for (Row const& row :
       {Row{fide_2014, standard, competition, 2min}, Row{fide_2017, standard, competition, 2min},
        Row{fide_2023, standard, competition, 2min}, Row{fide_2014, rapid, competition, 2min},
        Row{fide_2017, rapid, competition, 2min}, Row{fide_2023, rapid, competition, 1min},
        Row{fide_2014, blitz, competition, 1min}, Row{fide_2017, blitz, competition, 1min},
        Row{fide_2023, blitz, competition, 1min}, Row{fide_2014, rapid, basic, {}},
        Row{fide_2017, rapid, basic, {}}, Row{fide_2023, rapid, basic, 1min},
        Row{fide_2014, blitz, basic, {}}, Row{fide_2017, blitz, basic, {}},
        Row{fide_2023, blitz, basic, 1min}}) {
    Ruling const ruling = ruled_in({row.rules, row.phase, row.supervision},
                                   {position(rook_against_queen), illegal()}, Ask::ruling);
    BOOST_TEST((ruling.outcome == (row.added ? Outcome::restore_position : Outcome::white_loses)));
    BOOST_TEST((ruling.time_added.black == row.added));
    BOOST_TEST(!ruling.time_added.white.has_value());
  }
}

BOOST_AUTO_TEST_CASE(the_literal_reading_of_2023_blitz_is_told) {
  Regime const regime{RuleSet::fide_2023, Phase::blitz, Supervision::competition};
  BOOST_TEST(ruled_in(regime, {position(rook_against_queen), illegal()}, Ask::ruling).notices.size() == 1U);
}

BOOST_AUTO_TEST_CASE(the_second_one_loses_whatever_is_stated_about_the_count) {
  for (std::vector<Item> const& items :
       {std::vector<Item>{position(rook_against_queen), illegal(2)},
        std::vector<Item>{position(rook_against_queen), counted(1), illegal(std::nullopt)},
        std::vector<Item>{position(rook_against_queen), illegal(std::nullopt), illegal(std::nullopt)}})
    BOOST_TEST((ruled_in(standard(), items, Ask::result).outcome == Outcome::white_loses));
  BOOST_TEST((ruled_in(standard(), {position(rook_against_queen), counted(0, 1), illegal()}, Ask::ruling)
                  .illegal_count_after == MaybeByColor<unsigned>{1U, 1U}));
}

BOOST_AUTO_TEST_CASE(counts_that_disagree_are_said_to) {
  auto const fault = fault_in({position(rook_against_queen), counted(0), illegal(2)}, Ask::ruling);
  BOOST_TEST((fault.kind == FactFault::Kind::contradictory));
  BOOST_TEST(
      (fault_in({position(rook_against_queen), illegal(0)}, Ask::ruling).kind == FactFault::Kind::wrong));
  BOOST_TEST((fault_in({position(rook_against_queen), illegal(1, "a1a8")}, Ask::ruling).kind ==
              FactFault::Kind::contradictory));  // a legal move
}

BOOST_AUTO_TEST_CASE(each_edition_counts_a_press_without_a_move_in_its_own_way) {
  std::vector<Item> const items{position(rook_against_queen), counted(1),
                                event::PressClockWithoutMove{Color::white}};
  Ruling const of_2014 = ruled_in(standard(RuleSet::fide_2014), items, Ask::ruling);
  BOOST_TEST((of_2014.outcome == Outcome::arbiter_decides));
  BOOST_TEST((of_2014.illegal_count_after.white == 1U));
  Ruling const of_2017 = ruled_in(standard(RuleSet::fide_2017), items, Ask::ruling);
  BOOST_TEST((of_2017.outcome == Outcome::time_added));
  BOOST_TEST(of_2017.notices.size() == 1U);  // two kinds together
  BOOST_TEST((ruled_in(standard(), items, Ask::ruling).outcome == Outcome::white_loses));
}

BOOST_AUTO_TEST_CASE(two_hands_count_by_edition_and_press) {
  auto const outcome = [](RuleSet rules, bool is_pressed) {
    event::TwoHandedMove const move{Color::white, "e1g1", is_pressed};
    return ruled_in(standard(rules), {position("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), move}, Ask::ruling)
        .outcome;
  };
  BOOST_TEST((outcome(RuleSet::fide_2014, true) == Outcome::arbiter_decides));
  BOOST_TEST((outcome(RuleSet::fide_2017, false) == Outcome::time_added));
  BOOST_TEST((outcome(RuleSet::fide_2017, true) == Outcome::time_added));
  BOOST_TEST((outcome(RuleSet::fide_2023, false) == Outcome::game_continues));
  BOOST_TEST((outcome(RuleSet::fide_2023, true) == Outcome::time_added));
}

BOOST_AUTO_TEST_CASE(basic_rules_bind_arbiter_and_opponent_to_the_next_move) {
  Regime const basic{RuleSet::fide_2023, Phase::rapid, Supervision::basic};
  auto const at_once =
      ruled_in(basic, {position(rook_against_queen), illegal(), claimed(), reply()}, Ask::ruling);
  BOOST_TEST((at_once.outcome == Outcome::restore_position));
  auto const late =
      ruled_in(basic, {position(rook_against_queen), illegal(), reply(), claimed()}, Ask::ruling);
  BOOST_TEST((late.outcome == Outcome::move_stands));
  Regime const full{RuleSet::fide_2023, Phase::rapid, Supervision::competition};
  auto const any_time =
      ruled_in(full, {position(rook_against_queen), illegal(), reply(), claimed()}, Ask::ruling);
  BOOST_TEST((any_time.outcome == Outcome::restore_position));
}

BOOST_AUTO_TEST_CASE(a_regime_that_decides_must_be_stated) {
  Regime const unknown{RuleSet::fide_2017, Phase::blitz, std::nullopt};
  auto const ruling = decide({unknown, {position(rook_against_queen), illegal()}, Ask::ruling});
  BOOST_TEST_REQUIRE(!ruling.has_value());
  BOOST_TEST(ruling.error().fact == "supervision");
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_gets_no_penalties) {
  Ruling const stalemate =
      ruled_in(standard(), {position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), illegal(2)}, Ask::result);
  BOOST_TEST((stalemate.outcome == Outcome::draw));
  Ruling const dead =
      ruled_in(standard(), {position("8/8/8/8/8/4k3/8/4K2b w - - 0 1"), illegal(1)}, Ask::ruling);
  BOOST_TEST((dead.outcome == Outcome::draw));
  BOOST_TEST(dead.is_ended_by_dead_position);
}

BOOST_AUTO_TEST_CASE(the_piece_of_the_illegal_move_binds) {
  BOOST_TEST((replacing("4r1k1/8/8/8/8/8/3B4/4K2R w K - 0 1", "d2c3") == Names{"d2e3"}));
  BOOST_TEST((replacing("4k3/8/8/3pP3/8/8/8/4K3 w - - 2 6", "e5d6") == Names{"e5e6"}));
  // The king was meant to castle through check: another move of his.
  BOOST_TEST((replacing("4kr2/8/8/8/8/8/7P/4K2R w K - 0 1", "e1g1") == Names{"e1d1", "e1d2", "e1e2"}));
  // The knight is pinned; what it wrongly took must be taken by another piece.
  BOOST_TEST((replacing("4r1k1/8/8/3p4/8/4N3/8/3RK3 w - - 0 1", "e3d5") == Names{"d1d5"}));
  BOOST_TEST(replacing("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3d5").size() ==
             5U);  // nothing touched can move
}

BOOST_AUTO_TEST_CASE(an_old_illegal_move_is_put_back_with_its_en_passant_square) {
  fact::Moves moves;
  moves.from = chess::Position::initial().setup();
  moves.uci = {"e2e4", "e8e6", "d2d4"};
  moves.is_declared_valid = false;
  fact::IllegalMoveInHistory const found{2, 3, Color::black};
  Ruling const ruling = ruled_in(standard(), {moves, found}, Ask::ruling);
  BOOST_TEST((ruling.outcome == Outcome::restore_position));
  BOOST_TEST((ruling.restore_ply == 1U));
  BOOST_TEST_REQUIRE(ruling.restore.has_value());
  BOOST_TEST(notation::write_fen(*ruling.restore) ==
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  auto const wrong_player = fault_in({moves, fact::IllegalMoveInHistory{2, 3, Color::white}}, Ask::ruling);
  BOOST_TEST((wrong_player.kind == FactFault::Kind::contradictory));
  auto const legal = fault_in({moves, fact::IllegalMoveInHistory{1, 3, Color::white}}, Ask::ruling);
  BOOST_TEST((legal.kind == FactFault::Kind::contradictory));
}

BOOST_AUTO_TEST_CASE(finnish_sets_leave_everything_to_the_opponents_claim) {
  auto const outcome = [](std::vector<Item> items, Ask ask = Ask::result) {
    items.insert(items.begin(), position(rook_against_queen));
    return ruled_in(finnish, std::move(items), ask).outcome;
  };
  BOOST_TEST((outcome({illegal(), claimed()}) == Outcome::white_loses));
  BOOST_TEST((outcome({illegal()}) == Outcome::game_continues));
  BOOST_TEST((outcome({illegal(), claimed(Actor::white)}) == Outcome::game_continues));
  BOOST_TEST((outcome({illegal(), reply(), claimed()}) == Outcome::move_stands));
  event::ArbiterObserves const seen{event::Observed::illegal_move};
  BOOST_TEST((outcome({illegal(), seen}, Ask::permission) == Outcome::forbidden));
  event::FlagFall const fall{Color::black, std::nullopt};
  BOOST_TEST((outcome({fall, illegal(), fact::OrderKnown{false}}) == Outcome::white_loses));
}

BOOST_AUTO_TEST_CASE(a_claimant_who_cannot_mate_wins_in_the_finnish_sets_with_a_notice) {
  Ruling const ruling =
      ruled_in(finnish, {position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), illegal(), claimed()}, Ask::result);
  BOOST_TEST((ruling.outcome == Outcome::white_loses));
  BOOST_TEST(ruling.notices.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
