// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/plan_search.hpp"

#include "core/arbitration/mating/mate_plan.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration {

PlanDistance::PlanDistance(RolePlan const& plan, Position const& start, Color winner)
    : loser_(opposite(winner)), clear_(plan.clear) {
  Ground const ground{start, winner};
  for (Role const& role : plan.roles) {
    bool const is_winners = role.color == winner;
    SquareSet const landing = role.kind == Kind::king
                                  ? (is_winners ? ground.for_winner_king : ground.for_loser_king)
                                  : ~(is_winners ? ground.winner_pawns : ground.loser_pawns);
    Distances const officer{role.kind, role.target, landing, ground.open};
    ways_.push_back(
        {role, officer, role.from_pawn ? promotion_ways(start, role.color, officer) : Distances{}});
  }
}

/// Pieces that might take the one that checks, or come between.
unsigned PlanDistance::disturbers(Position const& position) const {
  SquareSet const free = ~position.occupied();
  unsigned n = 0;
  for (Kind const kind : {Kind::queen, Kind::rook, Kind::bishop, Kind::knight})
    for (Square const s : position.pieces({loser_, kind}))
      if (!(attacks(kind, s, free) & clear_).empty()) ++n;
  return n;
}

unsigned PlanDistance::Ways::nearest(SquareSet officers, SquareSet pawns) const {
  unsigned nearest = Distances::far;
  for (Square const s : officers) nearest = std::min(nearest, officer[s]);
  if (role.from_pawn)
    for (Square const s : pawns) nearest = std::min(nearest, pawn[s]);
  return nearest;
}

PlanDistance::Parts PlanDistance::parts(Position const& position) const {
  Parts parts;
  auto* moves = parts.moves.begin();
  for (Ways const& ways : ways_) {
    *moves = ways.nearest(position.pieces({ways.role.color, ways.role.kind}),
                          position.pieces({ways.role.color, Kind::pawn}));
    parts.sum += *moves++;
  }
  return parts;
}

unsigned PlanDistance::operator()(Position const& position) const {
  constexpr unsigned nearly_there = 4;
  unsigned const sum = parts(position).sum;
  return sum < nearly_there ? sum + disturbers(position) : sum;
}

bool PlanDistance::serves(Position const& position, Move move) const {
  Kind const kind = position.at(move.from())->kind;
  return std::ranges::any_of(ways_, [&](Ways const& ways) {
    if (ways.role.color != position.turn()) return false;
    if (ways.role.kind == kind && ways.officer[move.from()] < Distances::far) return true;
    return ways.role.from_pawn && kind == Kind::pawn;
  });
}

unsigned PlanDistance::at_least_after(Parts const& parts, Position const& position, Move move) const {
  if (move.is_promotion() || move.is_castling() || move.kind() == chess::MoveKind::en_passant)
    return this->parts(position.after(move)).sum;
  SquareSet const leave = SquareSet{move.from()} | move.to();
  Kind const moved = position.at(move.from())->kind;
  auto const taken = position.at(move.to());
  unsigned sum = parts.sum;
  auto const* before = parts.moves.begin();
  for (Ways const& ways : ways_) {
    unsigned const was = *before++;
    Role const& role = ways.role;
    bool const is_movers = role.color == position.turn();
    if (!is_movers && !taken) continue;
    Kind const changed = is_movers ? moved : taken->kind;
    if (changed != role.kind && !(role.from_pawn && changed == Kind::pawn)) continue;
    auto const now = [&](Kind kind) {
      SquareSet const stayed = position.pieces({role.color, kind}) - leave;
      return is_movers && kind == moved ? stayed | move.to() : stayed;
    };
    sum = sum - was + ways.nearest(now(role.kind), now(Kind::pawn));
  }
  return sum;
}

namespace {

constexpr std::size_t most_plans = 16;
constexpr std::size_t ranks = 1024;
constexpr unsigned weight = 5;  // plies that may be lost for one move nearer to the plan

}  // namespace

PlanSearch::PlanSearch(RolePlan const& plan, Position const& start, Color winner, Followed followed)
    : winner_(winner), followed_(followed), distance_(plan, start, winner), buckets_(ranks) {
  visit(start, rank_of(distance_(start), 0), {chess::CompactPosition{start}, PositionSet::none, Move{}, 0});
}

std::optional<std::vector<Move>> PlanSearch::run(std::size_t positions, MatingBudget const& budget) {
  constexpr unsigned between_questions = 64;  // expansions
  for (unsigned expanded = 1; !mate_ && seen_.size() < positions; ++expanded) {
    if (budget.is_time_up && expanded % between_questions == 0 && budget.is_time_up()) return std::nullopt;
    auto const next = take();
    if (!next) return std::nullopt;
    expand(*next);
  }
  if (!mate_) return std::nullopt;
  return seen_.line_to(*mate_);
}

std::optional<PositionSet::Index> PlanSearch::take() { return take_lowest(buckets_, lowest_); }

/// Partial expansion: children that rank behind the position are left for later, when it comes up again with
/// the best of their ranks. Mostly that is never, for a plan that works is followed straight.
void PlanSearch::expand(Index i) {
  std::size_t const bar = lowest_;
  std::size_t later = ranks;
  Position const p = seen_[i].position.position();
  PlanDistance::Parts const parts = distance_.parts(p);
  auto const plies = static_cast<std::uint16_t>(seen_[i].plies + 1U);
  bool has_passed = false;
  for (Move const m : p.legal_moves()) {
    if (followed_ == Followed::of_roles && !distance_.serves(p, m) && std::exchange(has_passed, true))
      continue;
    std::size_t rank = rank_of(distance_.at_least_after(parts, p, m), plies);
    if (rank <= bar) {
      Position const next = p.after(m);
      rank = rank_of(distance_(next), plies);
      if (rank <= bar) visit(next, rank, {chess::CompactPosition{next}, i, m, plies});
    }
    if (rank > bar) later = std::min(later, rank);
    if (mate_) return;
  }
  if (later < ranks) buckets_[later].push_back(i);
}

std::size_t PlanSearch::rank_of(unsigned distance, unsigned plies) const {
  return std::min<std::size_t>(ranks - 1, weight * distance + plies);
}

void PlanSearch::visit(Position const& p, std::size_t rank, PositionSet::Node const& node) {
  auto const i = seen_.insert(node);
  if (!i) return;
  if (p.turn() != winner_ && p.is_checkmate()) mate_ = *i;
  buckets_[rank].push_back(*i);
  lowest_ = std::min(lowest_, rank);
}

PlannedMates::PlannedMates(Position const& start, Color winner, Followed followed)
    : start_(start), winner_(winner), followed_(followed), plans_(role_plans(start, winner, most_plans)) {}

PlannedMates::Found PlannedMates::run(std::size_t for_each, MatingBudget const& budget) {
  Found found;
  for (std::size_t n = 0; n < plans_.size() && !found.line; ++n) {
    std::size_t const left = budget.positions - found.positions;
    if (left == 0 || (budget.is_time_up && budget.is_time_up())) break;
    bool const is_new = n == searches_.size();
    if (is_new) searches_.emplace_back(plans_[n], start_, winner_, followed_);
    std::size_t const before = is_new ? 0 : searches_[n].positions();
    found.line = searches_[n].run(std::min(for_each, before + left), budget);
    found.positions += std::min(left, searches_[n].positions() - before);
  }
  return found;
}

}  // namespace tactus::arbitration
