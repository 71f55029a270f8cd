// SPDX-License-Identifier: GPL-3.0-or-later
// Article 6 but for flag falls: arrivals, presses, thinking times, settings, by edition and at their borders.
#include "core/arbitration/laws/decide.hpp"
#include "core/notation/fen.hpp"

#include <boost/test/unit_test.hpp>

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;
using chess::Color;

BOOST_AUTO_TEST_SUITE(clock_rulings)

namespace {

constexpr Regime standard(RuleSet rules) { return {rules, Phase::standard, Supervision::competition}; }

Ruling ruled_in(Regime regime, std::vector<Item> items, Ask ask = Ask::ruling) {
  auto const ruling = decide({regime, std::move(items), ask});
  if (!ruling) BOOST_FAIL("no ruling: " + ruling.error().fact);
  BOOST_TEST(!ruling->explanation.empty());
  BOOST_TEST(!ruling->articles.empty());
  return *ruling;
}

FactFault fault_in(std::vector<Item> items, Ask ask = Ask::ruling) {
  auto const ruling = decide({standard(RuleSet::fide_2023), std::move(items), ask});
  BOOST_REQUIRE(!ruling.has_value());
  return ruling.error();
}

fact::DefaultTime announced(Millis time) { return {true, time, std::nullopt}; }
fact::DefaultTime not_announced(std::optional<Country> country) { return {false, std::nullopt, country}; }

fact::TimeControl base_of(Millis base) {
  fact::TimeControl control;
  control.base = base;
  return control;
}

fact::Player player(Color color, std::optional<bool> is_disabled, std::optional<bool> has_assistant) {
  fact::Player player;
  player.color = color;
  player.is_visually_disabled = is_disabled;
  player.has_assistant = has_assistant;
  return player;
}

event::MakeMove moved(Color by) {
  event::MakeMove move;
  move.by = by;
  return move;
}

Actor actor(Color color) { return color == Color::white ? Actor::white : Actor::black; }

}  // namespace

BOOST_AUTO_TEST_CASE(default_time_by_edition_and_place) {
  struct Row {
    RuleSet rules;
    std::optional<Country> country;
    Millis after;
    Outcome outcome;
  };
  constexpr auto finland = Country::finland;
  constexpr auto abroad = Country::other;
  for (Row const& row : {Row{RuleSet::fide_2014, abroad, 0ms, Outcome::game_continues},
                         Row{RuleSet::fide_2014, abroad, 1ms, Outcome::arbiter_decides},
                         Row{RuleSet::fide_2014, finland, 30min, Outcome::game_continues},
                         Row{RuleSet::fide_2014, finland, 30min + 1ms, Outcome::black_loses},
                         Row{RuleSet::fide_2017, abroad, 0ms, Outcome::game_continues},
                         Row{RuleSet::fide_2017, abroad, 1ms, Outcome::black_loses},
                         Row{RuleSet::fide_2017, finland, 30min, Outcome::game_continues},
                         Row{RuleSet::fide_2023, std::nullopt, 1ms, Outcome::black_loses},
                         Row{RuleSet::fide_2023, finland, 30min + 1ms, Outcome::black_loses},
                         Row{RuleSet::fi_blitz_2024_fixed, std::nullopt, 30min, Outcome::game_continues}}) {
    auto const ruling =
        ruled_in(standard(row.rules), {not_announced(row.country), event::Arrive{Color::black, row.after}});
    BOOST_CHECK(ruling.outcome == row.outcome);
    BOOST_TEST(ruling.may_arbiter_decide_otherwise == (row.outcome == Outcome::black_loses));
  }
}

BOOST_AUTO_TEST_CASE(an_announced_default_time_counts_alone) {
  for (auto const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
    auto const at_the_end =
        ruled_in(standard(rules), {announced(15min), event::Arrive{Color::white, 15min}}, Ask::result);
    BOOST_CHECK(at_the_end.outcome == Outcome::game_continues);
    auto const after =
        ruled_in(standard(rules), {announced(15min), event::Arrive{Color::white, 15min + 1ms}}, Ask::result);
    BOOST_CHECK(after.outcome == Outcome::white_loses);
    BOOST_CHECK(after.result == Score::black_wins);
  }
}

