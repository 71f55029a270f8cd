// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for any bytes from a cable: cutting them into other reads changes nothing, no deadline stays
// behind, and nothing dangerous is sent to what may be a DGT board.
#pragma once

#include "devices/device_line.hpp"
#include "devices/drivers/chesslink/driver.hpp"
#include "devices/drivers/dgt/commands.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace tactus::devices::fuzz {

inline void require(bool holds) {
  if (!holds) std::abort();
}

/// Calls `take` with the bytes in pieces whose sizes follow from the bytes themselves.
template <class Take>
void in_pieces(std::span<std::uint8_t const> bytes, Take take) {
  while (!bytes.empty()) {
    std::size_t const size = std::min<std::size_t>(bytes.size(), 1 + bytes.front() % 7U);
    take(bytes.first(size));
    bytes = bytes.subspan(size);
  }
}

/// What may be sent to a device of which nothing is known (devices/probe.hpp).
inline bool is_harmless_question(std::vector<std::uint8_t> const& bytes) {
  return bytes.empty() || bytes == std::vector<std::uint8_t>{0x4D, 0x40} || bytes == chesslink_ask_version();
}

/// A line at which every piece comes a little later than the one before; long pauses follow from the bytes
/// too.
inline void run_line(std::span<std::uint8_t const> bytes, Protocol told = Protocol::unknown) {
  DeviceLine line{LineSettings{Orientation::detect, {}, told}};
  Instant now{};
  auto const check = [&line, told](LineStep const& step) {
    if (line.protocol() == Protocol::dgt)
      require(std::none_of(step.send.begin(), step.send.end(), is_forbidden_for_dgt));
    if (line.protocol() == Protocol::unknown && told == Protocol::unknown)
      require(is_harmless_question(step.send));
    for (auto const& event : step.events) require(!describe(event).empty());
  };
  check(line.opened(now));
  in_pieces(bytes, [&](std::span<std::uint8_t const> piece) {
    now += Millis{piece.back() == 0x7F ? 3001 : piece.back() % 16U};
    for (auto due = line.next_deadline(); due && *due <= now; due = line.next_deadline()) {
      check(line.pass_time(now));
      require(!line.next_deadline() || *line.next_deadline() > now);
    }
    check(line.feed({now, {piece.begin(), piece.end()}}));
    if (line.protocol() == told) check(line.light({chess::SquareSet{piece.front()}}, now));
  });
  check(line.closed("end"));
}

}  // namespace tactus::devices::fuzz
