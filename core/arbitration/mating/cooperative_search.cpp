// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/cooperative_search.hpp"

#include "core/arbitration/mating/chapters.hpp"
#include "core/arbitration/mating/estimate.hpp"

#include <algorithm>

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Position;
using Index = PositionSet::Index;

class Search {
 public:
  Search(Color winner, MatingBudget const& budget)
      : winner_(winner), budget_(budget), chapters_(winner), buckets_(256) {}
  SearchResult run(Position const& start) {
    visit(start, PositionSet::none, Move{}, 0);
    while (auto const next = take()) {
      if (mate_) break;
      if (is_spent()) return {SearchResult::End::limit, {}, seen_.size()};
      expand(*next);
    }
    if (mate_) return {SearchResult::End::mate, seen_.line_to(*mate_), seen_.size()};
    return {is_cut_ ? SearchResult::End::limit : SearchResult::End::exhausted, {}, seen_.size()};
  }

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
  void visit(Position const& p, Index parent, Move move, unsigned plies) {
    auto const i = seen_.insert({chess::CompactPosition{p}, parent, move, static_cast<std::uint16_t>(plies)});
    if (!i) return;
    if (p.turn() != winner_ && p.is_checkmate()) mate_ = *i;
    unsigned const h = std::min<unsigned>(255, estimate(p, winner_) + plies / 2);
    buckets_[h].push_back(*i);
    lowest_ = std::min<std::size_t>(lowest_, h);
  }
  bool is_full() const { return seen_.size() >= budget_.positions; }
  bool is_spent() {
    if (is_full()) return true;
    constexpr unsigned between_questions = 64;  // expansions
    if (!budget_.is_time_up || ++expanded_ % between_questions != 0) return false;
    return budget_.is_time_up();
  }
  bool is_door(Position const& p, Move m) const {
    return p.occupied().contains(m.to()) || p.at(m.from())->kind == Kind::pawn;
  }
  void expand(Index i) {
    Position const p = seen_[i].position.position();
    unsigned const plies = seen_[i].plies + 1U;
    for (Move const m : p.legal_moves()) {
      Position const next = p.after(m);
      if (is_door(p, m) && chapters_.is_closed(next)) continue;
      if (is_full()) {
        is_cut_ = true;
        return;
      }
      visit(next, i, m, plies);
      if (mate_) return;
    }
  }
  Color winner_;
  MatingBudget const& budget_;
  PositionSet seen_;
  Chapters chapters_;
  std::vector<std::vector<Index>> buckets_;
  std::size_t lowest_ = 0;
  unsigned expanded_ = 0;
  bool is_cut_ = false;  // a move was not followed, for want of room
  std::optional<Index> mate_;
};

}  // namespace

SearchResult search_mate(Position const& start, Color winner, MatingBudget const& budget) {
  return Search{winner, budget}.run(start);
}

}  // namespace tactus::arbitration
