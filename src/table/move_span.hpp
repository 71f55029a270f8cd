// SPDX-License-Identifier: GPL-3.0-or-later
// Moves as people name them: "12w", "12 black", "12" (both), "12-15", "12w-15b", "12-" (to the end). Pure.
#pragma once

#include "core/chess/stated_position.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tactus::program {

/// Plies, counted from 1 at the start of the game; both ends belong to it.
struct PlySpan {
  std::size_t first = 1;
  std::size_t last = 0;
  bool contains(std::size_t ply) const { return first <= ply && ply <= last; }
};

/// Moves carry the numbers that they have on the scoresheet of a game from `start`. Nothing: not such a name,
/// or no move of this game can have the number.
std::optional<PlySpan> read_move_span(std::string_view text, chess::StatedPosition const& start);

/// Of the move after so many plies.
struct MoveName {
  unsigned number;
  chess::Color by;
};
MoveName name_of_ply(std::size_t ply, chess::StatedPosition const& start);

}  // namespace tactus::program
