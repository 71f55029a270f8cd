// SPDX-License-Identifier: GPL-3.0-or-later
// The doors of the generator inside core/chess: the fastest form for this processor is chosen behind them.
#pragma once

#include "core/chess/move.hpp"
#include "core/chess/position_words.hpp"

#include <optional>

namespace tactus::chess {

/// One compilation of the generator. All give the same moves in the same order.
struct GeneratorPath {
  void (*list)(PositionWords const& words, MoveList& list);
  unsigned (*count)(PositionWords const& words);
};
GeneratorPath portable_path();
/// For x86-64 with BMI2; nothing where this program was built for, or runs on, a processor without it, or
/// with one that gathers bits slowly (AMD before Zen 3).
std::optional<GeneratorPath> bmi2_path();

void list_legal_moves(PositionWords const& words, MoveList& list);
unsigned count_legal_moves(PositionWords const& words);
/// Pieces of `by` that attack the square as things stand.
Bits attackers_of(PositionWords const& words, Square square, Color by);
/// Is there a pawn of the player to move that may legally take on the square passed over?
bool has_legal_en_passant(PositionWords const& words, Square passed);
/// Own pieces of the kind among those given that may legally go to the square, castling apart.
Bits legal_origins(PositionWords const& words, Kind kind, Square to, Bits among);
/// The castling moves among the legal moves, and nothing else.
void list_legal_castling(PositionWords const& words, MoveList& list);

/// Precondition: m is legal. Keeps key, rights and counters.
void make_move(PositionWords& words, Move m);

}  // namespace tactus::chess
