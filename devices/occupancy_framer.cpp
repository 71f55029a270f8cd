// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/occupancy_framer.hpp"

#include "devices/ascii.hpp"
#include "devices/reading_order.hpp"

#include <utility>

namespace tactus::devices {

namespace {

constexpr std::size_t digits_of_a_board = 16;

}  // namespace

std::vector<OccupancyLexeme> OccupancyFramer::feed(std::span<std::uint8_t const> bytes) {
  std::vector<OccupancyLexeme> found;
  for (std::uint8_t const byte : bytes)
    if (auto lexeme = push(static_cast<char>(byte))) found.push_back(*lexeme);
  return found;
}

std::optional<OccupancyLexeme> OccupancyFramer::push(char c) {
  if (c == '\r' || c == '\n') return finish();
  bool const is_digit = hex_value(c).has_value();
  if (is_digit && digits_.size() <= digits_of_a_board) {
    digits_ += c;
    return std::nullopt;
  }
  others_ += 1;
  if (!is_digit) others_ += std::exchange(digits_, {}).size();
  return std::nullopt;
}

std::optional<OccupancyLexeme> OccupancyFramer::finish() {
  std::string const digits = std::exchange(digits_, {});
  std::size_t others = std::exchange(others_, 0);
  auto const squares = occupancy_from_hex(digits);
  if (!squares) others += digits.size();
  discarded_ += others;
  if (squares) return OccupancyFrame{*squares, others == 0};
  if (others == 0) return std::nullopt;  // an empty line, or the LF behind a CR
  return Dropped{DropReason::damaged, others};
}

}  // namespace tactus::devices
