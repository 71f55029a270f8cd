// SPDX-License-Identifier: GPL-3.0-or-later
// See board_with_sensors.hpp.
#include "devices/simulators/board_with_sensors.hpp"

#include <algorithm>

namespace tactus::devices::simulators {

void BoardWithSensors::lift(chess::Square square, SimTime now) {
  SimulatedBoard::lift(square, now);
  sensors_.set(square, std::nullopt, now);
  advance(now);
}

void BoardWithSensors::place(chess::Square square, chess::Piece piece, SimTime now) {
  SimulatedBoard::place(square, piece, now);
  sensors_.set(square, piece, now);
  advance(now);
}

void BoardWithSensors::power_up(SimTime now) {
  take_output();
  inside_->power_up(now);
  send(inside_->take_output());
}

void BoardWithSensors::opened(SimTime now) {
  advance(now);
  inside_->opened(now);
  send(inside_->take_output());
}

void BoardWithSensors::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  inside_->receive(bytes, now);
  send(inside_->take_output());
}

void BoardWithSensors::advance(SimTime now) {
  for (SensedChange const& change : sensors_.take_changes(now))
    if (change.piece)
      inside_->place(change.square, *change.piece, change.at);
    else
      inside_->lift(change.square, change.at);
  inside_->advance(now);
  send(inside_->take_output());
}

SimTime BoardWithSensors::next_due() const {
  return std::min(inside_->next_due(), sensors_.next_due().value_or(SimTime::max()));
}

}  // namespace tactus::devices::simulators
