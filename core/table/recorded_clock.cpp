// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/recorded_clock.hpp"

namespace tactus::table {

clock::Reading exchanged(clock::Reading reading) {
  std::swap(reading.white, reading.black);
  std::swap(reading.white_flag, reading.black_flag);
  if (reading.to_move) reading.to_move = chess::opposite(*reading.to_move);
  return reading;
}

void RecordedClock::take(TableEvent const& event) {
  has_turned_ = false;
  if (auto const* const input = std::get_if<Input>(&event)) {
    auto const* const seen = std::get_if<ClockSeen>(input);
    if (seen == nullptr) return;
    last_ = seen->reading;
    if (!ran_first_ && last_->is_running && last_->to_move) ran_first_ = last_;
    return;
  }
  auto const* const explained = std::get_if<EquipmentExplained>(&std::get<Outcome>(event));
  if (explained != nullptr) turn(explained->fault);
}

void RecordedClock::turn(EquipmentFault explained) {
  bool const is_exchanged = explained == EquipmentFault::clock_sides_exchanged;
  if (!is_exchanged && explained != EquipmentFault::clock_sides_right) return;
  has_turned_ = std::exchange(is_exchanged_, is_exchanged) != is_exchanged;
}

bool RecordedClock::is_flag_shown(Color player) const {
  auto const shown = reading().value_or(clock::Reading{});
  return player == Color::white ? shown.white_flag : shown.black_flag;
}

std::optional<clock::Reading> RecordedClock::as_it_stands(std::optional<clock::Reading> const& told) const {
  return told && is_exchanged_ ? std::optional(exchanged(*told)) : told;
}

}  // namespace tactus::table
