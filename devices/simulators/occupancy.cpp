// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/occupancy.hpp"

#include <charconv>

#include <fmt/format.h>

namespace tactus::devices::simulators {

namespace {

constexpr SimTime scan_interval = std::chrono::milliseconds{20};

}  // namespace

/// Like a small controller: the line wakes it up, and it says how it stands.
void SimulatedHomeMadeBoard::power_up(SimTime now) {
  take_output();
  command_.clear();
  lamps_.clear();
  next_scan_ = now + scan_interval;
  tell();
}

void SimulatedHomeMadeBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  for (std::uint8_t const byte : bytes) {
    char const c = static_cast<char>(byte);
    if (c == '?') tell();
    if (c == '\n') {
      std::string const line = std::exchange(command_, {});
      if (line.size() == 16) lamps_ = line;
    } else if (c != '?') {
      command_ += c;
    }
  }
}

void SimulatedHomeMadeBoard::advance(SimTime now) {
  for (; next_scan_ <= now; next_scan_ += scan_interval)
    if (digits() != told_) tell();
}

/// A line that is no number lights nothing.
chess::SquareSet SimulatedHomeMadeBoard::lit() const {
  std::uint64_t bits = 0;
  auto const* const end = lamps_.data() + lamps_.size();
  if (std::from_chars(lamps_.data(), end, bits, 16).ptr != end) return {};
  chess::SquareSet squares;
  for (unsigned field = 0; field < 64; ++field)
    if ((bits >> (63 - field) & 1U) != 0) squares.insert(square_of(field));
  return squares;
}

void SimulatedHomeMadeBoard::tell() {
  told_ = digits();
  send(Bytes{told_.begin(), told_.end()});
  send(Bytes{'\r', '\n'});
}

/// Four squares a digit, a8 the highest bit of the first.
std::string SimulatedHomeMadeBoard::digits() const {
  std::string const text = letters();
  std::string digits;
  for (std::size_t first = 0; first < 64; first += 4) {
    unsigned value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 1U | (text[first + i] == '.' ? 0U : 1U);
    digits += fmt::format("{:X}", value);
  }
  return digits;
}

}  // namespace tactus::devices::simulators
