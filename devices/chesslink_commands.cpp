// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/chesslink_commands.hpp"

#include "devices/chesslink_framer.hpp"

#include <array>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

constexpr unsigned lamps = 81;
constexpr unsigned slot_time = 50;  // x 4.096 ms; of no matter to lamps that do not blink

/// Numbers of lamps count from 0 at the a8 corner down the files: 8 at the a1 corner, 80 at h1.
constexpr unsigned upper_left_lamp(chess::Square square) {
  unsigned const file = square.index() % 8;
  unsigned const rank = square.index() / 8;
  return file * 9 + (7 - rank);
}

}  // namespace

std::vector<std::uint8_t> chesslink_message(std::string_view text) {
  std::vector<std::uint8_t> bytes;
  for (char const c : fmt::format("{}{:02X}", text, chesslink_checksum(text)))
    bytes.push_back(with_odd_parity(c));
  return bytes;
}

std::vector<std::uint8_t> chesslink_ask_version() { return chesslink_message("V"); }
std::vector<std::uint8_t> chesslink_ask_status() { return chesslink_message("S"); }
std::vector<std::uint8_t> chesslink_report_changes() { return chesslink_message("W0204"); }

std::vector<std::uint8_t> chesslink_light(LightsOn const& lights, bool is_rotated) {
  if (lights.squares.empty()) return chesslink_message("X");
  std::array<bool, lamps> is_lit{};
  for (auto const square : lights.squares)
    for (unsigned const step : {0U, 1U, 9U, 10U}) {
      unsigned const lamp = upper_left_lamp(square) + step;
      is_lit[is_rotated ? lamps - 1 - lamp : lamp] = true;
    }
  std::string text = fmt::format("L{:02X}", slot_time);
  for (bool const lit : is_lit) text += lit ? "FF" : "00";
  return chesslink_message(text);
}

}  // namespace tactus::devices
