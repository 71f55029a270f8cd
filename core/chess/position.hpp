// SPDX-License-Identifier: GPL-3.0-or-later
// A position that can be played on. Made only from a checked Setup, or by a legal move from another Position.
#pragma once

#include "core/chess/move.hpp"
#include "core/chess/move_list.hpp"
#include "core/chess/position_words.hpp"
#include "core/chess/setup.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::chess {

/// Every reason why a set-up cannot be played on; all that apply are reported at once.
enum class SetupFault : std::uint32_t {
  no_white_king = 1U << 0U,
  no_black_king = 1U << 1U,
  too_many_kings = 1U << 2U,
  too_many_white_pawns = 1U << 3U,
  too_many_black_pawns = 1U << 4U,
  too_many_white_pieces = 1U << 5U,
  too_many_black_pieces = 1U << 6U,
  pawns_on_backrank = 1U << 7U,
  bad_castling_rights = 1U << 8U,
  invalid_ep_square = 1U << 9U,
  opposite_check = 1U << 10U,
  too_many_checkers = 1U << 11U,
  impossible_check = 1U << 12U,
  empty = 1U << 13U,
};
/// One sentence in English: what was expected.
std::string_view describe(SetupFault f);

class SetupFaults {
 public:
  constexpr SetupFaults() = default;
  constexpr SetupFaults(SetupFault f) : bits_(static_cast<std::uint32_t>(f)) {}  // NOLINT: one fault is a set
  constexpr bool any() const { return bits_ != 0; }
  constexpr bool has(SetupFault f) const { return (bits_ & static_cast<std::uint32_t>(f)) != 0; }
  constexpr SetupFaults operator|(SetupFaults o) const {
    SetupFaults r;
    r.bits_ = bits_ | o.bits_;
    return r;
  }
  constexpr SetupFaults without(SetupFaults o) const {
    SetupFaults r;
    r.bits_ = bits_ & ~o.bits_;
    return r;
  }
  /// One by one, in the order of the names.
  std::vector<SetupFault> each() const;
  constexpr bool operator==(SetupFaults const&) const = default;

 private:
  std::uint32_t bits_ = 0;
};

/// Faults of a set-up that no game reaches and that can be played on all the same.
inline constexpr SetupFaults unreachable_but_playable =
    SetupFaults{SetupFault::too_many_white_pawns} | SetupFault::too_many_black_pawns |
    SetupFault::too_many_white_pieces | SetupFault::too_many_black_pieces | SetupFault::too_many_checkers |
    SetupFault::impossible_check;
/// Those, and rights that what stands does not bear out, which are dropped.
inline constexpr SetupFaults every_playable_fault =
    unreachable_but_playable | SetupFault::bad_castling_rights | SetupFault::invalid_ep_square;

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

}  // namespace tactus::chess
