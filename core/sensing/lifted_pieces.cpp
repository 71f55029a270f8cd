// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/lifted_pieces.hpp"

#include <algorithm>

namespace tactus::sensing {
using chess::SquareSet;

namespace {

/// Within a few moves; a sensor that chatters for hours must not fill the memory.
constexpr std::size_t most_outings = 512;

}  // namespace

LiftedPieces::LiftedPieces(std::array<Contact, 64> const& at_start) : contacts_(at_start) {
  filled_since_.fill(Instant::min());
  changed_at_.fill(Instant::min());
  for (unsigned i = 0; i < 64; ++i)
    if (contacts_[i].is_filled) filled_.insert(chess::Square::from_index(i));
}

void LiftedPieces::take(SensorEvent const& change) {
  chess::Square const s = change.square;
  bool const was_filled = filled_.contains(s);
  contacts_[s.index()] = change.contact;
  changed_at_[s.index()] = change.at;
  last_change_ = std::max(last_change_.value_or(change.at), change.at);
  auto const add = [&](Outing const& outing) {
    auto const later = std::find_if(outings_.begin(), outings_.end(),
                                    [&](Outing const& each) { return each.out > change.at; });
    outings_.insert(later, outing);
  };
  if (was_filled && change.passed_until) {
    add({s, change.at, change.passed_until, filled_since_[s.index()], change.order, change.last_order});
  } else if (was_filled && !change.contact.is_filled) {
    filled_.erase(s);
    add({s, change.at, std::nullopt, filled_since_[s.index()], change.order});
  } else if (!was_filled && change.contact.is_filled) {
    filled_.insert(s);
    filled_since_[s.index()] = change.at;
    for (Outing& outing : outings_)
      if (outing.square == s && !outing.in) {
        outing.in = change.at;
        outing.in_order = change.order;
      }
  }
  if (outings_.size() > most_outings) outings_.erase(outings_.begin());
}

void LiftedPieces::forget_before(Instant start) {
  std::erase_if(outings_, [&](Outing const& each) { return each.in && *each.in < start; });
}

void LiftedPieces::forget(Outing const& outing) {
  std::erase_if(outings_,
                [&](Outing const& each) { return each.square == outing.square && each.out == outing.out; });
}

bool LiftedPieces::stood_something(SquareSet squares, Instant at) const {
  return std::any_of(outings_.begin(), outings_.end(), [&](Outing const& each) {
    return squares.contains(each.square) && each.stood_since < at && at + longest_trail < each.out;
  });
}

bool LiftedPieces::was_replaced(chess::Square target, std::optional<chess::Square> origin,
                                SquareSet elsewhere, Instant start, Millis shortest) const {
  return std::any_of(outings_.begin(), outings_.end(), [&](Outing const& exchange) {
    if (exchange.square != target || exchange.out < start || !exchange.in) return false;
    if (exchange.length(*exchange.in) < shortest) return false;
    if (stood_something(elsewhere, *exchange.in)) return false;
    if (!origin) return true;
    bool const is_empty = !filled_.contains(*origin);
    return std::any_of(outings_.begin(), outings_.end(), [&](Outing const& lift) {
      return lift.square == *origin && lift.out >= start && (!is_empty || !lift.in) &&
             lift.overlaps(exchange);
    });
  });
}

bool LiftedPieces::may_come_from(chess::Square origin, chess::Square target) const {
  Instant const arrived = filled_since_[target.index()];
  return std::any_of(outings_.begin(), outings_.end(), [&](Outing const& lift) {
    return lift.square == origin && lift.out <= arrived + scan_time && (!lift.in || *lift.in > arrived);
  });
}

SquareSet LiftedPieces::silent_since(Instant start) const {
  SquareSet silent;
  for (unsigned i = 0; i < 64; ++i)
    if (changed_at_[i] <= start) silent.insert(chess::Square::from_index(i));
  return silent;
}

}  // namespace tactus::sensing
