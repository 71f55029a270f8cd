// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/chessnut.hpp"

#include <algorithm>
#include <string_view>

namespace tactus::devices::simulators {

namespace {

constexpr SimTime report_interval = std::chrono::milliseconds{100};
constexpr std::size_t usb_report = 65;

}  // namespace

void SimulatedChessnut::power_up(SimTime now) {
  take_output();
  is_started_ = false;
  lamps_ = {};
  next_report_ = now + report_interval;
}

/// One call is one HID report.
void SimulatedChessnut::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  if (bytes.size() == 3 && bytes[0] == 0x21 && bytes[1] == 0x01) is_started_ = true;
  if (bytes.size() == 3 && bytes[0] == 0x29 && bytes[1] == 0x01) tell_battery();
  if (bytes.size() == 10 && bytes[0] == 0x0A && bytes[1] == 0x08)
    std::copy(bytes.begin() + 2, bytes.end(), lamps_.begin());
}

void SimulatedChessnut::advance(SimTime now) {
  for (; next_report_ <= now; next_report_ += report_interval)
    if (is_started_) report();
}

void SimulatedChessnut::report() {
  constexpr std::string_view codes = ".qkbpnRPrBNQK";
  std::string const text = letters();
  Bytes bytes{0x01, 0x3D};
  for (std::size_t row = 0; row < 8; ++row)
    for (std::size_t file = 8; file > 0; file -= 2) {  // h and g in one byte, then f and e
      auto const lower = codes.find(text[row * 8 + file - 1]);
      auto const upper = codes.find(text[row * 8 + file - 2]);
      bytes.push_back(static_cast<std::uint8_t>(upper << 4U | lower));
    }
  bytes.resize(usb_report);
  send(bytes);
}

/// The maker's document: the top bit of the level says that it is charging, the byte behind it is reserved.
void SimulatedChessnut::tell_battery() {
  Bytes bytes{0x2A, 0x02, static_cast<std::uint8_t>(battery_percent_ | (is_charging_ ? 0x80U : 0U)), 0x00};
  bytes.resize(usb_report);
  send(bytes);
}

}  // namespace tactus::devices::simulators
