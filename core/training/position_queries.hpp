// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position that are advice (11.3.1), so only a training program may answer them. Values, no
// words.
#pragma once

#include "core/legal/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tactus::training {

using chess::PieceOn;

/// `captures`: en passant too (3.7.3.1).
enum class Moves : std::uint8_t { all, captures };

/// Of the player to move: by piece, kings first and pawns last, pieces of a kind from a to h, then by square
/// of arrival. A promotion is four moves.
std::vector<chess::Move> legal_moves(chess::Position const& position, Moves which = Moves::all);
/// Those of the piece on the square; none when the square is empty or its piece has not the move.
std::vector<chess::Move> legal_moves_from(chess::Position const& position, chess::Square from,
                                          Moves which = Moves::all);

/// The pieces of `by` that attack the square as things stand, pinned or not (3.1.2: a pinned piece attacks
/// too).
chess::SquareSet attackers_of(chess::Position const& position, chess::Square target, chess::Color by);

/// Who bears on an occupied square: enemies of its piece, and friends that could take back.
struct Bearing {
  chess::SquareSet attackers, defenders;
};
/// Precondition: the square is occupied.
Bearing bearing_on(chess::Position const& position, chess::Square target);

/// Pieces on these squares: kings first, pawns last, pieces of a kind from a to h, then up the file.
std::vector<PieceOn> pieces_by_kind(chess::Position const& position, chess::SquareSet squares);
/// All of one kind and colour, in the same order.
std::vector<PieceOn> pieces_of(chess::Position const& position, chess::Piece piece);

/// What stands on the file from rank 1 up, on the rank from file a on.
std::vector<PieceOn> pieces_on(chess::Position const& position, chess::File file);
std::vector<PieceOn> pieces_on(chess::Position const& position, chess::Rank rank);

// What stands along the lines that go out from a square, as a blind player looks along them.

/// One direction as far as the edge of the board. Never empty: directions that leave the board at once are
/// left out.
struct LineOfSight {
  chess::Square edge;           // its last square
  std::vector<PieceOn> pieces;  // nearest first, also those behind others
};

/// From White's side: forward right, forward left, back right, back left.
std::vector<LineOfSight> diagonals_from(chess::Position const& position, chess::Square square);
/// Forward, back, right, left.
std::vector<LineOfSight> straight_lines_from(chess::Position const& position, chess::Square square);

// How many pieces of each kind stand on the board, and what they are worth as every beginner counts them.

/// Queen 9, rook 5, bishop and knight 3, pawn 1; the king does not count.
unsigned worth_of(chess::Kind kind);

struct KindBalance {
  chess::Kind kind;
  unsigned white, black;
};
struct MaterialBalance {
  std::array<KindBalance, 5> kinds;  // from the queen to the pawn
  int lead;                          // what White has more, in pawns; below zero: Black
};
MaterialBalance material_of(chess::Position const& position);

}  // namespace tactus::training
