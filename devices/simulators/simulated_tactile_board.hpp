// SPDX-License-Identifier: GPL-3.0-or-later
// A tactile board that knows of each aperture only whether a peg is in it. Speaks `$PTACB` sentences.
#pragma once

#include "core/chess/square_set.hpp"
#include "devices/simulators/own_sentence.hpp"
#include "devices/simulators/simulated_device.hpp"

namespace tactus::devices::simulators {

class SimulatedTactileBoard : public SimulatedDevice {
 public:
  explicit SimulatedTactileBoard(chess::SquareSet occupied) : occupied_(occupied) {}

  /// Hands. Each change is told at once; a lift of nothing tells nothing.
  void lift(chess::Square square, SimTime now);
  void place(chess::Square square, SimTime now);
  chess::SquareSet occupied() const { return occupied_; }

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_snapshot_; }

 private:
  void send_change(chess::Square square, bool is_occupied, SimTime now);
  void send_snapshot();
  void send_identification();

  chess::SquareSet occupied_;
  SequenceNumber sequence_;
  QueryReader queries_;
  SimTime powered_at_{0};
  SimTime next_snapshot_{0};
};

}  // namespace tactus::devices::simulators
