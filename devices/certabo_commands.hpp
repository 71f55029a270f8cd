// SPDX-License-Identifier: GPL-3.0-or-later
// What is sent to Certabo and Tabutronic boards: which lamps are lit, and nothing else.
#pragma once

#include "devices/lights.hpp"

#include <cstdint>
#include <vector>

namespace tactus::devices {

/// Eight bytes, rank 8 first. The lowest bit is file a: the other way round than in their lines.
std::vector<std::uint8_t> certabo_light(LightsOn const& lights, bool is_rotated);

}  // namespace tactus::devices
