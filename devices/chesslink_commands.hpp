// SPDX-License-Identifier: GPL-3.0-or-later
// What is sent to a Millennium board: a capital letter, its values and the checksum, with odd parity.
#pragma once

#include "devices/lights.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tactus::devices {

/// Any message with its checksum, as it stands on the line. Precondition: 7-bit characters.
std::vector<std::uint8_t> chesslink_message(std::string_view text);

std::vector<std::uint8_t> chesslink_ask_version();
std::vector<std::uint8_t> chesslink_ask_status();
/// Reports on change, after two equal scans (82 ms): the first setting that is quiet and steady.
std::vector<std::uint8_t> chesslink_report_changes();
/// The lamps stand at the corners of the squares, nine by nine; a lit square shows its four.
std::vector<std::uint8_t> chesslink_light(LightsOn const& lights, bool is_rotated);

}  // namespace tactus::devices
