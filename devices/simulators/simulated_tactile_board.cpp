// SPDX-License-Identifier: GPL-3.0-or-later
// See simulated_tactile_board.hpp.
#include "devices/simulators/simulated_tactile_board.hpp"

#include <fmt/format.h>

namespace tactus::devices::simulators {

namespace {

constexpr SimTime snapshot_interval = std::chrono::seconds{1};

/// Sixteen hexadecimal digits: rank 8 first, in each rank the a-file as the highest bit.
std::string snapshot_digits(chess::SquareSet occupied) {
  std::string digits;
  for (unsigned rank = 8; rank-- > 0;) {
    unsigned bits = 0;
    for (unsigned file = 0; file < 8; ++file)
      bits = bits << 1U | (occupied.contains(chess::Square::from_index(rank * 8 + file)) ? 1U : 0U);
    digits += fmt::format("{:02X}", bits);
  }
  return digits;
}

}  // namespace

void SimulatedTactileBoard::lift(chess::Square square, SimTime now) {
  bool const was_filled = standing().at(square).has_value();
  SimulatedBoard::lift(square, now);
  if (was_filled) send_change(square, false, now);
}

void SimulatedTactileBoard::place(chess::Square square, chess::Piece piece, SimTime now) {
  bool const was_filled = standing().at(square).has_value();
  SimulatedBoard::place(square, piece, now);
  if (!was_filled) send_change(square, true, now);
}

void SimulatedTactileBoard::power_up(SimTime now) {
  take_output();
  sequence_ = {};
  queries_ = {};
  powered_at_ = now;
  next_snapshot_ = now + snapshot_interval;
  send_identification();
  send_snapshot();
}

void SimulatedTactileBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  for (std::uint8_t const byte : bytes) {
    auto const query = queries_.feed(byte);
    if (query == 'I') send_identification();
    if (query == 'S') send_snapshot();
  }
}

void SimulatedTactileBoard::advance(SimTime now) {
  for (; next_snapshot_ <= now; next_snapshot_ += snapshot_interval) send_snapshot();
}

void SimulatedTactileBoard::send_change(chess::Square square, bool is_occupied, SimTime now) {
  auto const device_ms = std::chrono::duration_cast<std::chrono::milliseconds>(now - powered_at_).count();
  send(own_sentence(
      fmt::format("PTACB,U,{},{},{:d},{}", sequence_.next(), square.name(), is_occupied, device_ms)));
}

void SimulatedTactileBoard::send_snapshot() {
  send(own_sentence(fmt::format("PTACB,S,{},{}", sequence_.next(), snapshot_digits(standing().occupied()))));
}

void SimulatedTactileBoard::send_identification() { send(own_sentence("PTACB,I,1,tactus-sim-board,1.0")); }

}  // namespace tactus::devices::simulators
