// SPDX-License-Identifier: GPL-3.0-or-later
// The whole record of a game as JSON Lines: whoever reads it learns all that the arbiter knows.
#pragma once

#include "src/store/game_reader.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// One object per event: seq, time_ms, type, payload. The payload is an object, not a text.
std::string json_lines_of(std::vector<store::NumberedEvent> const& events);

}  // namespace tactus::program
