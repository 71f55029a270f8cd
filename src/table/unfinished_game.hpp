// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a folder that a person may want to go on with: after a power cut nobody remembers its file.
#pragma once

#include "src/table/setup_question.hpp"

#include <optional>
#include <string>

namespace tactus::program {

/// Of the game files of `folder` the one with the newest last event whose game was begun by this profile of
/// the program, has not ended and is not being played now, and how many others are like it. Only reads.
std::optional<UnfinishedGame> newest_unfinished_game(std::string const& folder, std::string const& profile);

}  // namespace tactus::program
