// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/chatter.hpp"

namespace tactus::sensing {

using chess::Square;
using chess::SquareSet;

std::optional<Observation> Chatter::believed(Observation const& told, Instant at) {
  return std::visit([&](auto const& each) { return believed_of(each, at); }, told);
}

std::optional<Observation> Chatter::believed_of(AllPieces all, Instant at) {
  for (Square const s : ~SquareSet{}) {
    auto const piece = all.placement.at(s);
    note(s, {piece.has_value(), piece}, at);
    if (!contacts_.contains(s)) continue;
    all.placement.clear(s);
    if (auto const& level = believed_[s.index()]; level && level->piece) all.placement.put(s, *level->piece);
  }
  return all;
}

std::optional<Observation> Chatter::believed_of(AllOccupied all, Instant at) {
  for (Square const s : ~SquareSet{}) {
    note(s, {all.squares.contains(s), std::nullopt}, at);
    if (!contacts_.contains(s)) continue;
    all.squares.erase(s);
    if (auto const& level = believed_[s.index()]; level && level->is_filled) all.squares.insert(s);
  }
  return all;
}

std::optional<Observation> Chatter::believed_of(SquarePiece const& change, Instant at) {
  note(change.square, {change.piece.has_value(), change.piece}, at);
  return contacts_.contains(change.square) ? std::nullopt : std::optional<Observation>{change};
}

std::optional<Observation> Chatter::believed_of(SquareOccupied const& change, Instant at) {
  note(change.square, {change.is_occupied, std::nullopt}, at);
  return contacts_.contains(change.square) ? std::nullopt : std::optional<Observation>{change};
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
