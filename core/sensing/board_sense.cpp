// SPDX-License-Identifier: GPL-3.0-or-later
// Folding observations into what a board shows, with the traces that lifting leaves.

#include "core/sensing/board_sense.hpp"

#include <algorithm>
#include <utility>

namespace tactus::sensing {

using chess::Piece;
using chess::Placement;
using chess::Square;
using chess::SquareSet;

namespace {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

unsigned count_of(Placement const& placement, Piece piece) {
  unsigned count = 0;
  for (Square const s : placement.occupied())
    if (placement.at(s) == piece) ++count;
  return count;
}

}  // namespace

BoardSense::BoardSense(bool knows_pieces, Placement const& agreed, Instant now)
    : knows_pieces_(knows_pieces), agreed_(agreed), occupied_(agreed.occupied()), last_change_(now) {
  if (knows_pieces) pieces_ = agreed;
}

SquareSet BoardSense::see(Observation const& observation, Instant now) {
  now = std::max({now, last_change_, last_full_state().value_or(now)});
  return std::visit(
      Overloaded{
          [&](SquarePiece const& o) {
            return knows_pieces_ ? see_change(o.square, {o.piece.has_value(), o.piece}, now) : SquareSet{};
          },
          [&](SquareOccupied const& o) { return see_occupied(o, now); },
          [&](AllPieces const& o) {
            return knows_pieces_ ? take_full({o.placement.occupied(), o.placement}, now) : SquareSet{};
          },
          [&](AllOccupied const& o) {
            return knows_pieces_ ? SquareSet{} : take_full({o.squares, Placement{}}, now);
          },
      },
      observation);
}

SquareSet BoardSense::see_change(Square s, Contact const& now_there, Instant now) {
  if (Contact{occupied_.contains(s), pieces_.at(s)} == now_there) return {};
  confirmation_.note_change();
  set(s, now_there, now);
  return SquareSet{s};
}

/// A board that knows its pieces may say only that something came to stand there: which piece, it says with
/// its next full state.
SquareSet BoardSense::see_occupied(SquareOccupied const& seen, Instant now) {
  bool const is_known = knows_pieces_ && seen.is_occupied && pieces_.at(seen.square);
  return is_known ? SquareSet{} : see_change(seen.square, {seen.is_occupied, std::nullopt}, now);
}

SquareSet BoardSense::unknown() const { return knows_pieces_ ? occupied_ - pieces_.occupied() : SquareSet{}; }

SquareSet BoardSense::take_full(FullState const& told, Instant now) {
  SquareSet const changed = (occupied_ ^ told.occupied) | pieces_.difference(told.pieces);
  bool const is_answer =
      ((occupied_ ^ told.occupied) | (pieces_.difference(told.pieces) - unknown())).empty();
  // The first full state says where the pieces stand before anybody moved one: nothing was lifted by that.
  bool const is_first = !last_full_state() && lifts_.empty();
  if (!confirmation_.believes(told, is_first || is_answer, now)) return {};
  if (is_first) {
    if (!changed.empty()) last_change_ = now;
    occupied_ = told.occupied;
    pieces_ = told.pieces;
  } else {
    for (Square const s : changed) set(s, {told.occupied.contains(s), told.pieces.at(s)}, now);
  }
  if (std::exchange(is_first_look_, false)) {
    found_ = found_ | changed;
    handled_ = handled_ - changed;
  }
  return changed;
}

/// Precondition: it reads otherwise.
void BoardSense::set(Square s, Contact const& now_there, Instant now) {
  bool const was_filled = occupied_.contains(s);
  bool const was_home = is_home(s);
  if (now_there.is_filled)
    occupied_.insert(s);
  else
    occupied_.erase(s);
  if (now_there.piece)
    pieces_.put(s, *now_there.piece);
  else
    pieces_.clear(s);
  track(s, was_home, was_filled, now);
  last_change_ = now;
  handled_.insert(s);
  found_.erase(s);
}

void BoardSense::track(Square s, bool was_home, bool was_filled, Instant now) {
  if (!agreed_.at(s)) return;
  auto lift = std::find_if(lifts_.begin(), lifts_.end(), [s](Lift const& l) { return l.square == s; });
  if (was_home && !is_home(s)) {
    Lift left = lift == lifts_.end() ? Lift{s, now, now, std::nullopt, false} : *lift;
    left.away_since = now;
    if (!left.was_out_long) left.out_at = now;
    if (lift != lifts_.end() && left.was_out_long) {
      *lift = left;
    } else {
      if (lift != lifts_.end()) lifts_.erase(lift);
      lifts_.push_back(left);
    }
    lift = std::find_if(lifts_.begin(), lifts_.end(), [s](Lift const& l) { return l.square == s; });
  }
  if (lift == lifts_.end()) return;
  bool const is_bounce = lift->was_out_long && lift->away_since && now - *lift->away_since < touch_time;
  if (occupied_.contains(s) && (!was_filled || was_home) && !is_bounce) lift->filled_at = now;
  if (!was_home && is_home(s) && lift->away_since) {
    if (now - *lift->away_since >= touch_time) lift->was_out_long = true;
    lift->away_since.reset();
  }
}

void BoardSense::agree_on(Placement const& placement, Instant now) {
  SquareSet const changed = agreed_.difference(placement);
  agreed_ = placement;
  has_lost_track_ = false;
  handled_ = found_ = {};
  SquareSet away;
  for (Square const s : agreed_.occupied() - masked_)
    if (!is_home(s)) away.insert(s);
  // Whose hand is at the next move already, has left traces of it beside what is agreed on.
  bool const goes_on = std::any_of(lifts_.begin(), lifts_.end(), [&](Lift const& lift) {
    return lift.away_since && away.contains(lift.square) && !changed.contains(lift.square);
  });
  std::erase_if(lifts_, [&](Lift const& lift) { return !goes_on || changed.contains(lift.square); });
  for (Square const s : away)
    if (lift_of(s) == nullptr) lifts_.push_back({s, now, now, std::nullopt, false});
}

void BoardSense::lose_track() {
  has_lost_track_ = is_first_look_ = true;
  confirmation_.note_cut();
}

void BoardSense::take_as_unseen() {
  found_ = found_ | handled_;
  handled_ = {};
}

bool BoardSense::is_home(Square s) const {
  return knows_pieces_ ? pieces_.at(s) == agreed_.at(s) : occupied_.contains(s) == agreed_.at(s).has_value();
}

SquareSet BoardSense::difference(Placement const& expected) const {
  return (knows_pieces_ ? pieces_.difference(expected) : occupied_ ^ expected.occupied()) - masked_;
}

Lift const* BoardSense::lift_of(Square s) const {
  auto const lift = std::find_if(lifts_.begin(), lifts_.end(), [s](Lift const& l) { return l.square == s; });
  return lift == lifts_.end() ? nullptr : &*lift;
}

bool BoardSense::shows(Placement const& target, Evidence evidence) const {
  if (!difference(target).empty()) return false;
  if (knows_pieces_) return true;
  if (evidence == Evidence::none || (has_lost_track_ && evidence == Evidence::slightest)) return true;
  SquareSet const changed = agreed_.difference(target);
  // King and rook that exchange squares (Chess960) look like two pieces set straight: only a press tells.
  if (evidence == Evidence::lifted && !changed.empty() && target.occupied() == agreed_.occupied())
    return false;
  for (Square const s : (changed & target.occupied() & agreed_.occupied()) - masked_)
    if (!was_replaced(s, changed, evidence)) return false;
  return true;
}

bool BoardSense::was_replaced(Square s, SquareSet changed, Evidence evidence) const {
  Lift const* const lift = lift_of(s);
  if (!lift || !lift->filled_at) return false;
  if (evidence == Evidence::lifted && !lift->was_out_long) return false;
  // What was put back before the capturing piece left its square was not captured.
  std::optional<Instant> first_departure;
  for (Square const other : changed) {
    Lift const* const departure = other == s ? nullptr : lift_of(other);
    if (departure) first_departure = std::min(first_departure.value_or(departure->out_at), departure->out_at);
  }
  return first_departure && *lift->filled_at + scan_time >= *first_departure;
}

SquareSet BoardSense::in_air() const {
  SquareSet air;
  if (knows_pieces_) {
    for (Lift const& lift : lifts_) {
      auto const piece = agreed_.at(lift.square);
      if (!is_home(lift.square) && piece && count_of(pieces_, *piece) < count_of(agreed_, *piece))
        air.insert(lift.square);
    }
    return air;
  }
  int const missing = agreed_.occupied().size() - occupied_.size();
  for (auto lift = lifts_.rbegin(); lift != lifts_.rend() && air.size() < missing; ++lift)
    if (!is_home(lift->square)) air.insert(lift->square);
  return air;
}

std::vector<Lift> BoardSense::touched(Instant now) const {
  std::vector<Lift> touched;
  for (Lift const& lift : lifts_)
    if (lift.was_out_long || (lift.away_since && now - *lift.away_since >= touch_time))
      touched.push_back(lift);
  return touched;
}

// Matching a board against the successors of a position.

using chess::Move;
using chess::MoveKind;

std::vector<Move> moves_shown(BoardSense const& board, Basis const& position, Evidence evidence) {
  std::vector<Move> fits;
  for (Move const m : position.moves())
    if (board.shows(position.after(m).placement(), evidence)) fits.push_back(m);
  return fits;
}

std::vector<TwoPlies> two_plies_shown(BoardSense const& board, Basis const& position, Evidence evidence) {
  std::vector<TwoPlies> fits;
  for (Move const first : position.moves()) {
    Basis const between = position.after(first);
    // One move changes at most four squares (castling): what differs more cannot be one reply away.
    if (board.difference(between.placement()).size() > 4) continue;
    for (Move const second : moves_shown(board, between, evidence)) fits.emplace_back(first, second);
  }
  return fits;
}

bool is_extendable(Basis const& position, Move m) {
  auto const piece = position.at(m.from());
  if (!piece || m.is_castling()) return false;
  auto const moves = position.moves();
  return std::any_of(moves.begin(), moves.end(), [&](Move const other) {
    if (piece->kind == chess::Kind::pawn)
      return other.kind() == MoveKind::double_push && other.from() == m.from() &&
             m.to().file() == m.from().file() && other != m;
    if (!other.is_castling()) return false;
    return piece->kind == chess::Kind::king || other.to() == m.from();
  });
}

}  // namespace tactus::sensing
