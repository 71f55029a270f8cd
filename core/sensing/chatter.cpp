// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/chatter.hpp"

namespace tactus::sensing {

using chess::Square;
using chess::SquareSet;

std::optional<Observation> Chatter::believed(Observation const& told, Instant at) {
  if (auto const* all = std::get_if<AllPieces>(&told)) {
    AllPieces kept = *all;
    for (Square const s : ~SquareSet{}) {
      auto const piece = all->placement.at(s);
      note(s, {piece.has_value(), piece}, at);
      if (!contacts_.contains(s)) continue;
      kept.placement.clear(s);
      if (auto const& level = believed_[s.index()]; level && level->piece)
        kept.placement.put(s, *level->piece);
    }
    return kept;
  }
  if (auto const* all = std::get_if<AllOccupied>(&told)) {
    AllOccupied kept = *all;
    for (Square const s : ~SquareSet{}) {
      note(s, {all->squares.contains(s), std::nullopt}, at);
      if (!contacts_.contains(s)) continue;
      kept.squares.erase(s);
      if (auto const& level = believed_[s.index()]; level && level->is_filled) kept.squares.insert(s);
    }
    return kept;
  }
  auto const* const piece = std::get_if<SquarePiece>(&told);
  auto const* const filled = std::get_if<SquareOccupied>(&told);
  Square const square = piece != nullptr ? piece->square : filled->square;
  if (piece != nullptr)
    note(square, {piece->piece.has_value(), piece->piece}, at);
  else
    note(square, {filled->is_occupied, std::nullopt}, at);
  return contacts_.contains(square) ? std::nullopt : std::optional{told};
}

void Chatter::note(Square square, Level const& level, Instant at) {
  auto& last = levels_[square.index()];
  bool const is_change = last && *last != level;
  last = level;
  if (is_change) note_change(square, at);
  if (!contacts_.contains(square)) believed_[square.index()] = level;
}

void Chatter::note_change(Square square, Instant at) {
  auto& changes = changes_[square.index()];
  Instant& oldest = changes.at[changes.count % changes.at.size()];
  bool const is_fast = changes.count >= changes.at.size() && at - oldest < time_of_no_hand;
  oldest = at;
  ++changes.count;
  if (is_fast) contacts_.insert(square);
  if (contacts_.contains(square)) last_heard_ = at;
}

}  // namespace tactus::sensing