BOOST_AUTO_TEST_CASE(white_loses_the_time_when_both_are_absent) {
  auto const ruling = ruled_in(standard(RuleSet::fide_2014),
                               {announced(15min), base_of(90min), fact::BothAbsent{true},
                                event::Arrive{Color::black, 5min}, event::Arrive{Color::white, 10min}},
                               Ask::clock);
  BOOST_CHECK(ruling.clock.white == 80min);
  BOOST_CHECK(ruling.clock.black == 90min);
  BOOST_CHECK(ruling.time_lost.white == 10min);
  BOOST_CHECK((ruling.articles == std::vector{law("6.7.2"), law("6.7.1")}));
}

BOOST_AUTO_TEST_CASE(both_lose_when_both_come_too_late) {
  auto const both = ruled_in(standard(RuleSet::fide_2023),
                             {announced(15min), fact::BothAbsent{true}, event::Arrive{Color::black, 20min}});
  BOOST_CHECK(both.outcome == Outcome::both_lose);
  BOOST_CHECK(both.result == Score::both_lose);
}

BOOST_AUTO_TEST_CASE(nobody_has_come_yet) {
  auto const waiting = ruled_in(standard(RuleSet::fide_2023), {announced(15min), fact::BothAbsent{true}});
  BOOST_CHECK(waiting.outcome == Outcome::game_continues);
  auto const in_vain = ruled_in(standard(RuleSet::fide_2023), {announced(0min), fact::BothAbsent{true}});
  BOOST_CHECK(in_vain.outcome == Outcome::both_lose);
}

BOOST_AUTO_TEST_CASE(who_came_in_time_may_play) {
  auto const outcome = [](Millis after) {
    return ruled_in(standard(RuleSet::fide_2017), {announced(15min), event::Arrive{Color::black, after}},
                    Ask::permission)
        .outcome;
  };
  BOOST_CHECK(outcome(15min) == Outcome::allowed);
  BOOST_CHECK(outcome(16min) == Outcome::forbidden);
}

BOOST_AUTO_TEST_CASE(arrivals_that_contradict_each_other) {
  BOOST_TEST(
      fault_in({announced(1min), event::Arrive{Color::white, 1s}, event::Arrive{Color::white, 2s}}).fact ==
      "arrive.after_ms");
  BOOST_TEST(fault_in({not_announced(Country::other), event::Arrive{Color::white, -1s}}).fact ==
             "arrive.after_ms");
  fact::DefaultTime without;
  without.is_announced = true;
  BOOST_TEST(fault_in({without, event::Arrive{Color::white, 1s}}).fact == "default-time.ms");
}

BOOST_AUTO_TEST_CASE(a_player_may_always_press_after_his_move) {
  for (Color const color : {Color::white, Color::black}) {
    auto const late = ruled_in(standard(RuleSet::fide_2014),
                               {event::ClockNotPressed{color, 1U}, moved(chess::opposite(color)),
                                event::PressClock{actor(color), std::nullopt}},
                               Ask::permission);
    BOOST_CHECK(late.outcome == Outcome::allowed);
    auto const too_early = ruled_in(
        standard(RuleSet::fide_2023),
        {moved(chess::opposite(color)), event::PressClock{actor(color), std::nullopt}}, Ask::permission);
    BOOST_CHECK(too_early.outcome == Outcome::forbidden);
  }
}

