// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/recording_duty.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
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

Sentence recording_duty_sentence(Color player, RecordingDuty duty) {
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

}  // namespace tactus::arbitration::laws
