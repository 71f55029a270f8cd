// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/touched_pieces.hpp"

#include "core/sensing/board_sense.hpp"

#include <algorithm>

namespace tactus::sensing {
namespace {

/// A piece that is struck lies on the board within this time, and by then has struck the next one that it
/// takes with it. Picking pieces up takes longer than two that were lifted by mistake are held.
constexpr Millis falling_time{300};
constexpr Millis picking_up_time{1850};

using Outings = std::vector<Outing>;

/// The outings of one fall, itself included: each began soon after another one.
Outings together_with(Outing const& outing, Outings const& all) {
  Outings together;
  for (Outing const& each : all) {
    if (!is_touch(each)) continue;
    if (!together.empty() && each.out - together.back().out > falling_time) {
      if (each.out > outing.out) break;
      together.clear();
    }
    together.push_back(each);
  }
  return together;
}

bool is_fall(Outings const& together, Instant now) {
  return together.size() > 1 && std::any_of(together.begin(), together.end(), [&](Outing const& each) {
           return each.length(now) >= picking_up_time;
         });
}

}  // namespace

bool is_touch(Outing const& outing) { return !outing.in || outing.length(*outing.in) >= touch_time; }

bool was_knocked_over(Outing const& outing, Outings const& all) {
  Outings const together = together_with(outing, all);
  bool const all_stand =
      std::all_of(together.begin(), together.end(), [](Outing const& each) { return each.in.has_value(); });
  return all_stand && is_fall(together, outing.out);
}

bool was_move_tried(Outing const& outing, Outings const& all) {
  Outings const together = together_with(outing, all);
  return std::any_of(all.begin(), all.end(), [&](Outing const& later) {
    return is_touch(later) && later.stood_since > together.front().out &&
           std::any_of(together.begin(), together.end(),
                       [&](Outing const& each) { return later.began_before_end_of(each); });
  });
}

chess::SquareSet fallen_from(Outings const& all, Instant now) {
  chess::SquareSet fallen;
  for (Outing const& outing : all)
    if (!outing.in && is_fall(together_with(outing, all), now)) fallen.insert(outing.square);
  return fallen;
}

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
