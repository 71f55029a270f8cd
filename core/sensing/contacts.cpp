// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/contacts.hpp"

#include <algorithm>
#include <utility>
#include <variant>

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

void Chatter::note(Square square, Contact const& level, Instant at) {
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

bool Repeats::is_news(Observation const& observation) {
  bool const is_full =
      std::holds_alternative<AllPieces>(observation) || std::holds_alternative<AllOccupied>(observation);
  if (!is_full) {
    last_.reset();  // the next full state confirms this change
    return true;
  }
  bool const is_wished = std::exchange(is_wished_, false);
  return std::exchange(last_, observation) != observation || is_wished;
}

bool Confirmation::believes(FullState const& told, bool is_expected, Instant now) {
  if (!is_expected && unexpected_ != told) {
    unexpected_ = told;
    is_confirmed_ = false;
    return false;
  }
  unexpected_.reset();
  last_ = now;
  is_confirmed_ = true;
  return true;
}

void Confirmation::note_change() {
  unexpected_.reset();
  is_confirmed_ = false;
}

namespace {

constexpr auto by_last_edge = [](auto const& a, auto const& b) { return a.last_edge < b.last_edge; };

}  // namespace

void Debounce::observe(SensorEvent const& event) {
  auto const burst = std::find_if(bursts_.begin(), bursts_.end(),
                                  [&](Burst const& each) { return each.square == event.square; });
  ++observed_;
  if (burst == bursts_.end()) {
    bursts_.push_back({event.square, event.contact, event.at, event.at, observed_, observed_,
                       event.contact != settled_[event.square.index()]});
    return;
  }
  burst->level = event.contact;
  burst->last_order = observed_;
  burst->has_left = burst->has_left || event.contact != settled_[event.square.index()];
  burst->last_edge = event.at;
}

std::optional<Instant> Debounce::due() const {
  auto const next = std::min_element(bursts_.begin(), bursts_.end(), by_last_edge);
  if (next == bursts_.end()) return std::nullopt;
  return next->last_edge + bounce_time;
}

chess::SquareSet Debounce::in_motion() const {
  chess::SquareSet moving;
  for (Burst const& each : bursts_) moving.insert(each.square);
  return moving;
}

std::optional<SensorEvent> Debounce::settle(Instant now) {
  while (!bursts_.empty()) {
    auto const next = std::min_element(bursts_.begin(), bursts_.end(), by_last_edge);
    if (next->last_edge + bounce_time > now) return std::nullopt;
    Burst const burst = *next;
    bursts_.erase(next);
    Contact& settled = settled_[burst.square.index()];
    bool const is_same = settled == burst.level;
    if (is_same && !burst.has_left) continue;
    settled = burst.level;
    SensorEvent event{burst.square, burst.level, burst.first_edge, burst.order, burst.last_order};
    if (is_same) event.passed_until = burst.last_edge;
    return event;
  }
  return std::nullopt;
}

}  // namespace tactus::sensing
