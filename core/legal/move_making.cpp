// SPDX-License-Identifier: GPL-3.0-or-later
// Making a legal move on the words of a position.
#include "core/chess/carry_out.hpp"
#include "core/chess/zobrist.hpp"
#include "core/legal/move_generator.hpp"

#include <limits>

namespace tactus::chess {

namespace {

constexpr std::uint16_t next_count(std::uint16_t n) {
  return n == std::numeric_limits<std::uint16_t>::max() ? n : static_cast<std::uint16_t>(n + 1);
}

/// A right is gone when its king moved, its rook moved, or its rook was taken (3.8.2.1).
void drop_castling_rights(PositionWords& words, Move m, bool king_moved) {
  Bits gone = bit(m.from()) | bit(m.to());
  if (king_moved) gone |= Bits{0xFF} << (words.turn == Color::white ? 0U : 56U);
  gone &= words.castling_rooks;
  if (gone == 0) return;
  words.castling_rooks ^= gone;
  words.key ^= castling_key(gone);
}

void pass_turn(PositionWords& words) {
  if (words.turn == Color::black) words.fullmove_number = next_count(words.fullmove_number);
  words.turn = opposite(words.turn);
  words.key ^= key_words.black_to_move;
}

}  // namespace

void make_move(PositionWords& words, Move m) {
  if (words.en_passant != no_en_passant) {
    words.key ^= key_words.en_passant_file[words.en_passant & 7U];
    words.en_passant = no_en_passant;
  }
  words.halfmove_clock = next_count(words.halfmove_clock);
  bool const king_moved = (words.codes[m.from().index()] & 7U) == index_of(Kind::king);
  drop_castling_rights(words, m, king_moved);
  carry_out(words, m);
  pass_turn(words);
  if (m.kind() != MoveKind::double_push) return;
  Square const passed = Square::from_index((m.from().index() + m.to().index()) / 2);
  if (!has_legal_en_passant(words, passed)) return;
  words.en_passant = static_cast<std::uint8_t>(passed.index());
  words.key ^= key_words.en_passant_file[words.en_passant & 7U];
}

}  // namespace tactus::chess
