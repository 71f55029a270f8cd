// SPDX-License-Identifier: GPL-3.0-or-later
// A move as the ways to write it see it: whether an entry states it, and how it would be written.
#pragma once

#include "core/arbitration/reconcile/sheets/sheet.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_pattern.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

enum class Castling : std::uint8_t { none, to_h_side, to_a_side };

struct WrittenMove {
  chess::Kind kind = chess::Kind::pawn;
  chess::Square from;
  chess::Square to;
  std::optional<chess::Kind> promotion{};
  Castling castling = Castling::none;  // then the squares are not written
  std::optional<chess::Kind> taken{};  // a pawn in passing, too

  bool operator==(WrittenMove const&) const = default;
};

/// Different for each move.
std::uint32_t key_of(WrittenMove const& move);

/// Precondition: the move is legal in the position.
WrittenMove written(chess::Position const& before, chess::Move m);

class Forms {
 public:
  static constexpr std::size_t capacity = 8;

  void push(Signs form) { forms_[size_++] = form; }
  Signs const* begin() const { return forms_.data(); }
  Signs const* end() const { return forms_.data() + size_; }

 private:
  std::array<Signs, capacity> forms_;
  std::size_t size_ = 0;
};

/// The text states this move: by core/notation, as everywhere.
bool states(notation::MovePattern const& stated, WrittenMove const& move);

/// The ways to write it (C.2 to C.13), to tell how far an entry is from it. Without the marks that EntryText
/// drops; castling with zeros. Each of them states the move, but that a pawn's capture may name its square
/// alone.
Forms forms_of(WrittenMove const& move, notation::PieceLetters const& letters);

// Moves as the hand makes them: along the lines of the pieces, whether or not a king is left in check
// (3.9.2). For illegal moves that nobody noticed, and for what was played after them.

/// All of them, castling past a free way included, whatever has moved before.
std::vector<WrittenMove> unchecked_moves(chess::Placement const& board, chess::Color player);

/// The board after a move; a pawn that takes onto an empty square takes the pawn beside it.
chess::Placement board_after(chess::Placement board, WrittenMove const& move);

}  // namespace tactus::arbitration::reconcile
