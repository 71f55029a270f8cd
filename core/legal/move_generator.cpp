// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/move_generator.hpp"

#include "core/legal/legal_generation.hpp"

namespace tactus::chess {
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
