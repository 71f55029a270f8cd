// SPDX-License-Identifier: GPL-3.0-or-later
// Which way round a board lies before its player, and how that is found: from alternation, ways of moving and
// places alone, never from legality. Boards count their squares from a corner of their own, and hands may put
// them down any way round. Nothing here waits: when a board is to be looked at, who asks knows.
#pragma once

#include "core/sensing/board_sense.hpp"

#include <optional>
#include <vector>

namespace tactus::sensing {

inline constexpr unsigned half_turn = 2;

/// Turned by so many quarters: squares that the board tells, and squares as its player sees them. Turned by
/// the rest of a whole turn, all is as it was.
class Orientation {
 public:
  constexpr Orientation() = default;
  constexpr explicit Orientation(unsigned quarters) : quarters_(quarters % 4) {}

  chess::Square seen(chess::Square told) const;
  chess::SquareSet seen(chess::SquareSet told) const;
  chess::Placement seen(chess::Placement const& told) const;
  Observation seen(Observation const& told) const;
  /// The way back, for lamps.
  chess::SquareSet told(chess::SquareSet seen) const { return Orientation{4 - quarters_}.seen(seen); }

  unsigned quarters() const { return quarters_; }
  Orientation turned_by(unsigned quarters) const { return Orientation{quarters_ + quarters}; }
  bool operator==(Orientation const&) const = default;

 private:
  unsigned quarters_ = 0;
};

/// How a board lies that names its pieces: they tell it by the start position, whichever way round that
/// stands, and by what the game expects, where a full state clearly fits it only the other way round. All
/// that an occupancy board tells is left as it is: who knows the game finds out (below). Value type.
class OrientationByPieces {
 public:
  /// What should stand on the board now.
  void expect(chess::Placement const& placement) { expected_ = placement; }
  /// As its player sees it: mostly one observation. Where a change completes the start position the other
  /// way round, all that reads otherwise from now on.
  std::vector<Observation> seen(Observation const& told);
  /// The line was lost: hands may have turned it.
  void forget();
  Orientation orientation() const { return orientation_; }

 private:
  void take_full(chess::Placement const& told);
  std::vector<Observation> take_change(SquarePiece const& told);

  std::optional<chess::Placement> expected_;
  std::optional<chess::Placement> told_;  // nothing before the first full state
  Orientation orientation_;
};

// Without identity both ways round often look alike: play tells, and the kings before it.

/// So many squares can differ by two plies that were not made or copied yet.
inline constexpr int of_two_plies = 4;

/// All that the board shows now, seen so.
Observation shown(BoardSense const& board, Orientation orientation);
/// By half a turn it stands exactly as in the position, and as it is read in no way near it.
bool stands_turned(BoardSense const& board, Basis const& position);
/// By half a turn it stands exactly as after one move, and as it is read neither as before nor as after one.
bool stands_turned_after_move(BoardSense const& board, Basis const& position);
/// By half a turn it would stand right but for two plies, and better than as it is read.
bool may_stand_turned(BoardSense const& board, Basis const& position);
/// The start position lies across the board (2.1): turned by one quarter or by three. Both look alike without
/// identity; the first is given.
std::optional<unsigned> quarters_across(BoardSense const& board, chess::Placement const& start);
/// The piece of `home` was lifted on a board that lies right, or turned by half. Nothing: another piece.
std::optional<unsigned> quarters_by_lifted(chess::SquareSet home, chess::Square lifted);

}  // namespace tactus::sensing
