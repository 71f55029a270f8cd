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
  DeviceLine line{LineSettings{{}, told}};
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

/// What a make's framer and decoder understand of some bytes.
template <class Framer, class Decoder>
struct Reader {
  Decoder decoder{};
  Framer framer{};
  std::string events{};

  void take(std::span<std::uint8_t const> bytes) {
    auto const lexemes = [&] {
      if constexpr (requires { framer.feed(bytes, Instant{}); })
        return framer.feed(bytes, Instant{});
      else
        return framer.feed(bytes);
    }();
    for (auto const& lexeme : lexemes)
      for (auto const& event : decoder.decode(lexeme)) events += devices::describe(event) + '\n';
  }
};

/// Cut into other reads they say the same; no byte is dropped twice. `make_reader`: a new one.
template <class MakeReader>
void read_whole_and_in_pieces(std::span<std::uint8_t const> bytes, MakeReader const& make_reader) {
  auto whole = make_reader(), pieces = make_reader();
  whole.take(bytes);
  in_pieces(bytes, [&](auto piece) { pieces.take(piece); });
  require(whole.events == pieces.events && whole.framer.discarded() == pieces.framer.discarded());
  require(whole.framer.discarded() <= bytes.size());
}

}  // namespace tactus::devices::fuzz
