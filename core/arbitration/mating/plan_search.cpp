// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/plan_search.hpp"

#include "core/arbitration/mating/position_set.hpp"
#include "core/arbitration/mating/role_plan.hpp"

#include <algorithm>

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using Index = PositionSet::Index;

constexpr std::size_t most_plans = 16;

class PlanSearch {
 public:
  PlanSearch(RolePlan const& plan, Position const& start, Color winner)
      : winner_(winner), distance_(plan, start, winner), buckets_(1024) {
    visit(start, rank_of(distance_(start), 0), {chess::CompactPosition{start}, PositionSet::none, Move{}, 0});
  }
  /// Goes on until so many positions are known.
  std::optional<std::vector<Move>> run(std::size_t positions, MatingBudget const& budget) {
    while (!mate_ && seen_.size() < positions) {
      auto const next = take();
      if (!next || (budget.is_time_up && ++expanded_ % 64 == 0 && budget.is_time_up())) return std::nullopt;
      expand(*next);
    }
    if (!mate_) return std::nullopt;
    return seen_.line_to(*mate_);
  }
  std::size_t size() const { return seen_.size(); }

 private:
  std::optional<Index> take() {
    for (; lowest_ < buckets_.size(); ++lowest_)
      if (!buckets_[lowest_].empty()) {
        Index const i = buckets_[lowest_].back();
        buckets_[lowest_].pop_back();
        return i;
      }
    return std::nullopt;
  }
  /// Only what is as near to the mate as the position was thought to be is kept; the rest is for later.
  void expand(Index i) {
    std::size_t const bar = lowest_;
    std::size_t later = buckets_.size();
    Position const p = seen_[i].position.position();
    PlanDistance::Parts const parts = distance_.parts(p);
    unsigned const plies = seen_[i].plies + 1U;
    for (Move const m : p.legal_moves()) {
      std::size_t rank = rank_of(distance_.at_least_after(parts, p, m), plies);
      if (rank <= bar) {
        Position const next = p.after(m);
        rank = rank_of(distance_(next), plies);
        if (rank <= bar)
          visit(next, rank, {chess::CompactPosition{next}, i, m, static_cast<std::uint16_t>(plies)});
      }
      if (rank > bar) later = std::min(later, rank);
      if (mate_) return;
    }
    if (later < buckets_.size()) buckets_[later].push_back(i);
  }
  std::size_t rank_of(unsigned distance, unsigned plies) const {
    return std::min<std::size_t>(buckets_.size() - 1, 5 * distance + plies);
  }
  void visit(Position const& p, std::size_t rank, PositionSet::Node const& node) {
    auto const i = seen_.insert(node);
    if (!i) return;
    if (p.turn() != winner_ && p.is_checkmate()) mate_ = *i;
    buckets_[rank].push_back(*i);
    lowest_ = std::min(lowest_, rank);
  }

  Color winner_;
  PlanDistance distance_;
  PositionSet seen_;
  std::vector<std::vector<Index>> buckets_;
  std::size_t lowest_ = 0;  // no bucket before it has anything
  unsigned expanded_ = 0;
  std::optional<Index> mate_;
};

}  // namespace

PlannedMates::PlannedMates(Position const& start, Color winner)
    : start_(start), winner_(winner), plans_(role_plans(start, winner, most_plans)) {}

PlannedMates::Found PlannedMates::run(std::size_t for_each, MatingBudget const& budget) const {
  Found found;
  for (RolePlan const& plan : plans_) {
    std::size_t const left = budget.positions - found.positions;
    if (left == 0 || (budget.is_time_up && budget.is_time_up())) break;
    PlanSearch search{plan, start_, winner_};
    found.line = search.run(std::min(for_each, left), budget);
    found.positions += std::min(left, search.size());
    if (found.line) break;
  }
  return found;
}

}  // namespace tactus::arbitration
