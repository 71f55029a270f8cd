// SPDX-License-Identifier: GPL-3.0-or-later
// What is of the machine, or was given to the twins, and is not compared.
#pragma once

#include <filesystem>
#include <string>

namespace tactus {

/// Twelve squares behind a signature, which are others in each file.
std::string without_signature(std::string text);

/// Times of day and clock times are of the machine, not of the game: `1:30:29`, and milliseconds.
std::string without_times(std::string const& text);
/// What was sent to a device, without what only keeps the line alive or finds out what it is: a message that
/// is sent again is one, and what was sent before the device spoke and the probe are none.
std::string bytes_sent(std::filesystem::path const& capture);
/// The position with its rights, which was given to the twins.
bool is_of_beginning(std::string const& line);
/// PGN or score from behind the first moves on.
std::string behind(std::size_t moves, std::string const& text);

}  // namespace tactus
