// SPDX-License-Identifier: GPL-3.0-or-later
// A Chessnut board over USB: reports of 65 bytes once it was told to start. Written from the protocol page
// and not with the product's code.
#pragma once

#include "devices/simulators/device.hpp"

#include <array>

namespace tactus::devices::simulators {

class SimulatedChessnut : public SimulatedBoard {
 public:
  using SimulatedBoard::SimulatedBoard;

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_report_; }

  void set_battery(unsigned percent, bool is_charging) {
    battery_percent_ = percent;
    is_charging_ = is_charging;
  }
  /// As last told: rank 8 first, the highest bit is file a.
  std::array<std::uint8_t, 8> const& lamps() const { return lamps_; }
  chess::SquareSet lit() const override { return squares_of(lamps_, FileA::highest_bit); }

 private:
  void report();
  void tell_battery();

  unsigned battery_percent_ = 100;
  bool is_charging_ = false;
  bool is_started_ = false;
  SimTime next_report_{0};
  std::array<std::uint8_t, 8> lamps_{};
};

}  // namespace tactus::devices::simulators
