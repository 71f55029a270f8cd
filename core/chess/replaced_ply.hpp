// SPDX-License-Identifier: GPL-3.0-or-later
// One old ply of a game as another move, by the form of moves alone.
#pragma once

#include "core/chess/played_line.hpp"

#include <optional>

namespace tactus::chess {

/// With this move in place of the one behind so many plies. Nothing: a later move cannot stand behind it.
/// Precondition: diagram_at(plies).has(m), plies < line.plies().
std::optional<PlayedLine> with_replaced(PlayedLine const& line, std::size_t plies, Move m);

}  // namespace tactus::chess
