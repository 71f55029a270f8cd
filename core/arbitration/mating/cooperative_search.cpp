// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/cooperative_search.hpp"

#include "core/arbitration/mating/estimate.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Position;

/// Nobody comes back through it.
bool is_door(Position const& p, Move m) {
  return p.occupied().contains(m.to()) || p.at(m.from())->kind == Kind::pawn;
}

}  // namespace

CooperativeSearch::CooperativeSearch(Position const& start, Color winner)
    : winner_(winner), chapters_(winner), buckets_(256) {
  visit(start, {chess::CompactPosition{start}, PositionSet::none, Move{}, 0});
}

CooperativeSearch::End CooperativeSearch::run(MatingBudget const& budget) {
  constexpr unsigned between_questions = 64;  // expansions
  limit_ = seen_.size() + budget.positions;
  for (unsigned expanded = 1; !mate_; ++expanded) {
    auto const next = take();
    if (!next) return End::exhausted;
    bool const is_time_up = budget.is_time_up && expanded % between_questions == 0 && budget.is_time_up();
    if (is_full() || is_time_up) {
      interrupted_ = next;
      return End::limit;
    }
    expand(*next);
  }
  return End::mate;
}

std::optional<PositionSet::Index> CooperativeSearch::take() {
  if (interrupted_) return std::exchange(interrupted_, std::nullopt);
  for (; lowest_ < buckets_.size(); ++lowest_)
    if (!buckets_[lowest_].empty()) {
      Index const i = buckets_[lowest_].back();
      buckets_[lowest_].pop_back();
      return i;
    }
  return std::nullopt;
}

void CooperativeSearch::expand(Index i) {
  Position const p = seen_[i].position.position();
  auto const plies = static_cast<std::uint16_t>(seen_[i].plies + 1U);
  children_.clear();
  for (Move const m : p.legal_moves()) {
    children_.push_back({chess::CompactPosition{p.after(m)}, i, m, plies});
    seen_.announce(children_.back().position);
  }
  for (PositionSet::Node const& child : children_) {
    if (seen_.contains(child.position)) continue;
    Position const next = p.after(child.move);
    if (is_door(p, child.move) && chapters_.is_closed(next)) continue;
    if (is_full()) {
      interrupted_ = i;
      return;
    }
    visit(next, child);
    if (mate_) return;
  }
}

void CooperativeSearch::visit(Position const& p, PositionSet::Node const& node) {
  auto const i = seen_.insert(node);
  if (!i) return;
  if (p.turn() != winner_ && p.is_checkmate()) mate_ = *i;
  std::size_t const h = std::min<std::size_t>(buckets_.size() - 1, estimate(p, winner_) + node.plies / 2U);
  buckets_[h].push_back(*i);
  lowest_ = std::min(lowest_, h);
}

}  // namespace tactus::arbitration
