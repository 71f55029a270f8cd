// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensing/touched_pieces.hpp"

#include "core/sensing/fallen_pieces.hpp"

#include <algorithm>

namespace tactus::sensing {

using chess::Square;

namespace {

/// A hand that made a move comes back to set the piece straight within this time.
constexpr Millis straightening_time{950};
/// The same where two pieces had to be moved.
constexpr Millis straightening_after_castling{2500};
/// A pawn set down on the last rank is exchanged for the new piece within this time.
constexpr Millis exchange_time{3000};

using Outings = std::vector<Outing>;

/// The piece that has just moved, taken out and put back alone: set straight, or a pawn exchanged.
bool settles(Outing const& outing, TentativeMove const& move, Outings const& all) {
  if (!move.changed.contains(outing.square) || outing.out <= move.shown_at || !outing.in) return false;
  Millis const limit = move.move.is_promotion()  ? exchange_time
                       : move.move.is_castling() ? straightening_after_castling
                                                 : straightening_time;
  if (outing.out - move.shown_at > limit) return false;
  return std::none_of(all.begin(), all.end(), [&](Outing const& other) {
    return other.square != outing.square && other.out > move.shown_at && is_touch(other) &&
           other.overlaps(outing);
  });
}

/// A piece whose own sensor is bad leaves no trace; it is taken to be lifted last, before what it captured.
void note_unseen(std::vector<Square>& touched, BoardReading const& board, Hypothesis const& before,
                 TentativeMove const& move) {
  for (Square const s : move.changed& board.bad& before.position.occupied()) {
    if (std::find(touched.begin(), touched.end(), s) != touched.end()) continue;
    auto const captured = std::find(touched.begin(), touched.end(), move.move.to());
    touched.insert(s == move.move.from() ? captured : touched.end(), s);
  }
}

}  // namespace

std::vector<Square> touched_for(BoardReading const& board, Hypothesis const& before,
                                TentativeMove const& move) {
  std::vector<Square> touched;
  auto const note = [&](Square s) {
    if (std::find(touched.begin(), touched.end(), s) == touched.end()) touched.push_back(s);
  };
  Outings const& all = board.lifted.outings();
  // The first time that a new piece on the last rank is lifted it may be the pawn that it replaces.
  bool is_exchange = move.move.is_promotion() && !board.knows_pieces;
  for (Outing const& outing : all) {
    if (!is_touch(outing)) continue;
    if (settles(outing, move, all)) {
      if (!is_exchange) note(outing.square);
      is_exchange = false;
      continue;
    }
    if (outing.out <= before.start() || outing.out > move.shown_at) continue;
    if (!before.position.at(outing.square) || was_knocked_over(outing, all)) continue;
    if (before.by && settles(outing, *before.by, all)) continue;
    note(outing.square);
  }
  note_unseen(touched, board, before, move);
  return touched;
}

}  // namespace tactus::sensing
