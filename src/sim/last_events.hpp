// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game's record, for the report of a game that went wrong.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace tactus::sim {

/// The last `count` events that the game file holds, a line each, without those that only say that time has
/// passed; a word instead where there is no record.
std::string last_events(std::filesystem::path const& game_file, std::size_t count);

}  // namespace tactus::sim
