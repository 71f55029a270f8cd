// SPDX-License-Identifier: GPL-3.0-or-later
// From where a game is played, as it was stated: taken by its form (one king each, no pawn on the first or
// last rank) and kept as it was given. Nothing here knows whether a move is legal.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/chess/setup.hpp"
#include "core/chess/setup_fault.hpp"

#include <tl/expected.hpp>

namespace tactus::chess {

class StatedPosition {
 public:
  /// The initial position (2.3).
  static StatedPosition initial();
  /// All faults of its form. `homes`: of the game that goes on from here; else as its castling rooks state.
  static tl::expected<StatedPosition, SetupFaults> from(Setup const& setup);
  static tl::expected<StatedPosition, SetupFaults> from(Setup const& setup, CastlingHomes homes);

  Setup const& setup() const { return setup_; }
  Color turn() const { return setup_.turn; }
  unsigned fullmove_number() const { return setup_.fullmove_number; }
  Placement const& placement() const { return setup_.placement; }
  std::optional<Piece> at(Square s) const { return setup_.placement.at(s); }
  SquareSet occupied() const { return setup_.placement.occupied(); }
  /// From where king and rooks castle in this game: in Chess960 as the castling rights at its start have it.
  CastlingHomes homes() const { return homes_; }
  Diagram diagram() const { return {setup_.placement, setup_.turn, homes_}; }

  bool operator==(StatedPosition const&) const = default;

 private:
  StatedPosition(Setup const& setup, CastlingHomes homes) : setup_(setup), homes_(homes) {}

  Setup setup_;
  CastlingHomes homes_;
};

}  // namespace tactus::chess
