// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say about a move: the facts shared by scoresheets, speech and braille.
#pragma once

#include "core/chess/diagram.hpp"

#include <algorithm>
#include <optional>

namespace tactus::chess {

enum class CheckState : std::uint8_t { none, check, mate };

struct MoveDescription {
  Piece piece;  // what moved; the king when castling
  Square from;
  Square to;                     // when castling the square the king ends on
  std::optional<Kind> captured;  // pawn for en passant
  std::optional<Kind> promotion;
  bool is_en_passant = false;
  bool is_short_castling = false;
  bool is_long_castling = false;
  bool needs_file = false;  // origin needed to tell it from other moves (C.10); pawn captures
  bool needs_rank = false;  // always need the file (C.9.3)
  CheckState gives = CheckState::none;
  bool is_kind_unknown = false;  // of a promoted piece: `piece` keeps its place, and only squares are known

  /// A pawn has reached the last rank, and nobody knows what it became.
  bool is_piece_unknown() const {
    return piece.kind == Kind::pawn && !promotion && (to.rank() == Rank::r1 || to.rank() == Rank::r8);
  }
  bool is_castling() const { return is_short_castling || is_long_castling; }
  bool operator==(MoveDescription const&) const = default;
};

/// As the player's program knows it: told from the moves that other pieces make by their way of moving,
/// whether they are legal or not, and without a word of check. Precondition: before.has(m).
MoveDescription describe(Diagram const& before, Move m);

// What there is to say about a move, and of which other ones it is told apart (C.10). Internal to core/chess
// and core/legal: what counts as another move, each decides for itself.

inline Square castled_king(Move m) {
  return Square{m.kind() == MoveKind::castle_short ? File::g : File::c, m.from().rank()};
}

/// Of the pieces that could go there as well, whether one stands on the same file or rank. C.10: the file is
/// preferred, then the rank.
inline void tell_apart(MoveDescription& d, SquareSet rivals) {
  rivals.erase(d.from);
  auto const shares = [&](auto part) {
    return std::any_of(rivals.begin(), rivals.end(), [&](Square s) { return part(s) == part(d.from); });
  };
  bool const same_file = shares([](Square s) { return s.file(); });
  bool const same_rank = shares([](Square s) { return s.rank(); });
  d.needs_file = !rivals.empty() && (!same_file || same_rank);
  d.needs_rank = !rivals.empty() && same_file;
}

/// `Board`: a Position or a Diagram.
template <class Board>
MoveDescription described(Board const& before, Move m) {
  MoveDescription d;
  d.piece = *before.at(m.from());
  d.from = m.from();
  d.to = m.is_castling() ? castled_king(m) : m.to();
  d.is_short_castling = m.kind() == MoveKind::castle_short;
  d.is_long_castling = m.kind() == MoveKind::castle_long;
  d.is_en_passant = m.kind() == MoveKind::en_passant;
  d.promotion = m.promotion();
  if (d.is_en_passant) d.captured = Kind::pawn;
  if (auto const taken = before.at(m.to()); taken && !m.is_castling()) d.captured = taken->kind;
  if (d.piece.kind == Kind::pawn) d.needs_file = d.captured.has_value();
  return d;
}

inline bool has_rivals(MoveDescription const& d) {
  return d.piece.kind != Kind::pawn && d.piece.kind != Kind::king;
}

}  // namespace tactus::chess
