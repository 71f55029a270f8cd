// SPDX-License-Identifier: GPL-3.0-or-later
// Making a legal move on the words of a position.
#include "core/chess/move_generator.hpp"
#include "core/chess/zobrist.hpp"

#include <limits>

namespace tactus::chess {

void put_on(PositionWords& words, Square s, PieceCode code) {
  words.kinds[code & 7U] ^= bit(s);
  words.colors[code >> 3U] ^= bit(s);
  words.key ^= key_words.piece[code][s.index()];
  words.codes[s.index()] = code;
}

namespace {

void take_off(PositionWords& words, Square s) {
  PieceCode const code = words.codes[s.index()];
  words.kinds[code & 7U] ^= bit(s);
  words.colors[code >> 3U] ^= bit(s);
  words.key ^= key_words.piece[code][s.index()];
  words.codes[s.index()] = no_piece;
}

/// As take_off and put_on, with each word changed once.
void carry(PositionWords& words, PieceCode code, Square from, Square to) {
  Bits const both = bit(from) | bit(to);
  words.kinds[code & 7U] ^= both;
  words.colors[code >> 3U] ^= both;
  words.key ^= key_words.piece[code][from.index()] ^ key_words.piece[code][to.index()];
  words.codes[from.index()] = no_piece;
  words.codes[to.index()] = code;
}

constexpr std::uint16_t next_count(std::uint16_t n) {
  return n == std::numeric_limits<std::uint16_t>::max() ? n : static_cast<std::uint16_t>(n + 1);
}

/// Both leave before either arrives: in Chess960 they may swap, or one of them may stay.
void castle(PositionWords& words, Move m) {
  PieceCode const king = words.codes[m.from().index()];
  PieceCode const rook = words.codes[m.to().index()];
  unsigned const rank = m.from().index() & 56U;
  bool const is_short = m.kind() == MoveKind::castle_short;
  take_off(words, m.from());
  take_off(words, m.to());
  put_on(words, Square::from_index(rank + (is_short ? 6 : 2)), king);
  put_on(words, Square::from_index(rank + (is_short ? 5 : 3)), rook);
}

void move_piece(PositionWords& words, Move m) {
  PieceCode const mover = words.codes[m.from().index()];
  if (words.codes[m.to().index()] != no_piece) {
    take_off(words, m.to());
    words.halfmove_clock = 0;
  }
  if ((mover & 7U) == index_of(Kind::pawn)) words.halfmove_clock = 0;
  if (m.kind() == MoveKind::en_passant) take_off(words, Square{m.to().file(), m.from().rank()});
  auto const promoted = m.promotion();
  if (!promoted) return carry(words, mover, m.from(), m.to());
  take_off(words, m.from());
  put_on(words, m.to(), code_of({words.turn, *promoted}));
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

void carry_out(PositionWords& words, Move m) {
  if (m.is_castling())
    castle(words, m);
  else
    move_piece(words, m);
}

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
