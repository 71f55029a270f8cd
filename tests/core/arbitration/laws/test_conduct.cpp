// SPDX-License-Identifier: GPL-3.0-or-later
// Who may tell whom what, who may act for a player, what may be carried: by edition, phase and colour.
#include "core/arbitration/laws/decide.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;
using chess::Color;
using event::Saying;

BOOST_AUTO_TEST_SUITE(conduct_rulings)

namespace {

constexpr std::array colors{Color::white, Color::black};
constexpr std::array editions{RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023};

constexpr Regime standard(RuleSet rules = RuleSet::fide_2023) {
  return {rules, Phase::standard, Supervision::competition};
}

Ruling ruled_in(Regime regime, std::vector<Item> items, Ask ask = Ask::permission) {
  auto const ruling = decide({regime, std::move(items), ask});
  if (!ruling) BOOST_FAIL("no ruling: " + ruling.error().fact);
  BOOST_TEST(!ruling->explanation.empty());
  BOOST_TEST(!ruling->articles.empty());
  return *ruling;
}

Outcome outcome_in(Regime regime, std::vector<Item> items, Ask ask = Ask::permission) {
  return ruled_in(regime, std::move(items), ask).outcome;
}

fact::Player blind(Color color, std::optional<bool> has_assistant = true) {
  fact::Player player;
  player.color = color;
  player.is_visually_disabled = true;
  player.has_assistant = has_assistant;
  return player;
}
fact::Player hearing(Color color, bool is_disabled) {
  fact::Player player;
  player.color = color;
  player.is_hearing_disabled = is_disabled;
  return player;
}

Listener listener(Color color) { return color == Color::white ? Listener::white : Listener::black; }

event::ProgramSays says(Listener to, Saying what, std::optional<bool> on_request = std::nullopt) {
  event::ProgramSays says;
  says.to = to;
  says.what = what;
  says.is_on_request = on_request;
  return says;
}

event::Claim claim_by(Actor by, event::ClaimKind kind, Color for_player) {
  event::Claim claim;
  claim.by = by;
  claim.kind = kind;
  claim.for_player = for_player;
  return claim;
}

event::ExecuteForOpponentBoard execute(Actor by, Color for_player, Color owner) {
  event::ExecuteForOpponentBoard act;
  act.by = by;
  act.for_player = for_player;
  act.owner = owner;
  return act;
}

fact::Event in_finland(std::optional<bool> special_rule = false) { return {Country::finland, special_rule}; }

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_and_times_are_told_on_request_to_the_blind_player_alone) {
  for (auto const rules : editions)
    for (Color const color : colors)
      for (Saying const what : {Saying::move_count, Saying::both_times}) {
        auto const told = [&](Listener to, std::optional<bool> on_request) {
          return outcome_in(standard(rules), {blind(color), says(to, what, on_request)});
        };
        BOOST_CHECK(told(listener(color), true) == Outcome::allowed);
        BOOST_CHECK(told(listener(color), false) == Outcome::forbidden);
        BOOST_CHECK(told(listener(color), std::nullopt) == Outcome::forbidden);
        BOOST_CHECK(told(listener(chess::opposite(color)), true) == Outcome::forbidden);
        BOOST_CHECK(told(Listener::players, true) == Outcome::forbidden);
        BOOST_CHECK(told(Listener::arbiter, std::nullopt) == Outcome::allowed);
      }
}

BOOST_AUTO_TEST_CASE(nothing_else_is_told_to_a_player) {
  for (Color const color : colors)
    for (Saying const what :
         {Saying::illegal_move_completed, Saying::your_move_is_illegal, Saying::position_occurred_third_time,
          Saying::you_have_not_pressed_the_clock, Saying::engine_evaluation})
      for (Listener const to : {Listener::white, Listener::black, Listener::players})
        BOOST_CHECK(outcome_in(standard(), {blind(color), says(to, what, true)}) == Outcome::forbidden);
}

BOOST_AUTO_TEST_CASE(moves_are_announced_only_in_a_game_with_a_blind_player) {
  for (Listener const to : {Listener::white, Listener::black, Listener::players}) {
    BOOST_CHECK(outcome_in(standard(), {blind(Color::black), says(to, Saying::opponents_move)}) ==
                Outcome::allowed);
    BOOST_CHECK(outcome_in(standard(), {says(to, Saying::opponents_move)}) == Outcome::forbidden);
  }
}

BOOST_AUTO_TEST_CASE(the_number_of_moves_is_told_when_sheets_are_completed) {
  fact::StoppedRecording stopped;
  stopped.by.black = true;
  event::FlagFall fall;
  BOOST_CHECK(outcome_in(standard(), {stopped, fall, says(Listener::black, Saying::move_count)}) ==
              Outcome::allowed);
  BOOST_CHECK(outcome_in(standard(), {fall, says(Listener::black, Saying::move_count)}) ==
              Outcome::forbidden);
}

