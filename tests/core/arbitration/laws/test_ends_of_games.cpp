// SPDX-License-Identifier: GPL-3.0-or-later
// Flags, draws and resignations at their borders, and the order in which they end a game.
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/legal/position.hpp"
#include "tests/core/arbitration/laws/board_situations.hpp"

using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;
using event::ClaimKind;

BOOST_AUTO_TEST_SUITE(ends_of_games)

namespace {

constexpr char const* back_rank = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

event::Claim claimed(ClaimKind kind, Actor by) {
  event::Claim claim;
  claim.by = by;
  claim.kind = kind;
  return claim;
}
event::FlagFall fallen(Color by) { return {by, std::nullopt}; }

fact::Moves moves(std::vector<std::string> uci) {
  fact::Moves stated;
  stated.from = chess::Position::initial().setup();
  stated.uci = std::move(uci);
  return stated;
}

/// Knights out and back, so that the initial position comes again.
fact::Moves there_and_back(unsigned times) {
  std::vector<std::string> uci;
  for (unsigned i = 0; i < times; ++i)
    for (char const* each : {"g1f3", "g8f6", "f3g1", "f6g8"}) uci.emplace_back(each);
  return moves(std::move(uci));
}

Outcome outcome_of(std::vector<Item> items, Regime regime = standard(), Ask ask = Ask::result) {
  return ruled_in(regime, std::move(items), ask).outcome;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_end_counts) {
  auto const flag = claimed(ClaimKind::flag, Actor::black);
  BOOST_TEST(
      (outcome_of({position(back_rank), makes("a1a8"), fallen(Color::white), flag}) == Outcome::black_loses));
  // A flag falls physically before the mate, and is claimed after it (6.8).
  BOOST_TEST(
      (outcome_of({position(back_rank), fallen(Color::white), makes("a1a8"), flag}) == Outcome::black_loses));
  BOOST_TEST(
      (outcome_of({position(back_rank), fallen(Color::white), flag, makes("a1a8")}) == Outcome::white_loses));
  BOOST_TEST((outcome_of({position(back_rank), event::Resign{Color::black}, fallen(Color::white), flag}) ==
              Outcome::black_loses));
  BOOST_TEST((outcome_of({position(back_rank), fallen(Color::white), flag, event::Resign{Color::black}}) ==
              Outcome::white_loses));
  BOOST_TEST((outcome_of({there_and_back(2), event::OfferDraw{Color::white}, event::AcceptDraw{Color::black},
                          event::Resign{Color::white}}) == Outcome::draw));
}

BOOST_AUTO_TEST_CASE(a_clock_with_time_left_contradicts_a_fallen_flag) {
  fact::Clock clock;
  clock.white = Millis{1000};
  auto const fault = fault_in({position(back_rank), fallen(Color::white), clock}, Ask::result);
  BOOST_TEST((fault.kind == FactFault::Kind::contradictory));
  clock.white = Millis{0};
  BOOST_TEST((outcome_of({position(back_rank), fallen(Color::white), clock}) == Outcome::white_loses));
}

BOOST_AUTO_TEST_CASE(both_flags_down_by_edition) {
  fact::Clock clock;
  clock.white = clock.black = Millis{0};
  clock.first_flag = fact::FirstFlag::unknown;
  auto const outcome = [&](RuleSet rules, bool is_last, std::optional<bool> is_announced) {
    return outcome_of({position(back_rank), clock, fact::LastPeriod{is_last},
                       fact::QuickplayFinish{is_announced, std::nullopt}},
                      standard(rules));
  };
  BOOST_TEST((outcome(RuleSet::fide_2014, true, false) == Outcome::draw));
  BOOST_TEST((outcome(RuleSet::fide_2014, false, false) == Outcome::game_continues));
  BOOST_TEST((outcome(RuleSet::fide_2023, true, true) == Outcome::draw));
  BOOST_TEST((outcome(RuleSet::fide_2023, false, true) == Outcome::game_continues));
  BOOST_TEST((outcome(RuleSet::fide_2023, true, false) == Outcome::arbiter_decides));
  BOOST_TEST((outcome_of({position(back_rank), clock}, finnish) == Outcome::draw));
}

BOOST_AUTO_TEST_CASE(fivefold_repetition_by_edition) {
  BOOST_TEST((outcome_of({there_and_back(3)}) == Outcome::game_continues));
  BOOST_TEST((outcome_of({there_and_back(4)}) == Outcome::draw));
  BOOST_TEST((outcome_of({there_and_back(4)}, standard(RuleSet::fide_2014)) == Outcome::draw));
  auto detour = there_and_back(2);
  for (char const* each : {"b1c3", "b8c6", "c3b5", "c6b4", "b5c3", "b4c6", "c3b1", "c6b8"})
    detour.uci.emplace_back(each);
  for (char const* each : {"g1f3", "g8f6", "f3g1", "f6g8"}) detour.uci.emplace_back(each);
  BOOST_TEST((outcome_of({detour}) == Outcome::draw));
  BOOST_TEST((outcome_of({detour}, standard(RuleSet::fide_2014)) == Outcome::game_continues));
  BOOST_TEST((ruled_in(standard(), {detour}, Ask::result).repetition_count == 5U));
}

BOOST_AUTO_TEST_CASE(fifty_and_seventy_five_moves_at_their_borders) {
  auto const fifty = claimed(ClaimKind::fifty_occurred, Actor::white);
  BOOST_TEST((outcome_of({position("8/8/2k5/8/8/2K5/7r/8 w - - 99 121"), fifty}) == Outcome::claim_rejected));
  BOOST_TEST((outcome_of({position("8/8/2k5/8/8/2K5/7r/8 w - - 100 121"), fifty}) == Outcome::draw));
  auto intended = claimed(ClaimKind::fifty_intended, Actor::white);
  intended.written_move = "c3c4";
  BOOST_TEST((outcome_of({position("8/8/2k5/8/8/2K5/7r/8 w - - 99 121"), intended}) == Outcome::draw));
  Ruling const early =
      ruled_in(standard(), {position("8/8/2k5/8/8/2K5/7r/8 w - - 98 121"), intended}, Ask::ruling);
  BOOST_TEST((early.outcome == Outcome::claim_rejected));
  BOOST_TEST_REQUIRE(early.choices.has_value());
  BOOST_TEST(early.choices->size() == 1U);
  BOOST_TEST((outcome_of({position("8/8/2k5/8/8/2K5/7r/8 w - - 149 121")}) == Outcome::game_continues));
  BOOST_TEST((outcome_of({position("8/8/2k5/8/8/2K5/7r/8 w - - 150 121")}) == Outcome::draw));
}

BOOST_AUTO_TEST_CASE(an_intended_move_must_be_written_and_an_illegal_one_binds_its_piece) {
  auto claim = claimed(ClaimKind::threefold_intended, Actor::white);
  BOOST_TEST(fault_in({there_and_back(1), claim}, Ask::ruling).fact == "claim.written_move");
  claim.written_move = "g1g3";
  Ruling const ruling = ruled_in(standard(), {there_and_back(1), claim}, Ask::ruling);
  BOOST_TEST((ruling.outcome == Outcome::claim_rejected));
  BOOST_TEST_REQUIRE(ruling.choices.has_value());
  BOOST_TEST(ruling.choices->size() == 2U);  // the knight
}

BOOST_AUTO_TEST_CASE(an_offer_ends_in_one_of_four_ways) {
  auto const offered = [](std::vector<Item> then) {
    std::vector<Item> items{moves({"e2e4", "e7e5", "g1f3"}), event::OfferDraw{Color::white}};
    items.insert(items.end(), then.begin(), then.end());
    items.emplace_back(event::AcceptDraw{Color::black});
    return outcome_of(std::move(items));
  };
  BOOST_TEST((offered({}) == Outcome::draw));
  BOOST_TEST((offered({event::WithdrawOffer{Color::white}}) == Outcome::draw));
  BOOST_TEST((offered({event::DeclineDraw{Color::black}}) == Outcome::game_continues));
  BOOST_TEST((offered({touch("b8", event::TouchIntent::move, Color::black)}) == Outcome::game_continues));
  BOOST_TEST((offered({touch("b8", event::TouchIntent::accidental, Color::black)}) == Outcome::draw));
  BOOST_TEST((offered({tactile(Color::black), event::Feel{Color::black, at("b8")}}) == Outcome::draw));
  BOOST_TEST((offered({tactile(Color::black), lift("b8", Color::black)}) == Outcome::game_continues));
  BOOST_TEST((offered({makes("b8c6", Color::black)}) == Outcome::game_continues));
}

BOOST_AUTO_TEST_CASE(agreement_needs_a_move_by_each_since_2017) {
  auto const agreed = [](RuleSet rules, std::vector<std::string> played) {
    return outcome_of({moves(std::move(played)), event::AgreeDraw{}}, standard(rules));
  };
  BOOST_TEST((agreed(RuleSet::fide_2014, {}) == Outcome::draw));
  BOOST_TEST((agreed(RuleSet::fide_2017, {"e2e4"}) == Outcome::game_continues));
  BOOST_TEST((agreed(RuleSet::fide_2017, {"e2e4", "e7e5"}) == Outcome::draw));
  BOOST_TEST((agreed(RuleSet::fide_2023, {}) == Outcome::game_continues));
}

BOOST_AUTO_TEST_CASE(resigning_against_a_bare_king_by_edition) {
  std::vector<Item> const items{position("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), event::Resign{Color::white}};
  BOOST_TEST((outcome_of(items, standard(RuleSet::fide_2014)) == Outcome::white_loses));
  BOOST_TEST((outcome_of(items, standard(RuleSet::fide_2017)) == Outcome::white_loses));
  BOOST_TEST((outcome_of(items) == Outcome::draw));
  BOOST_TEST(
      (outcome_of({event::Resign{Color::white}}) == Outcome::white_loses));  // nothing told of the board
}

BOOST_AUTO_TEST_CASE(the_quickplay_finish_begins_below_two_minutes) {
  auto const outcome = [](Millis left, Color running, Millis increment = {}) {
    fact::Clock clock;
    clock.white = left;
    clock.running = running;
    clock.increment = increment;
    return outcome_of(
        {clock, fact::QuickplayFinish{true, std::nullopt}, claimed(ClaimKind::normal_means, Actor::white)},
        standard(), Ask::permission);
  };
  BOOST_TEST((outcome(Millis{119'999}, Color::white) == Outcome::allowed));
  BOOST_TEST((outcome(Millis{120'000}, Color::white) == Outcome::forbidden));
  BOOST_TEST((outcome(Millis{0}, Color::white) == Outcome::forbidden));
  BOOST_TEST((outcome(Millis{1'000}, Color::black) == Outcome::forbidden));
  BOOST_TEST((outcome(Millis{1'000}, Color::white, Millis{1'000}) == Outcome::forbidden));
}

BOOST_AUTO_TEST_SUITE_END()
