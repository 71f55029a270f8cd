// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/draw_rules.hpp"

#include <algorithm>

namespace tactus::chess {
namespace {

constexpr unsigned fifty = 100;  // in plies

}  // namespace

bool has_threefold(GameLine const& line) { return line.occurrences() >= 3; }

bool makes_threefold(GameLine const& line, Move m) { return line.occurrences_after(m) >= 3; }

bool can_claim_threefold(GameLine const& line) {
  MoveList const moves = line.current().legal_moves();
  return has_threefold(line) ||
         std::any_of(moves.begin(), moves.end(), [&line](Move m) { return makes_threefold(line, m); });
}

bool has_fifty_moves(Position const& position) {
  return position.halfmove_clock() >= fifty && position.count_legal_moves() > 0;
}

bool makes_fifty_moves(Position const& position, Move m) {
  return position.after(m).halfmove_clock() >= fifty;  // a capture or pawn move starts the count again
}

bool can_claim_fifty_moves(Position const& position) {
  MoveList const moves = position.legal_moves();
  return has_fifty_moves(position) || std::any_of(moves.begin(), moves.end(), [&position](Move m) {
           return makes_fifty_moves(position, m);
         });
}

}  // namespace tactus::chess
