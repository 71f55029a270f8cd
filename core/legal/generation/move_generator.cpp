// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/generation/move_generator.hpp"

#include "core/legal/generation/legal_generation.hpp"

namespace tactus::chess {
namespace {

using Sliders = SubtractingSliders;

Bits pawn_step_origins(PositionWords const& words, Square to) {
  bool const is_white = words.turn == Color::white;
  auto const back = [is_white](Bits set) { return is_white ? set >> 8U : set << 8U; };
  Bits const one_back = back(bit(to));
  if ((one_back & words.occupied()) != 0) return one_back & words.of(words.turn, Kind::pawn);
  Bits const fourth_rank = is_white ? Bits{0xFF} << 24U : Bits{0xFF} << 32U;
  return back(one_back & back(fourth_rank)) & words.of(words.turn, Kind::pawn);
}

Bits pawn_origins(PositionWords const& words, Square to) {
  Bits const takers =
      attack_tables.pawn[index_of(opposite(words.turn))][to.index()] & words.of(words.turn, Kind::pawn);
  if (words.codes[to.index()] != no_piece) return takers;
  Bits const steps = pawn_step_origins(words, to);
  return words.en_passant == to.index() ? steps | takers : steps;
}

/// By the way the pieces move, the king's safety apart (3.2 to 3.8.1).
Bits origins_by_movement(PositionWords const& words, Kind kind, Square to) {
  Bits const own = words.of(words.turn, kind);
  switch (kind) {
    case Kind::pawn: return pawn_origins(words, to);
    case Kind::knight: return attack_tables.knight[to.index()] & own;
    case Kind::bishop: return Sliders::bishop(to, words.occupied()) & own;
    case Kind::rook: return Sliders::rook(to, words.occupied()) & own;
    case Kind::queen:
      return (Sliders::bishop(to, words.occupied()) | Sliders::rook(to, words.occupied())) & own;
    case Kind::king: return attack_tables.king[to.index()] & own;
  }
  return 0;
}

/// 3.9.2: the board is looked at as it is after the move.
bool keeps_king_safe(PositionWords const& words, Kind kind, Square from, Square to) {
  if (kind == Kind::pawn && words.en_passant == to.index() && from.file() != to.file())
    return en_passant_keeps_king_safe<Sliders>(words, from, to);
  Square const king = kind == Kind::king ? to : words.king(words.turn);
  Bits const occupied = (words.occupied() ^ bit(from)) | bit(to);
  return (attackers<Sliders>(words, king, opposite(words.turn), occupied) & ~bit(to)) == 0;
}

}  // namespace

Bits legal_origins(PositionWords const& words, Kind kind, Square to, Bits among) {
  if ((words.colors[index_of(words.turn)] & bit(to)) != 0) return 0;
  Bits legal = 0;
  for (Bits rest = origins_by_movement(words, kind, to) & among; rest != 0; rest &= rest - 1)
    if (keeps_king_safe(words, kind, lowest(rest), to)) legal |= rest & -rest;
  return legal;
}

namespace {

void list_portably(PositionWords const& words, MoveList& list) {
  ListingSink sink{list};
  legal_moves<SubtractingSliders>(words, sink);
}

unsigned count_portably(PositionWords const& words) {
  CountingSink sink;
  legal_moves<SubtractingSliders>(words, sink);
  return sink.count();
}

template <Color us>
void list_castling(PositionWords const& words, MoveList& list) {
  KingSafety const safety = king_safety<us, SubtractingSliders>(words);
  ListingSink sink{list};
  if (safety.checkers == 0) castling_moves<us>(words, safety, sink);
}

/// Found at the first question, not before main().
GeneratorPath const& best_path() {
  static GeneratorPath const path = bmi2_path().value_or(portable_path());
  return path;
}

}  // namespace

GeneratorPath portable_path() { return {list_portably, count_portably}; }

void list_legal_moves(PositionWords const& words, MoveList& list) { best_path().list(words, list); }

unsigned count_legal_moves(PositionWords const& words) { return best_path().count(words); }

void list_legal_castling(PositionWords const& words, MoveList& list) {
  if (words.turn == Color::white)
    list_castling<Color::white>(words, list);
  else
    list_castling<Color::black>(words, list);
}

Bits attackers_of(PositionWords const& words, Square square, Color by) {
  return attackers<SubtractingSliders>(words, square, by, words.occupied());
}

bool has_legal_en_passant(PositionWords const& words, Square passed) {
  for (Bits rest = en_passant_takers(words, passed); rest != 0; rest &= rest - 1)
    if (en_passant_keeps_king_safe<SubtractingSliders>(words, lowest(rest), passed)) return true;
  return false;
}

}  // namespace tactus::chess
