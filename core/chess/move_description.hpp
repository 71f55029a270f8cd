// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say about a move: the facts shared by scoresheets, speech and braille.
#pragma once

#include "core/chess/diagram.hpp"

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

  bool is_castling() const { return is_short_castling || is_long_castling; }
  bool operator==(MoveDescription const&) const = default;
};

/// As the player's program knows it: told from the moves that other pieces make by their way of moving,
/// whether they are legal or not, and without a word of check. Precondition: before.has(m).
MoveDescription describe(Diagram const& before, Move m);

}  // namespace tactus::chess
