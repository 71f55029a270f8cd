// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the board and whose turn it is: all that the player's program may ask to understand a move.
// It knows no castling right, no en passant square and no check, so nothing that it answers can depend on
// whether a move is legal. A move of a Diagram is one that a piece makes by its way of moving over what
// stands there.
#pragma once

#include "core/chess/move.hpp"
#include "core/chess/placement.hpp"
#include "core/chess/position_words.hpp"

namespace tactus::chess {

/// The files on which king and rooks stand before they castle (3.8.2).
struct CastlingHomes {
  File king = File::e;
  File a_side_rook = File::a;
  File h_side_rook = File::h;
  bool operator==(CastlingHomes const&) const = default;
};

class Diagram {
 public:
  /// Any placement, also an impossible one.
  Diagram(Placement const& placement, Color turn, CastlingHomes homes = {});

  Color turn() const { return words_.turn; }
  std::optional<Piece> at(Square s) const;
  SquareSet occupied() const { return SquareSet{words_.occupied()}; }
  SquareSet pieces(Color c) const { return SquareSet{words_.colors[index_of(c)]}; }
  /// Promoted pieces whose kind nobody knows: a queen keeps the place of each.
  SquareSet unknown() const { return unknown_; }
  SquareSet pieces(Piece p) const { return SquareSet{words_.of(p.color, p.kind)}; }
  Placement placement() const;

  /// Every move of the player to move, pins and checks apart. A pawn goes slantwise onto an empty square
  /// where an enemy pawn stands beside it; king and rook castle from their homes with nothing between. No
  /// king is taken.
  MoveList moves() const;
  /// Those of moves() that are castling.
  MoveList castlings() const;
  bool has(Move m) const { return moves().contains(m); }
  /// Pieces of the player to move, of this kind, that go to the square; castling apart.
  SquareSet origins(Kind kind, Square to) const;
  /// The king of the player to move stands attacked (3.9.1), as far as what stands there tells.
  bool is_check() const;
  /// Precondition: has(m).
  Diagram after(Move m) const;
  /// After a promotion of which nobody knows the piece.
  Diagram after_unknown(Move m) const;
  /// The same pieces with the other player to move.
  Diagram with_turn(Color turn) const;

  bool operator==(Diagram const&) const = default;

 private:
  SquareSet goals(Square from) const;

  PositionWords words_;  // without rights, counters and key
  CastlingHomes homes_;
  SquareSet unknown_{};
};

// What stands where after a move, legal or not. Internal to core/chess and core/legal.

/// A piece comes to stand on an empty square.
void put_on(PositionWords& words, Square s, PieceCode code);
/// What stands where after the move, legal or not, and nothing else: turn and rights stay.
void carry_out(PositionWords& words, Move m);

}  // namespace tactus::chess
