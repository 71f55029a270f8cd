// SPDX-License-Identifier: GPL-3.0-or-later
// A position that can be played on. Made only from a checked Setup, or by a legal move from another Position.
#pragma once

#include "core/chess/move.hpp"
#include "core/chess/placement.hpp"
#include "core/chess/position_words.hpp"
#include "core/chess/stated_position.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::chess {

/// Identity for repetition (9.2.3): placement, player to move, castling rights, and the en passant square
/// only where a legal en passant capture exists.
struct PositionKey {
  std::uint64_t value = 0;
  constexpr bool operator==(PositionKey const&) const = default;
};

class CompactPosition;

class Position {
 public:
  /// The initial position (2.3).
  static Position initial();
  /// All faults that apply and are not in `accepted`. Accepted castling and en passant faults drop the right.
  /// Never accepted, because no move can be played there: a missing or second king, a pawn on the first or
  /// last rank, the player not to move in check, the empty board.
  static tl::expected<Position, SetupFaults> from(Setup const& setup, SetupFaults accepted = {});

  Color turn() const { return words_.turn; }
  std::optional<Piece> at(Square s) const {
    PieceCode const code = words_.codes[s.index()];
    if (code == no_piece) return std::nullopt;
    return piece_of(code);
  }
  SquareSet occupied() const { return SquareSet{words_.occupied()}; }
  SquareSet pieces(Color c) const { return SquareSet{words_.colors[index_of(c)]}; }
  SquareSet pieces(Piece p) const { return SquareSet{words_.of(p.color, p.kind)}; }
  Square king(Color c) const { return words_.king(c); }
  SquareSet castling_rooks() const { return SquareSet{words_.castling_rooks}; }
  /// The en passant square as written in FEN by this program: only where a legal capture exists.
  std::optional<Square> en_passant() const;
  unsigned halfmove_clock() const { return words_.halfmove_clock; }
  unsigned fullmove_number() const { return words_.fullmove_number; }
  Placement placement() const;
  Setup setup() const;
  /// As it is stated to programs that do not judge moves.
  operator StatedPosition() const;  // NOLINT: each position can be stated
  PositionKey key() const { return {words_.key}; }

  MoveList legal_moves() const;
  /// Those of legal_moves() that are castling.
  MoveList legal_castling() const;
  /// As legal_moves().size(), but much quicker.
  unsigned count_legal_moves() const;
  bool is_legal(Move m) const;
  /// Pieces of the player to move, of this kind and among those given, that may legally go to the square;
  /// castling apart. Much quicker than listing all moves.
  SquareSet legal_origins(Kind kind, Square to, SquareSet among) const;
  /// Precondition: m is legal here.
  Position after(Move m) const;
  /// As *this = after(m), but quicker.
  void play(Move m);
  /// Pieces of `by` that attack the square as things stand, pinned or not (3.1.2).
  SquareSet attackers(Square s, Color by) const;
  /// Enemy pieces that give check to the side to move.
  SquareSet checkers() const;
  bool is_check() const { return !checkers().empty(); }
  bool is_checkmate() const;
  bool is_stalemate() const;

  bool operator==(Position const&) const = default;

 private:
  friend class CompactPosition;
  Position() = default;
  PositionWords words_;
};

static_assert(sizeof(Position) <= 160);

/// What stands there, and whose turn it is; king and rooks castle from where the rights have them.
inline Diagram diagram_of(Position const& position) { return StatedPosition{position}.diagram(); }

}  // namespace tactus::chess
