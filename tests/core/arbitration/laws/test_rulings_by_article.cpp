// SPDX-License-Identifier: GPL-3.0-or-later
// Short scenes in the order of the articles: what is ruled on either side of each border that the Laws draw.
#include "tests/core/arbitration/laws/board_situations.hpp"

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;

BOOST_AUTO_TEST_SUITE(rulings_by_article)

namespace {

constexpr Regime rapid(std::optional<Supervision> supervision, RuleSet rules = RuleSet::fide_2023) {
  return {rules, Phase::rapid, supervision};
}

fact::Moves moves(std::vector<std::string> uci) {
  fact::Moves stated;
  stated.from = chess::Position::initial().setup();
  stated.uci = std::move(uci);
  return stated;
}

event::Claim claimed(event::ClaimKind kind, Actor by) {
  event::Claim claim;
  claim.by = by;
  claim.kind = kind;
  return claim;
}

Outcome outcome_in(Regime regime, std::vector<Item> items, Ask ask = Ask::ruling) {
  return ruled_in(regime, std::move(items), ask).outcome;
}

}  // namespace

// 6.2.4

BOOST_AUTO_TEST_CASE(article_6_2_4_who_made_the_last_move_may_press_and_his_opponent_may_not) {
  auto const may_press = [](std::vector<std::string> played, Actor by) {
    return outcome_in(standard(), {moves(std::move(played)), event::PressClock{by, std::nullopt}},
                      Ask::permission);
  };
  BOOST_TEST((may_press({"e2e4"}, Actor::white) == Outcome::allowed));
  BOOST_TEST((may_press({"e2e4"}, Actor::black) == Outcome::forbidden));
  BOOST_TEST((may_press({"e2e4", "e7e5"}, Actor::black) == Outcome::allowed));
  BOOST_TEST((may_press({"e2e4", "e7e5"}, Actor::white) == Outcome::forbidden));
  BOOST_TEST((may_press({}, Actor::black) == Outcome::forbidden));  // nobody has moved
}

// 6.4, 6.9

BOOST_AUTO_TEST_CASE(article_6_4_the_fortieth_move_made_is_in_time_and_the_thirty_ninth_is_not) {
  fact::TimeControl control;
  control.periods = {{40, 90min}, {std::nullopt, 30min}};
  auto const after_falling = [&](char const* fen) {
    return outcome_in(standard(),
                      {position(fen), control, event::FlagFall{Color::white, false},
                       claimed(event::ClaimKind::flag, Actor::black)},
                      Ask::result);
  };
  BOOST_TEST((after_falling("3qk3/8/8/8/8/8/8/R3K3 w - - 0 40") == Outcome::white_loses));     // 39 made
  BOOST_TEST((after_falling("3qk3/8/8/8/8/8/8/R3K3 b - - 0 40") == Outcome::game_continues));  // 40
  BOOST_TEST((after_falling("3qk3/8/8/8/8/8/8/R3K3 w - - 0 41") == Outcome::game_continues));
}

// 7.2.1, A.5.1.2, Finnish 3

BOOST_AUTO_TEST_CASE(article_7_2_1_a_wrong_start_is_played_anew_however_late_under_the_competition_rules) {
  auto const after = [](Regime regime, unsigned moves_each) {
    return outcome_in(regime,
                      {fact::WrongInitialPosition{fact::InitialFault::king_queen_swapped, moves_each}});
  };
  BOOST_TEST((after(standard(), 60) == Outcome::new_game));
  BOOST_TEST((after(rapid(Supervision::competition), 10) == Outcome::new_game));
  BOOST_TEST((after(rapid(Supervision::basic), 9) == Outcome::new_game));
  BOOST_TEST((after(rapid(Supervision::basic), 10) == Outcome::game_continues));  // A.5.1.2
}

BOOST_AUTO_TEST_CASE(article_a_5_1_from_the_tenth_move_on_it_must_be_told_which_rules_hold) {
  auto const told = [](std::vector<Item> items) {
    return decide({rapid(std::nullopt), std::move(items), Ask::ruling});
  };
  for (unsigned const moves_each : {9U, 10U}) {
    for (auto const& ruling :
         {told({fact::WrongInitialPosition{fact::InitialFault::king_queen_swapped, moves_each}}),
          told({fact::BoardOrientationWrong{moves_each}})}) {
      BOOST_TEST(ruling.has_value() == (moves_each < 10));
      if (!ruling) BOOST_TEST(ruling.error().fact == "supervision");
    }
  }
}

BOOST_AUTO_TEST_CASE(finnish_rule_3_leaves_the_third_move_to_the_arbiter) {
  auto const after = [](unsigned moves_each) {
    return outcome_in(finnish,
                      {fact::WrongInitialPosition{fact::InitialFault::king_queen_swapped, moves_each}});
  };
  BOOST_TEST((after(2) == Outcome::new_game));
  BOOST_TEST((after(3) == Outcome::arbiter_decides));
  BOOST_TEST((after(4) == Outcome::game_continues));
}

