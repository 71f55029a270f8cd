// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/quick_mate.hpp"

#include "core/arbitration/mating/mate_plan.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration {
namespace {

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

namespace {

using chess::MoveList;

/// Which moves may give check; the others need not be tried for mate.
class Checks {
 public:
  explicit Checks(Position const& position) {
    Color const turn = position.turn();
    Square const king = position.king(opposite(turn));
    SquareSet const free = ~position.occupied();
    straight_ = attacks(Kind::rook, king, free);
    diagonal_ = attacks(Kind::bishop, king, free);
    knight_ = knight_steps(king);
    pawn_ = pawn_attacks(opposite(turn), king);
    all_ = straight_ | diagonal_ | knight_ | pawn_;
    unveiling_ = (straight_ | diagonal_) & position.pieces(turn);
  }
  bool may_give(Position const& position, Move m) const {
    if (unveiling_.contains(m.from()) || m.kind() != chess::MoveKind::normal) return true;
    if (!all_.contains(m.to())) return false;
    switch (position.at(m.from())->kind) {
      case Kind::pawn: return pawn_.contains(m.to());
      case Kind::knight: return knight_.contains(m.to());
      case Kind::bishop: return diagonal_.contains(m.to());
      case Kind::rook: return straight_.contains(m.to());
      case Kind::queen: return (straight_ | diagonal_).contains(m.to());
      case Kind::king: break;
    }
    return false;
  }

 private:
  SquareSet straight_, diagonal_, knight_, pawn_, all_;  // from where such pieces attack the king
  SquareSet unveiling_;  // pieces that stand before him, perhaps in another's line
};

constexpr std::size_t longest = 90;  // plies
constexpr unsigned plies_for_a_plan = 30;

}  // namespace

std::optional<std::vector<Move>> QuickMate::play(unsigned games) {
  for (unsigned n = 0; n < games; ++n)
    if (play_game()) return line_;
  return std::nullopt;
}

bool QuickMate::play_game() {
  now_ = start_;
  line_.clear();
  if (!plan_anew()) return false;
  while (line_.size() < longest) {
    MoveList const moves = now_.legal_moves();
    if (moves.empty()) return now_.turn() != winner_ && now_.is_check();
    if (now_.turn() == winner_ && guide_->is_ready(now_.king(winner_), now_.king(opposite(winner_))) &&
        mates(moves))
      return true;
    play_move(best_of(moves));
    if (is_stale_ && !plan_anew()) return false;
  }
  return false;
}

bool QuickMate::plan_anew() {
  guide_ = MateGuide::make(now_, winner_, tried_);
  is_stale_ = false;
  plan_age_ = 0;
  return guide_.has_value();
}

bool QuickMate::mates(MoveList const& moves) {
  Checks const checks{now_};
  for (Move const m : moves) {
    if (!checks.may_give(now_, m) || !now_.after(m).is_checkmate()) continue;
    line_.push_back(m);
    return true;
  }
  return false;
}

Move QuickMate::best_of(MoveList const& moves) {
  Move best = moves[0];
  int highest = -100'000;
  for (Move const m : moves) {
    int const value = guide_->value(now_, m) * 4 + static_cast<int>(chance() % 16);
    if (value <= highest) continue;
    highest = value;
    best = m;
  }
  return best;
}

void QuickMate::play_move(Move m) {
  is_stale_ = guide_->is_over(m);
  guide_->follow(m);
  now_.play(m);
  line_.push_back(m);
  if (++plan_age_ < plies_for_a_plan) return;
  if (auto const mated = guide_->mated()) tried_.insert(*mated);
  is_stale_ = true;
}

/// Xorshift (Marsaglia 2003).
std::uint32_t QuickMate::chance() {
  seed_ ^= seed_ << 13U;
  seed_ ^= seed_ >> 17U;
  seed_ ^= seed_ << 5U;
  return seed_;
}

}  // namespace tactus::arbitration
