// SPDX-License-Identifier: GPL-3.0-or-later
// An iChessOne board at its cable: it answers letters, and reports its squares on change once it was told to.
// Written from the protocol page and not with the product's code.
#pragma once

#include "devices/simulators/device.hpp"

#include <array>
#include <string>

namespace tactus::devices::simulators {

class SimulatedIChessOne : public SimulatedBoard {
 public:
  using SimulatedBoard::SimulatedBoard;

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_scan_; }

  /// As last told: rank 8 first, the highest bit is file h.
  std::array<std::uint8_t, 8> const& lamps() const { return lamps_; }
  chess::SquareSet lit() const override { return squares_of(lamps_, FileA::lowest_bit); }

 private:
  bool obey(std::string const& command);
  void tell_position();

  std::string heard_;
  std::string told_;  // the squares as last reported
  bool reports_changes_ = false;
  SimTime next_scan_{0};
  std::array<std::uint8_t, 8> lamps_{};
};

}  // namespace tactus::devices::simulators
