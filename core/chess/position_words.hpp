// SPDX-License-Identifier: GPL-3.0-or-later
// The words that a Position is made of. Internal to core/chess: only Position and the generator look inside.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace tactus::chess {

using Bits = std::uint64_t;  // bit n = square n; the bare word of a SquareSet, for the inner loops

constexpr unsigned index_of(Color c) { return static_cast<unsigned>(c); }
constexpr unsigned index_of(Kind k) { return static_cast<unsigned>(k); }
constexpr Bits bit(Square s) { return Bits{1} << s.index(); }

/// A piece in four bits, so that tables can be indexed with it: kind in the low three, colour above.
using PieceCode = std::uint8_t;
constexpr PieceCode no_piece = 7;
constexpr PieceCode code_of(Piece p) {
  return static_cast<PieceCode>(index_of(p.color) << 3U | index_of(p.kind));
}
constexpr Piece piece_of(PieceCode code) {
  return {static_cast<Color>(code >> 3U), static_cast<Kind>(code & 7U)};
}

constexpr std::uint8_t no_en_passant = 64;

struct PositionWords {
  std::array<Bits, 6> kinds{};   // by Kind, both colours
  std::array<Bits, 2> colors{};  // by Color, all kinds
  std::array<PieceCode, 64> codes = empty_board();
  Bits castling_rooks = 0;  // rooks that may still castle, both colours
  Bits key = 0;             // see PositionKey; kept up to date by every move
  std::uint16_t halfmove_clock = 0;
  std::uint16_t fullmove_number = 1;
  Color turn = Color::white;
  std::uint8_t en_passant = no_en_passant;  // only where a legal capture exists

  constexpr bool operator==(PositionWords const&) const = default;

  constexpr Bits occupied() const { return colors[0] | colors[1]; }
  constexpr Bits of(Color c, Kind k) const { return colors[index_of(c)] & kinds[index_of(k)]; }
  constexpr Square king(Color c) const {
    return Square::from_index(static_cast<unsigned>(std::countr_zero(of(c, Kind::king))));
  }

 private:
  static constexpr std::array<PieceCode, 64> empty_board() {
    std::array<PieceCode, 64> board{};
    for (PieceCode& code : board) code = no_piece;
    return board;
  }
};

// The random words whose exclusive or is a PositionKey. Internal to core/chess. They come from a fixed seed,
// so a key means the same in every run.

struct KeyWords {
  std::array<std::array<Bits, 64>, 16> piece;  // [PieceCode][square]
  std::array<Bits, 16> castling_rook;          // a1..h1, a8..h8
  std::array<Bits, 8> en_passant_file;
  Bits black_to_move;
};

extern KeyWords const key_words;

/// Exclusive or of the words of all rooks that may castle.
inline Bits castling_key(Bits rooks) {
  Bits key = 0;
  for (; rooks != 0; rooks &= rooks - 1) {
    auto const square = static_cast<unsigned>(std::countr_zero(rooks));
    key ^= key_words.castling_rook[(square & 7U) | (square >> 5U << 3U)];
  }
  return key;
}

/// The key counted from nothing; every move keeps it up to date.
Bits key_from_nothing(PositionWords const& words);

}  // namespace tactus::chess
