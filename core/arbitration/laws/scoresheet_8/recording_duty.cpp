// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/scoresheet_8/recording_duty.hpp"

#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

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
    Message sentence = recording_duty_sentence(player, duty);
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
  auto const sheetless = situation.all<fact::NoScoresheet>();
  for (auto const& each : sheetless) players[each.by] = true;
  if (situation.ask != Ask::permission) return players;
  auto const* clock = situation.find<fact::Clock>();
  if (auto const* stopped = situation.find<fact::StoppedRecording>(); stopped && clock)
    players = stopped->by;
  else if (sheetless.empty() && clock && clock->running)
    players[*clock->running] = true;
  return players;
}

RulingOrFault decide_duties(Situation const& situation) {
  bool const asks_who_must =
      situation.ask == Ask::record || (situation.ask == Ask::ruling && !situation.has<fact::NoScoresheet>());
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

Matter const recording_duties{{Ask::record, Ask::permission, Ask::ruling}, decide_duties};

namespace {

using chess::Color;

// 8.4: less than five minutes left, and less than thirty seconds added with each move.
constexpr Millis shortage = std::chrono::minutes{5};
constexpr Millis addition_that_keeps_the_duty = std::chrono::seconds{30};

/// By increment or by delay.
Millis added_with_each_move(Situation const& situation) {
  auto const* clock = situation.find<fact::Clock>();
  if (clock && clock->increment) return *clock->increment;
  auto const* control = situation.find<fact::TimeControl>();
  return control ? std::max(control->increment, control->delay.value_or(Millis{0})) : Millis{0};
}

std::optional<Millis> time_left(Situation const& situation, Color player) {
  auto const* clock = situation.find<fact::Clock>();
  if (!clock) return std::nullopt;
  return player == Color::white ? clock->white : clock->black;
}

/// A player who stopped is taken to have had the right, until a flag falls (8.5).
bool has_stopped(Situation const& situation, Color player) {
  auto const* stopped = situation.find<fact::StoppedRecording>();
  return stopped && stopped->by[player] && !situation.has<event::FlagFall>();
}

}  // namespace

RecordingDuty recording_duty(Situation const& situation, Color player) {
  if (situation.regime.phase != Phase::standard) return RecordingDuty::quick_game;
  auto const left = time_left(situation, player);
  if (!left && has_stopped(situation, player)) return RecordingDuty::short_of_time;
  bool const is_short = left && *left < shortage;
  return is_short && added_with_each_move(situation) < addition_that_keeps_the_duty
             ? RecordingDuty::short_of_time
             : RecordingDuty::must;
}

void cite_recording_duty(Ruling& ruling, Regime regime, RecordingDuty duty) {
  if (duty != RecordingDuty::quick_game) return cite(ruling, regime, {law("8.4"), law("8.1.1")});
  if (is_finnish_blitz(regime.rules)) cite(ruling, regime, {law("FI-1")});
  cite(ruling, regime, {law("A.2")});
  if (regime.phase == Phase::blitz) cite(ruling, regime, {law("B.3")});
}

Message recording_duty_sentence(Color player, RecordingDuty duty) {
  switch (duty) {
    case RecordingDuty::must: return say("{player} must record the moves.", {{"player", player}});
    case RecordingDuty::short_of_time:
      return say(
          "{player} need not record for the rest of the period: less than five minutes are left and "
          "less than 30 seconds are added with each move.",
          {{"player", player}});
    case RecordingDuty::quick_game: break;
  }
  return say("In rapid and blitz the players need not record the moves.");
}

// Braille and recorders are for the visually disabled player (D.2.7).

namespace {

RulingOrFault decide_way(Situation const& situation) {
  auto const& way = *situation.find<fact::KeepsScoreBy>();
  auto const is_disabled = stated_player(situation, way.by).is_visually_disabled;
  if (!is_disabled)
    return missing("player.visually_disabled",
                   say("Please say whether {player} is visually disabled.", {{"player", way.by}}));
  if (*is_disabled)
    return ruled(
        permission_or_ruling(situation.ask, true), situation.regime, {law("D.2.7"), law("8.1.1")},
        {say("A visually disabled player keeps score in ordinary script, in braille or with a recorder.")});
  return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("8.1.1"), law("D.2.7")},
               {say("{player} writes on the scoresheet of the event.", {{"player", way.by}}),
                say("Braille and recorders are for a visually disabled player.")});
}

}  // namespace

Matter const ways_of_scoring{judgement_asks, decide_way};

}  // namespace tactus::arbitration::laws
