// SPDX-License-Identifier: GPL-3.0-or-later
// What is sent to a Chessnut board.
#pragma once

#include "devices/lights.hpp"

#include <cstdint>
#include <vector>

namespace tactus::devices {

/// From now on the board reports its squares by itself.
std::vector<std::uint8_t> chessnut_start();
std::vector<std::uint8_t> chessnut_light(LightsOn const& lights, bool is_rotated);

}  // namespace tactus::devices
