// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/certabo_commands.hpp"

#include "devices/reading_order.hpp"

namespace tactus::devices {

std::vector<std::uint8_t> certabo_light(LightsOn const& lights, bool is_rotated) {
  std::vector<std::uint8_t> rows(8);
  for (auto const square : lights.squares) {
    unsigned const field = is_rotated ? 63 - field_of_square(square) : field_of_square(square);
    rows[field / 8] = static_cast<std::uint8_t>(rows[field / 8] | 1U << field % 8);
  }
  return rows;
}

}  // namespace tactus::devices
