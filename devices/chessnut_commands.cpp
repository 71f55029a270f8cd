// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/chessnut_commands.hpp"

#include "devices/reading_order.hpp"

namespace tactus::devices {

std::vector<std::uint8_t> chessnut_start() { return {0x21, 0x01, 0x00}; }

/// Rank 8 first, the highest bit is file a.
std::vector<std::uint8_t> chessnut_light(LightsOn const& lights, bool is_rotated) {
  constexpr std::size_t header = 2;
  std::vector<std::uint8_t> bytes{0x0A, 0x08, 0, 0, 0, 0, 0, 0, 0, 0};
  for (auto const square : lights.squares) {
    unsigned const field = is_rotated ? 63 - field_of_square(square) : field_of_square(square);
    auto& row = bytes[header + field / 8];
    row = static_cast<std::uint8_t>(row | 0x80U >> field % 8);
  }
  return bytes;
}

}  // namespace tactus::devices