BOOST_AUTO_TEST_CASE(irregularities_go_to_the_arbiter_but_not_in_the_finnish_sets) {
  auto const says_it = says(Listener::arbiter, Saying::illegal_move_completed);
  for (auto const rules : editions) BOOST_CHECK(outcome_in(standard(rules), {says_it}) == Outcome::allowed);
  auto const finnish = ruled_in({RuleSet::fi_blitz_2024_fixed, Phase::blitz, Supervision::basic}, {says_it});
  BOOST_CHECK(finnish.outcome == Outcome::forbidden);
  BOOST_CHECK(finnish.articles.front() == law("FI-2"));
}

BOOST_AUTO_TEST_CASE(an_assistant_claims_on_time_for_the_blind_player_alone) {
  for (auto const rules : editions)
    for (Color const color : colors) {
      auto const outcome = [&](Actor by, event::ClaimKind kind, Color for_player) {
        return outcome_in(standard(rules), {blind(color), claim_by(by, kind, for_player)});
      };
      using enum event::ClaimKind;
      BOOST_CHECK(outcome(Actor::assistant, flag, color) == Outcome::allowed);
      BOOST_CHECK(outcome(Actor::assistant, touch_move, color) == Outcome::allowed);
      BOOST_CHECK(outcome(Actor::assistant, flag, chess::opposite(color)) == Outcome::forbidden);
      BOOST_CHECK(outcome(Actor::assistant, threefold_occurred, color) == Outcome::forbidden);
      BOOST_CHECK(outcome(Actor::assistant, illegal_move, color) == Outcome::forbidden);
      BOOST_CHECK(outcome(Actor::sighted_assistant, flag, chess::opposite(color)) == Outcome::forbidden);
    }
}

BOOST_AUTO_TEST_CASE(an_assistant_of_nobody_contradicts_itself) {
  auto const fault =
      decide({standard(),
              {blind(Color::white, false), claim_by(Actor::assistant, event::ClaimKind::flag, Color::white)},
              Ask::permission});
  BOOST_REQUIRE(!fault.has_value());
  BOOST_CHECK(fault.error().kind == FactFault::Kind::contradictory);
}

BOOST_AUTO_TEST_CASE(the_assistant_starts_the_opponents_clock_after_the_announcement) {
  event::Place placed;
  event::PressClock const press{Actor::assistant, Color::white};
  BOOST_CHECK(outcome_in(standard(), {blind(Color::white), press}) == Outcome::allowed);
  BOOST_CHECK(outcome_in(standard(), {blind(Color::white), placed, press}) == Outcome::forbidden);
  BOOST_CHECK(outcome_in(standard(), {blind(Color::white), placed, event::Announce{Color::white, "Eva vier"},
                                      press}) == Outcome::allowed);
  BOOST_CHECK(
      outcome_in(standard(), {blind(Color::white), event::PressClock{Actor::assistant, Color::black}}) ==
      Outcome::forbidden);
  BOOST_CHECK(outcome_in(standard(), {blind(Color::white, false),
                                      event::PressClock{Actor::sighted_assistant, Color::black}}) ==
              Outcome::forbidden);
}

BOOST_AUTO_TEST_CASE(moves_on_the_other_board) {
  for (Color const color : colors) {
    Color const other = chess::opposite(color);
    auto const outcome = [&](Actor by, Color for_player, Color owner, bool has_assistant) {
      return outcome_in(standard(), {blind(color, has_assistant), execute(by, for_player, owner)});
    };
    BOOST_CHECK(outcome(Actor::assistant, color, other, true) == Outcome::allowed);
    BOOST_CHECK(outcome(Actor::assistant, other, color, true) == Outcome::allowed);
    BOOST_CHECK(outcome(Actor::assistant, color, color, true) == Outcome::forbidden);
    BOOST_CHECK(outcome(Actor::sighted_assistant, color, other, false) == Outcome::allowed);
    BOOST_CHECK(outcome(Actor::sighted_assistant, color, other, true) == Outcome::forbidden);
  }
}

BOOST_AUTO_TEST_CASE(the_sighted_players_assistant_has_two_duties) {
  auto const outcome = [&](RuleSet rules, bool has_assistant, std::vector<std::string> duties) {
    return outcome_in(standard(rules),
                      {blind(Color::white, has_assistant), fact::SightedPlayersAssistant{std::move(duties)}});
  };
  BOOST_CHECK(outcome(RuleSet::fide_2023, false, {"D.2.10.1", "D.2.10.2"}) == Outcome::allowed);
  BOOST_CHECK(outcome(RuleSet::fide_2014, false, {"D.2.9.a", "D.2.9.b"}) == Outcome::allowed);
  BOOST_CHECK(outcome(RuleSet::fide_2017, false, {"D.2.10.1", "D.2.10.3"}) == Outcome::forbidden);
  BOOST_CHECK(outcome(RuleSet::fide_2014, false, {"D.2.9.e"}) == Outcome::forbidden);
  BOOST_CHECK(outcome(RuleSet::fide_2023, true, {"D.2.10.1"}) == Outcome::forbidden);
}

