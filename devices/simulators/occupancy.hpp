// SPDX-License-Identifier: GPL-3.0-or-later
// A home-made board that speaks the simplest form: 16 hexadecimal digits on each change and when asked.
#pragma once

#include "devices/simulators/device.hpp"

#include <string>

namespace tactus::devices::simulators {

class SimulatedHomeMadeBoard : public SimulatedBoard {
 public:
  using SimulatedBoard::SimulatedBoard;

  void power_up(SimTime now) override;
  /// It starts anew, as most small controllers do.
  void opened(SimTime now) override { power_up(now); }
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_scan_; }

  /// The line of squares to light that came last.
  std::string const& lamps() const { return lamps_; }
  chess::SquareSet lit() const override;

 private:
  std::string digits() const;
  void tell();

  std::string told_;
  std::string command_;
  std::string lamps_;
  SimTime next_scan_{0};
};

}  // namespace tactus::devices::simulators
