// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chess/carry_out.hpp"

#include "core/chess/zobrist.hpp"

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

}  // namespace

void carry_out(PositionWords& words, Move m) {
  if (m.is_castling())
    castle(words, m);
  else
    move_piece(words, m);
}

}  // namespace tactus::chess