BOOST_AUTO_TEST_CASE(a_deaf_opponent_demands_an_assistant_since_2017) {
  for (auto const rules : editions)
    for (Color const color : colors) {
      auto const required = [&](std::vector<Item> items) {
        return ruled_in(standard(rules), std::move(items)).is_assistant_required;
      };
      BOOST_CHECK(required({blind(color, false), hearing(chess::opposite(color), true)}) ==
                  (rules != RuleSet::fide_2014));
      BOOST_CHECK(required({blind(color, false), hearing(chess::opposite(color), false)}) == false);
      BOOST_CHECK(required({blind(color, false), hearing(color, true)}) == false);
    }
}

BOOST_AUTO_TEST_CASE(devices_by_edition) {
  for (Color const color : colors) {
    fact::Device device;
    device.owner = color;
    device.is_evident = true;
    for (auto const rules : editions) {
      auto const ruling = ruled_in(standard(rules), {device}, Ask::result);
      BOOST_CHECK(ruling.outcome == loss_of(color));
      BOOST_CHECK(ruling.result == win_of(chess::opposite(color)));
      BOOST_CHECK(outcome_in(standard(rules), {device}) == Outcome::forbidden);
      BOOST_CHECK(outcome_in(standard(rules), {device, fact::Event{Country::other, true}}, Ask::ruling) ==
                  Outcome::arbiter_decides);
    }
    device.is_evident = false;
    BOOST_CHECK(outcome_in(standard(), {device}, Ask::ruling) == Outcome::arbiter_decides);
    device.is_approved_by_arbiter = true;
    BOOST_CHECK(outcome_in(standard(), {device}) == Outcome::allowed);
    BOOST_CHECK(outcome_in(standard(), {device}, Ask::ruling) == Outcome::game_continues);
    BOOST_TEST(ruled_in(standard(RuleSet::fide_2014), {device}).notices.size() == 1U);
  }
}

BOOST_AUTO_TEST_CASE(two_devices_lose_both) {
  fact::Device white;
  fact::Device black;
  black.owner = Color::black;
  BOOST_CHECK(outcome_in(standard(), {white, black}, Ask::ruling) == Outcome::both_lose);
}

BOOST_AUTO_TEST_CASE(the_sound_of_a_phone_by_edition_and_place) {
  for (Color const color : colors) {
    auto const outcome = [&](RuleSet rules, std::vector<Item> items, unsigned count) {
      items.emplace_back(event::PhoneSounds{color, count});
      return outcome_in(standard(rules), std::move(items), Ask::ruling);
    };
    for (auto const rules : {RuleSet::fide_2014, RuleSet::fide_2017}) {
      BOOST_CHECK(outcome(rules, {in_finland()}, 1) == Outcome::warning);
      BOOST_CHECK(outcome(rules, {in_finland()}, 2) == loss_of(color));
      BOOST_CHECK(outcome(rules, {in_finland(), event::PhoneSounds{color, 1}}, 1) == loss_of(color));
    }
    BOOST_CHECK(outcome(RuleSet::fide_2023, {in_finland()}, 1) == loss_of(color));
    for (auto const rules : editions) {
      BOOST_CHECK(outcome(rules, {}, 1) == loss_of(color));
      BOOST_CHECK(outcome(rules, {in_finland(true)}, 1) == Outcome::arbiter_decides);
    }
    BOOST_CHECK(outcome(RuleSet::fi_blitz_2024_increment, {in_finland(true)}, 1) == loss_of(color));
  }
}

BOOST_AUTO_TEST_CASE(the_score_is_shown_five_times_to_the_player_with_the_move) {
  auto const outcome = [](RuleSet rules, Phase phase, Supervision supervision, unsigned count,
                          bool has_move) {
    return outcome_in({rules, phase, supervision}, {event::RequestScore{Color::black, has_move, count}});
  };
  for (Phase const phase : {Phase::rapid, Phase::blitz})
    for (auto const rules : {RuleSet::fide_2017, RuleSet::fide_2023}) {
      BOOST_CHECK(outcome(rules, phase, Supervision::competition, 5, true) == Outcome::allowed);
      BOOST_CHECK(outcome(rules, phase, Supervision::competition, 6, true) == Outcome::forbidden);
      BOOST_CHECK(outcome(rules, phase, Supervision::competition, 1, false) == Outcome::forbidden);
      BOOST_CHECK(outcome(rules, phase, Supervision::basic, 1, true) == Outcome::forbidden);
    }
  BOOST_CHECK(outcome(RuleSet::fide_2014, Phase::rapid, Supervision::competition, 1, true) ==
              Outcome::forbidden);
  BOOST_CHECK(outcome(RuleSet::fide_2023, Phase::standard, Supervision::competition, 1, true) ==
              Outcome::forbidden);
}

BOOST_AUTO_TEST_CASE(spectators_speak_to_the_arbiter_or_not_at_all) {
  for (Listener const to : {Listener::white, Listener::black, Listener::players})
    BOOST_CHECK(outcome_in(standard(), {event::SpectatorSpeaks{to, "flag-fall"}}) == Outcome::forbidden);
  BOOST_CHECK(outcome_in(standard(), {event::SpectatorSpeaks{Listener::arbiter, "flag-fall"}}) ==
              Outcome::allowed);
}

BOOST_AUTO_TEST_SUITE_END()