BOOST_AUTO_TEST_CASE(thinking_times_add_up) {
  fact::TimeControl bronstein = base_of(5min);
  bronstein.delay = 3s;
  auto const delayed = ruled_in(standard(RuleSet::fide_2023),
                                {bronstein, event::Thinking{Color::black, 2s},
                                 event::Thinking{Color::white, 9s}, event::Thinking{Color::black, 5s}},
                                Ask::clock);
  BOOST_CHECK(delayed.clock.white == 294s);
  BOOST_CHECK(delayed.clock.black == 298s);

  fact::Clock shown;
  shown.white = 10s;
  shown.increment = 2s;
  auto const fischer =
      ruled_in(standard(RuleSet::fide_2023), {shown, event::Thinking{Color::white, 5s}}, Ask::clock);
  BOOST_CHECK(fischer.clock.white == 7s);
  BOOST_CHECK(!fischer.clock.black);
}

BOOST_AUTO_TEST_CASE(used_time_of_periods) {
  fact::TimeControl control;
  control.periods = {{40, 90min}, {20, 30min}, {std::nullopt, 15min}};
  event::UsedInPeriod first;
  first.time = 80min;
  event::UsedInPeriod second;
  second.period = 2;
  second.time = 35min;
  auto const ruling = ruled_in(standard(RuleSet::fide_2017), {control, first, second}, Ask::clock);
  BOOST_CHECK(ruling.clock.white == 20min);
  BOOST_TEST(fault_in({control, second}, Ask::clock).fact == "used-in-period.period");
}

BOOST_AUTO_TEST_CASE(nothing_is_taken_from_a_disabled_players_time) {
  event::ArbiterAdjustsForAssistant white_only;
  white_only.applies_to.white = true;
  event::ArbiterAdjustsForAssistant black_only;
  black_only.applies_to.black = true;
  fact::Player const disabled = player(Color::white, true, true);
  fact::Player const sighted_user = player(Color::white, false, true);
  for (auto const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
    auto const outcome = [&](fact::Player const& who, event::ArbiterAdjustsForAssistant const& adjusts) {
      return ruled_in(standard(rules), {who, adjusts}, Ask::permission).outcome;
    };
    BOOST_CHECK(outcome(disabled, white_only) == Outcome::forbidden);
    BOOST_CHECK(outcome(disabled, black_only) == Outcome::allowed);
    BOOST_CHECK(outcome(sighted_user, white_only) ==
                (rules == RuleSet::fide_2023 ? Outcome::allowed : Outcome::forbidden));
  }
}

BOOST_AUTO_TEST_CASE(a_wrong_setting_stands_after_ten_moves_without_competition_rules) {
  event::Claim claim;
  claim.kind = event::ClaimKind::clock_setting;
  auto const outcome = [&](Phase phase, Supervision supervision, unsigned moves) {
    return ruled_in({RuleSet::fide_2017, phase, supervision}, {fact::ClockSettingWrong{moves}, claim})
        .outcome;
  };
  BOOST_CHECK(outcome(Phase::rapid, Supervision::basic, 9) == Outcome::arbiter_decides);
  BOOST_CHECK(outcome(Phase::rapid, Supervision::basic, 10) == Outcome::claim_rejected);
  BOOST_CHECK(outcome(Phase::blitz, Supervision::basic, 11) == Outcome::claim_rejected);
  BOOST_CHECK(outcome(Phase::blitz, Supervision::competition, 11) == Outcome::arbiter_decides);
  BOOST_CHECK(outcome(Phase::standard, Supervision::competition, 40) == Outcome::arbiter_decides);
}

BOOST_AUTO_TEST_CASE(added_time_is_told_as_exact_times) {
  fact::Clock shown;
  shown.white = 10min;
  shown.black = 20min;
  event::IllegalMoveCompleted illegal;
  illegal.by = Color::white;
  illegal.count = 1;
  fact::Position position;
  position.setup = *notation::read_fen("3qk3/8/8/8/8/8/8/R3K3 w - - 0 1");
  auto const ruling = ruled_in(standard(RuleSet::fide_2023), {position, shown, illegal});
  BOOST_CHECK(ruling.clock.white == 10min);
  BOOST_CHECK(ruling.clock.black == 22min);
}

BOOST_AUTO_TEST_SUITE_END()