// 7.3

BOOST_AUTO_TEST_CASE(article_7_3_colours_stay_reversed_once_both_players_have_made_ten_moves) {
  auto const after = [](RuleSet rules, unsigned white, unsigned black) {
    return outcome_in(standard(rules), {fact::ColoursReversed{{white, black}}});
  };
  for (RuleSet const rules : {RuleSet::fide_2017, RuleSet::fide_2023}) {
    BOOST_TEST((after(rules, 10, 9) == Outcome::new_game));
    BOOST_TEST((after(rules, 9, 10) == Outcome::new_game));
    BOOST_TEST((after(rules, 10, 10) == Outcome::game_continues));
  }
  BOOST_TEST((after(RuleSet::fide_2014, 1, 0) == Outcome::game_continues));
}

// 9.2, 9.3, 9.5.3

BOOST_AUTO_TEST_CASE(article_9_5_3_a_wrong_claim_gives_the_opponent_time_by_phase) {
  for (auto const& [phase, added] :
       {std::pair{Phase::standard, 2min}, {Phase::rapid, 1min}, {Phase::blitz, 1min}}) {
    Regime const regime{RuleSet::fide_2023, phase, Supervision::competition};
    auto const wrong = ruled_in(regime,
                                {moves({"g1f3", "g8f6", "f3g1", "f6g8"}),
                                 claimed(event::ClaimKind::threefold_occurred, Actor::white)},
                                Ask::ruling);
    BOOST_TEST((wrong.outcome == Outcome::claim_rejected));
    BOOST_TEST((wrong.time_added == MaybeByColor<Millis>{std::nullopt, added}));
  }
}

BOOST_AUTO_TEST_CASE(article_9_2_who_does_not_have_the_move_claims_in_vain_and_pays_for_it) {
  auto const claim = claimed(event::ClaimKind::threefold_occurred, Actor::black);
  auto const there_and_back = moves({"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"});
  auto const ruling = ruled_in(standard(), {there_and_back, claim}, Ask::ruling);
  BOOST_TEST((ruling.outcome == Outcome::claim_rejected));
  BOOST_TEST((ruling.reject_reason == RejectReason::not_having_the_move));
  BOOST_TEST((ruling.time_added == MaybeByColor<Millis>{2min, std::nullopt}));
}

BOOST_AUTO_TEST_CASE(article_9_2_who_has_made_an_illegal_move_still_has_the_move) {
  auto const there_and_back = moves({"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"});
  auto illegal = makes("g1g3");
  illegal.is_illegal = true;
  illegal.is_clock_pressed = false;
  auto const claim = claimed(event::ClaimKind::threefold_occurred, Actor::white);
  auto const ruling = ruled_in(standard(), {there_and_back, illegal, claim}, Ask::ruling);
  BOOST_TEST((ruling.reject_reason != RejectReason::not_having_the_move));
}

// A.5.2

BOOST_AUTO_TEST_CASE(article_a_5_2_an_illegal_move_that_was_answered_stands_though_nobody_has_acted) {
  std::vector<Item> items{position("3qk3/8/8/8/8/8/8/R3K3 w - - 0 1"),
                          event::IllegalMoveCompleted{Color::white, 1, std::nullopt}};
  BOOST_TEST((outcome_in(rapid(Supervision::basic), items) == Outcome::restore_position));
  event::MakeMove reply;
  reply.by = Color::black;
  items.emplace_back(reply);
  BOOST_TEST((outcome_in(rapid(Supervision::basic), items) == Outcome::move_stands));
  BOOST_TEST((outcome_in(rapid(Supervision::competition), items) == Outcome::restore_position));
}

// D.2.9

BOOST_AUTO_TEST_CASE(article_d_2_9_a_move_on_its_makers_own_sheet_was_played_though_his_board_lacks_it) {
  auto const board_after = [](std::vector<std::string> uci) {
    auto reached = chess::Position::initial();
    for (auto const& each : uci) reached.play(std::get<chess::Move>(notation::read_uci(reached, each)));
    return reached.placement();
  };
  auto const sheet = [](Color by, std::vector<std::string> entries) {
    return fact::Scoresheet{by, SheetLanguage::english, Medium::paper, std::move(entries)};
  };
  auto const ruling = ruled_in(
      standard(),
      {fact::Boards{{board_after({"e2e4", "e7e5"}), board_after({"e2e4", "e7e5", "g1f3"})}, Color::white},
       sheet(Color::white, {"e4", "e5", "Nf3"}), sheet(Color::black, {"e4", "e5"})},
      Ask::divergence);
  BOOST_TEST((ruling.outcome == Outcome::restore_position));
  BOOST_TEST((ruling.restore_ply == 3U));
  BOOST_TEST((ruling.corrects == ByColor<bool>{true, false}));
}

BOOST_AUTO_TEST_SUITE_END()
