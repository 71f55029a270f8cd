// SPDX-License-Identifier: GPL-3.0-or-later
// A Millennium board behind its ChessLink, as public descriptions tell it: letters, a checksum of two
// hexadecimal digits, odd parity, registers that say when it reports. Written from the protocol page and not
// with the product's encoder.
#pragma once

#include "devices/simulators/device.hpp"

#include <array>
#include <string>
#include <string_view>

namespace tactus::devices::simulators {

struct ChessLinkMake {
  std::string version = "0103";            // four hexadecimal digits
  bool has_cable_on_whites_right = false;  // then it counts its squares from h1
  bool has_parity = true;                  // some boards neither send nor look at it
};

class SimulatedChessLink : public SimulatedBoard {
 public:
  explicit SimulatedChessLink(chess::Placement const& standing, ChessLinkMake make = {});

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_scan_; }

  /// Patterns of the lamps at the corners: 0 is at a8, 8 at a1, 80 at h1, seen with the cable on White's
  /// left.
  std::array<std::uint8_t, 81> const& lamps() const { return lamps_; }
  /// Those with all four corners lit: between two that lie a square apart, the one in the middle too.
  chess::SquareSet lit() const override;
  std::uint8_t register_value(std::size_t number) const { return registers_.at(number); }
  /// Commands with a wrong checksum or parity.
  unsigned refused() const { return refused_; }

 private:
  void hear(std::uint8_t byte);
  void obey(std::string_view text);
  void scan();
  void say(std::string text);
  void say_status() { say('s' + scanned_); }
  std::string seen() const;

  ChessLinkMake make_;
  std::array<std::uint8_t, 5> registers_{};
  std::array<std::uint8_t, 81> lamps_{};
  std::string command_;          // so far
  bool is_parity_right_ = true;  // of it
  std::string scanned_;          // what the last scan saw
  std::string reported_;         // what the last report of a change told
  unsigned equal_scans_ = 0;
  unsigned refused_ = 0;
  SimTime next_scan_{0};
};

}  // namespace tactus::devices::simulators
