// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/ichessone.hpp"

#include <algorithm>
#include <string_view>

namespace tactus::devices::simulators {

namespace {

constexpr SimTime scan_time = std::chrono::milliseconds{100};
constexpr std::size_t lamp_command = 16;

}  // namespace

void SimulatedIChessOne::power_up(SimTime now) {
  take_output();
  heard_.clear();
  reports_changes_ = false;
  lamps_ = {};
  next_scan_ = now + scan_time;
}

void SimulatedIChessOne::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  for (std::uint8_t const byte : bytes) {
    heard_ += static_cast<char>(byte);
    if (obey(heard_)) heard_.clear();
  }
}

bool SimulatedIChessOne::obey(std::string const& command) {
  if (command == "RP") return tell_position(), true;
  if (command == "RB") return send(Bytes{'=', 'b', 0x00, 88}), true;
  if (command == "CPIRQ") return reports_changes_ = true;
  if (!command.starts_with("EL") || command.size() < lamp_command) return false;
  std::copy_n(command.begin() + 5, lamps_.size(), lamps_.begin());
  return true;
}

void SimulatedIChessOne::advance(SimTime now) {
  for (; next_scan_ <= now; next_scan_ += scan_time)
    if (reports_changes_ && letters() != told_) tell_position();
}

void SimulatedIChessOne::tell_position() {
  constexpr std::string_view codes = ".PNBRQKpnbrqk";
  told_ = letters();
  Bytes bytes{'=', 'p'};
  for (std::size_t field = 0; field < told_.size(); field += 2)
    bytes.push_back(static_cast<std::uint8_t>(codes.find(told_[field]) << 4U | codes.find(told_[field + 1])));
  send(bytes);
}

}  // namespace tactus::devices::simulators
