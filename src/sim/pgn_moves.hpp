// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of one exported game, to compare them with those that were played. Not a PGN reader for files of
// others.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tactus::sim {

/// Move texts in order, without tags, comments, move numbers, annotations and the result.
std::vector<std::string> pgn_moves(std::string_view pgn);

}  // namespace tactus::sim
