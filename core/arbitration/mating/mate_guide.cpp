// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/mate_guide.hpp"

#include "core/arbitration/mating/promotion_ways.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;

constexpr int step = 16;    // one move nearer
constexpr int harm = -400;  // takes the piece that should mate

SquareSet ahead_of(Color color, Square pawn) {
  SquareSet ahead, here = pawn;
  while (!(here = pawn_pushes(color, here)).empty()) ahead |= here;
  return ahead;
}

Square nearest(Distances const& ways, SquareSet from) {
  Square best = from.first();
  for (Square const s : from)
    if (ways[s] < ways[best]) best = s;
  return best;
}

}  // namespace

std::optional<MateGuide> MateGuide::make(Position const& position, Color winner, SquareSet tried) {
  Ground const ground{position, winner};
  MateGuide guide{winner, {}};
  guide.plan_ = cheapest_plan(position, winner, ground, tried);
  if (guide.plan_)
    guide.go_for_mate(position, ground);
  else if (!ground.winner_pawns.empty())
    guide.go_for_promotion(position, ground);
  else
    return std::nullopt;
  return guide;
}

void MateGuide::go_for_mate(Position const& position, Ground const& ground) {
  Color const loser = opposite(winner_);
  ways_ = Distances{plan_->checker, plan_->check_from, ground.for_winner, ground.open};
  runner_ = nearest(ways_, position.pieces({winner_, plan_->checker}));
  if (plan_->escorted) escort_ = Distances{Kind::king, *plan_->escorted, ground.for_winner_king, {}};
  to_mate_ = Distances{Kind::king, plan_->mated, ground.for_loser_king, {}};
  SquareSet const line = attacks(plan_->checker, plan_->mated, ground.open - plan_->check_from) &
                         attacks(plan_->checker, plan_->check_from, ground.open - plan_->mated);
  clear_ = line | plan_->check_from | plan_->mated;
  if (plan_->escorted) clear_.insert(*plan_->escorted);
  shelter_ = king_steps(plan_->mated) & position.pieces(loser);
}

void MateGuide::go_for_promotion(Position const& position, Ground const& ground) {
  ways_ = promotion_ways(position, winner_, arrived());
  runner_ = nearest(ways_, ground.winner_pawns);
  clear_ = ahead_of(winner_, runner_);
  SquareSet const blockers = clear_ & ground.loser_pawns;
  if (blockers.empty()) return;
  blocker_ = winner_ == Color::white
                 ? blockers.first()
                 : Square::from_index(63U - static_cast<unsigned>(std::countl_zero(blockers.bits())));
  escort_ = Distances{Kind::king, *blocker_, ground.for_winner_king, {}};
}

int MateGuide::value(Position const& position, Move move) const {
  return position.turn() == winner_ ? value_for_winner(position, move) : value_for_loser(position, move);
}

int MateGuide::value_for_winner(Position const& position, Move move) const {
  Square const from = move.from(), to = move.to();
  if (move.is_castling()) return -step;
  if (blocker_ == to) return 4 * step;
  auto const nearer = [from, to](Distances const& d) {
    return step * (static_cast<int>(d[from]) - static_cast<int>(d[to]));
  };
  if (from == runner_) {
    if (!plan_)
      return move.is_promotion() && move.kind() != chess::MoveKind::promote_queen ? 0 : nearer(ways_);
    return step * (static_cast<int>(std::max(1U, ways_[from])) - static_cast<int>(std::max(1U, ways_[to])));
  }
  if (from == position.king(winner_)) return escort_.rings() == 0 ? -1 : nearer(escort_);
  int const into_the_way = clear_.contains(to) ? -step : 0;
  int const out_of_the_way = clear_.contains(from) ? step : 0;
  int const takes = position.occupied().contains(to) ? 4 : 0;
  return into_the_way + out_of_the_way + takes;
}

int MateGuide::value_for_loser(Position const& position, Move move) const {
  Square const from = move.from(), to = move.to();
  if (move.is_castling()) return -step;
  if (to == runner_) return harm;
  int const stays_clear = (clear_.contains(from) ? step : 0) - (clear_.contains(to) ? step : 0);
  if (from == position.king(opposite(winner_))) {
    if (to_mate_.rings() == 0) return stays_clear - 1;
    return step * (static_cast<int>(to_mate_[from]) - static_cast<int>(to_mate_[to]));
  }
  int const takes = position.occupied().contains(to) ? -8 : 0;
  return stays_clear + takes - (shelter_.contains(from) ? step : 0);
}

}  // namespace tactus::arbitration
