// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/chesslink.hpp"

#include <bit>
#include <charconv>

#include <fmt/format.h>

namespace tactus::devices::simulators {

namespace {

constexpr std::size_t scan_time_register = 1;
constexpr std::size_t report_register = 2;
constexpr SimTime scan_unit{2048};

std::uint8_t hex_number(std::string_view digits) {
  unsigned value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  return static_cast<std::uint8_t>(value);
}

unsigned block_sum(std::string_view text) {
  unsigned sum = 0;
  for (char const c : text) sum ^= static_cast<unsigned char>(c);
  return sum;
}

/// Length of a command with its checksum; 0 for no command.
std::size_t length_of(char letter) {
  switch (letter) {
    case 'S':
    case 'V':
    case 'X':
    case 'T': return 3;
    case 'R': return 5;
    case 'W': return 7;
    case 'L': return 167;
    default: return 0;
  }
}

}  // namespace

SimulatedChessLink::SimulatedChessLink(chess::Placement const& standing, ChessLinkMake make)
    : SimulatedBoard(standing), make_(std::move(make)) {}

void SimulatedChessLink::power_up(SimTime now) {
  take_output();
  registers_ = {0, 20, 0, 0, 15};
  lamps_ = {};
  command_.clear();
  scanned_ = reported_ = seen();
  equal_scans_ = 0;
  next_scan_ = now + scan_unit * registers_[scan_time_register];
}

void SimulatedChessLink::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  for (std::uint8_t const byte : bytes) hear(byte);
}

chess::SquareSet SimulatedChessLink::lit() const {
  chess::SquareSet squares;
  for (unsigned field = 0; field < 64; ++field) {
    std::size_t const corner = field % 8 * 9 + field / 8;
    if (lamps_[corner] == 0 || lamps_[corner + 1] == 0 || lamps_[corner + 9] == 0 || lamps_[corner + 10] == 0)
      continue;
    squares.insert(square_of(make_.has_cable_on_whites_right ? 63 - field : field));
  }
  return squares;
}

void SimulatedChessLink::hear(std::uint8_t byte) {
  char const c = static_cast<char>(byte & 0x7FU);
  if (command_.empty()) {
    if (length_of(c) == 0) return;
    is_parity_right_ = true;
  }
  is_parity_right_ = is_parity_right_ && std::popcount(byte) % 2 == 1;
  command_ += c;
  if (command_.size() < length_of(command_.front())) return;
  std::string const whole = std::exchange(command_, {});
  std::string_view const text = std::string_view{whole}.substr(0, whole.size() - 2);
  bool const is_good = whole.substr(text.size()) == fmt::format("{:02X}", block_sum(text)) &&
                       (is_parity_right_ || !make_.has_parity);
  if (is_good) return obey(text);
  ++refused_;
}

void SimulatedChessLink::obey(std::string_view text) {
  switch (text.front()) {
    case 'S': return say_status();
    case 'V': return say('v' + make_.version);
    case 'X': lamps_ = {}; return say("x");
    case 'L':
      for (std::size_t i = 0; i < lamps_.size(); ++i) lamps_[i] = hex_number(text.substr(3 + 2 * i, 2));
      return say("l");
    case 'W':
      if (hex_number(text.substr(1, 2)) < registers_.size())
        registers_[hex_number(text.substr(1, 2))] = hex_number(text.substr(3, 2));
      return say(fmt::format("w{}", text.substr(1)));
    case 'R':
      if (hex_number(text.substr(1, 2)) < registers_.size())
        say(fmt::format("r{}{:02X}", text.substr(1), registers_[hex_number(text.substr(1, 2))]));
      return;
    default: return power_up(next_scan_);  // T
  }
}

void SimulatedChessLink::advance(SimTime now) {
  for (; next_scan_ <= now; next_scan_ += scan_unit * registers_[scan_time_register]) scan();
}

/// Register 2: 0 reports every scan, 3 each change at once, 4 to 7 after two to five equal scans.
void SimulatedChessLink::scan() {
  std::string const now = seen();
  equal_scans_ = now == scanned_ ? equal_scans_ + 1 : 1;
  scanned_ = now;
  unsigned const mode = registers_[report_register];
  bool const is_steady_change = mode >= 3 && now != reported_ && equal_scans_ >= mode - 2;
  if (mode != 0 && !is_steady_change) return;
  reported_ = now;
  say_status();
}

void SimulatedChessLink::say(std::string text) {
  text += fmt::format("{:02X}", block_sum(text));
  Bytes bytes{text.begin(), text.end()};
  for (auto& byte : bytes)
    if (make_.has_parity && std::popcount(byte) % 2 == 0) byte |= 0x80U;
  send(bytes);
}

std::string SimulatedChessLink::seen() const {
  std::string const text = letters();
  return make_.has_cable_on_whites_right ? std::string{text.rbegin(), text.rend()} : text;
}

}  // namespace tactus::devices::simulators
