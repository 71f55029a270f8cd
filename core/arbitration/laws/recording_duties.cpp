// SPDX-License-Identifier: GPL-3.0-or-later
// Who must record now, who may stop, and who plays without a scoresheet.
#include "core/arbitration/laws/flags.hpp"
#include "core/arbitration/laws/recording_duty.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/scoresheet_matters.hpp"
#include "core/arbitration/laws/stated_players.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

/// Claims of a player without a scoresheet are judged as claims.
bool is_about_missing_sheet(Situation const& situation) {
  return situation.has<fact::NoScoresheet>() && !situation.has<event::Claim>() &&
         (situation.ask == Ask::permission || situation.ask == Ask::ruling);
}

/// "May he stop recording?"
bool is_about_stopping(Situation const& situation) {
  return situation.ask == Ask::permission && situation.has<fact::StoppedRecording>() &&
         situation.has<fact::Clock>();
}

/// Clocks and nothing else: whether the player whose clock runs, or anybody, must record.
bool is_about_clocks_alone(Situation const& situation) {
  auto const* clock = situation.find<fact::Clock>();
  bool const is_asked =
      situation.ask == Ask::ruling || (situation.ask == Ask::permission && clock && clock->running);
  return is_asked && clock && !tells_of_flags(situation) &&
         std::ranges::all_of(situation.items, [](Item const& item) {
           return item.is_any_of<fact::Clock, fact::Player, fact::TimeControl, fact::LastPeriod>();
         });
}

bool concerns_recording_duties(Situation const& situation) {
  return situation.ask == Ask::record || is_about_missing_sheet(situation) || is_about_stopping(situation) ||
         is_about_clocks_alone(situation);
}

/// B.3 leads from blitz to A.2 only in the basic mode, and in 2014 only to A.4.
bool is_reached_by_the_text(Regime const& regime) {
  return regime.phase != Phase::blitz ||
         (edition_of(regime.rules) != Edition::fide_2014 && regime.supervision != Supervision::competition);
}

Ruling with_duties(Outcome outcome, Situation const& situation) {
  Ruling ruling = ruled(outcome, situation.regime, {}, {});
  for (Color const player : {Color::white, Color::black}) {
    RecordingDuty const duty = recording_duty(situation, player);
    ruling.must_record[player] = duty == RecordingDuty::must;
    Sentence sentence = recording_duty_sentence(player, duty);
    if (ruling.explanation.empty() || ruling.explanation.back() != sentence)
      ruling.explanation.push_back(std::move(sentence));
  }
  cite_recording_duty(ruling, situation.regime, recording_duty(situation, Color::white));
  if (is_appendix_d_game(situation)) cite(ruling, situation.regime, {law("D.2.7")});
  if (!is_reached_by_the_text(situation.regime))
    ruling.notices.push_back(
        say("The text leads to this article only from the basic rules of later editions."));
  return ruling;
}

ByColor<bool> asked_about(Situation const& situation) {
  ByColor<bool> players;
  for (auto const& sheetless : situation.all<fact::NoScoresheet>()) players[sheetless.by] = true;
  if (auto const* stopped = situation.find<fact::StoppedRecording>(); stopped && is_about_stopping(situation))
    players = stopped->by;
  if (is_about_clocks_alone(situation) && situation.ask == Ask::permission)
    players[*situation.find<fact::Clock>()->running] = true;
  return players;
}

RulingOrFault decide_duties(Situation const& situation) {
  bool const asks_who_must =
      situation.ask == Ask::record || (situation.ask == Ask::ruling && is_about_clocks_alone(situation));
  if (asks_who_must) return with_duties(Outcome::computed, situation);
  Ruling ruling = with_duties(Outcome::allowed, situation);
  auto const players = asked_about(situation);
  bool const is_breach =
      (players.white && *ruling.must_record.white) || (players.black && *ruling.must_record.black);
  if (situation.ask == Ask::permission) {
    ruling.outcome = permission(!is_breach);
  } else {
    ruling.outcome = is_breach ? Outcome::arbiter_decides : Outcome::game_continues;
    if (is_breach) {
      cite(ruling, situation.regime, {law("12.9")});
      ruling.explanation.push_back(say("The arbiter makes him record and may choose a penalty."));
    }
  }
  return ruling;
}

}  // namespace

Matter const recording_duties{concerns_recording_duties, decide_duties};

}  // namespace tactus::arbitration::laws
