// SPDX-License-Identifier: GPL-3.0-or-later
// What a board says it senses, whatever its make: changes and full states, with or without piece identity.
#pragma once

#include "core/chess/placement.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace tactus::sensing {

/// What one aperture senses. Without identity `piece` is always nothing.
struct Contact {
  bool is_filled = false;
  std::optional<chess::Piece> piece;
  bool operator==(Contact const&) const = default;
};

/// A piece-aware board: what now stands on the square (nothing = lifted).
struct SquarePiece {
  chess::Square square;
  std::optional<chess::Piece> piece;
  bool operator==(SquarePiece const&) const = default;
};
/// An occupancy board: an aperture was filled or emptied.
struct SquareOccupied {
  chess::Square square;
  bool is_occupied = false;
  bool operator==(SquareOccupied const&) const = default;
};
/// Full state of a piece-aware board.
struct AllPieces {
  chess::Placement placement;
  bool operator==(AllPieces const&) const = default;
};
/// Full state of an occupancy board.
struct AllOccupied {
  chess::SquareSet squares;
  bool operator==(AllOccupied const&) const = default;
};

using Observation = std::variant<SquarePiece, SquareOccupied, AllPieces, AllOccupied>;

/// The second state, told to who knows the first. Squares that were emptied come before those that were
/// filled: within one scan a board sees no order.
std::vector<Observation> changes(AllPieces const& before, AllPieces const& now);
std::vector<Observation> changes(AllOccupied const& before, AllOccupied const& now);

}  // namespace tactus::sensing
