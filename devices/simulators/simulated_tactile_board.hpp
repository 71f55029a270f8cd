// SPDX-License-Identifier: GPL-3.0-or-later
// A tactile board that knows of each aperture only whether a peg is in it. Speaks `$PTACB` sentences.
#pragma once

#include "devices/simulators/own_sentence.hpp"
#include "devices/simulators/simulated_board.hpp"

namespace tactus::devices::simulators {

class SimulatedTactileBoard : public SimulatedBoard {
 public:
  using SimulatedBoard::SimulatedBoard;

  /// Hands. Each change is told at once; a lift of nothing tells nothing.
  void lift(chess::Square square, SimTime now) override;
  void place(chess::Square square, chess::Piece piece, SimTime now) override;

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_snapshot_; }

 private:
  void send_change(chess::Square square, bool is_occupied, SimTime now);
  void send_snapshot();
  void send_identification();

  SequenceNumber sequence_;
  QueryReader queries_;
  SimTime powered_at_{0};
  SimTime next_snapshot_{0};
};

}  // namespace tactus::devices::simulators
