// SPDX-License-Identifier: GPL-3.0-or-later
// A move as a tagged value of 16 bits. Castling is held as "king takes own rook", so that Chess960
// needs nothing more; notation/ translates at the edges.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace tactus::chess {

enum class MoveKind : std::uint8_t {
  normal,        // also captures
  double_push,   // a pawn's first move over two squares
  en_passant,    // 3.7.3.1
  castle_short,  // 3.8.2, towards the h-file; `to` is the rook's square
  castle_long,   // 3.8.2, towards the a-file; `to` is the rook's square
  promote_knight,
  promote_bishop,
  promote_rook,
  promote_queen,  // 3.7.3.3
};

/// Of a pawn, the strongest piece first.
inline constexpr std::array promotions{MoveKind::promote_queen, MoveKind::promote_rook,
                                       MoveKind::promote_bishop, MoveKind::promote_knight};
/// Nothing: no pawn becomes that piece.
constexpr std::optional<MoveKind> promotion_to(Kind piece) {
  if (piece == Kind::pawn || piece == Kind::king) return std::nullopt;
  return static_cast<MoveKind>(static_cast<unsigned>(MoveKind::promote_knight) +
                               static_cast<unsigned>(piece) - static_cast<unsigned>(Kind::knight));
}

class Move {
 public:
  constexpr Move() = default;
  constexpr Move(Square from, Square to, MoveKind kind = MoveKind::normal)
      : bits_(static_cast<std::uint16_t>(from.index() | to.index() << 6U |
                                         static_cast<unsigned>(kind) << 12U)) {}

  constexpr Square from() const { return Square::from_index(bits_ & 63U); }
  constexpr Square to() const { return Square::from_index(bits_ >> 6U & 63U); }
  constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 12U); }
  constexpr bool is_castling() const {
    return kind() == MoveKind::castle_short || kind() == MoveKind::castle_long;
  }
  constexpr bool is_promotion() const { return kind() >= MoveKind::promote_knight; }
  constexpr std::optional<Kind> promotion() const {
    if (!is_promotion()) return std::nullopt;
    return static_cast<Kind>(static_cast<unsigned>(kind()) - static_cast<unsigned>(MoveKind::promote_knight) +
                             static_cast<unsigned>(Kind::knight));
  }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr auto operator<=>(Move const&) const =
      default;  // NOLINT(modernize-use-nullptr): not about pointers

 private:
  std::uint16_t bits_ = 0;  // from, to, kind: 6, 6 and 4 bits
};

// Legal moves on the stack. The largest known count is 218 for a reachable position; an accepted set-up with
// more pieces than a game has can reach more. The capacity is beyond any board: each of the e squares that
// are not one's own can be entered along 8 lines and by 8 knights, by at most 27 moves a queen and 8 a
// knight, which is at most 448 on 64 squares; 8 promoting pawns have 96 moves, the king 10 with castling.

class MoveList {
 public:
  static constexpr std::size_t capacity = 576;
  constexpr void push(Move m) { moves_[size_++] = m; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Move operator[](std::size_t i) const { return moves_[i]; }
  constexpr Move const* begin() const { return moves_.data(); }
  constexpr Move const* end() const { return moves_.data() + size_; }
  constexpr bool contains(Move m) const {
    for (Move const each : *this)
      if (each == m) return true;
    return false;
  }

 private:
  std::array<Move, capacity> moves_;
  std::size_t size_ = 0;
};

}  // namespace tactus::chess
