// SPDX-License-Identifier: GPL-3.0-or-later
// Both players work together towards mate by one of them: best first, by an estimate of the way that is left.
#pragma once

#include "core/arbitration/mating/can_mate.hpp"
#include "core/arbitration/mating/piece_reach.hpp"
#include "core/arbitration/mating/position_set.hpp"
#include "core/legal/position.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tactus::arbitration {

class Chapters {
 public:
  explicit Chapters(chess::Color winner) : winner_(winner) {}
  /// Is it proven at sight that the player never mates from here? No proves nothing.
  bool is_closed(chess::Position const& position);

 private:
  struct Bound {
    chess::Piece piece;
    SquareSet stands;
  };
  struct Chapter {
    std::array<SquareSet, 2> pawns, rocks;  // by Color
    std::vector<Bound> bounds;              // of kings and officers
    bool closed = false;
    bool holds(chess::Position const& position) const;
  };
  static std::uint64_t key_of(chess::Position const& position);
  void remember(chess::Position const& position, PiecesReach const& reach, bool closed);

  chess::Color winner_;
  std::unordered_multimap<std::uint64_t, Chapter> chapters_;  // a key only finds; `holds` compares
};

/// Can be left at a limit and gone on with.
class CooperativeSearch {
 public:
  enum class End { mate, exhausted, limit };

  CooperativeSearch(chess::Position const& start, chess::Color winner);
  /// Looks at as many more positions as the budget has, at most. `exhausted` proves that there is no mate.
  End run(MatingBudget const& budget);
  /// Looked at so far.
  std::size_t positions() const { return seen_.size(); }
  /// Legal moves, the last one mates. Precondition: the search ended with `mate`.
  std::vector<chess::Move> line() const;

 private:
  using Index = PositionSet::Index;

  std::optional<Index> take();
  void expand(Index i);
  void visit(chess::Position const& p, PositionSet::Node const& node);
  bool mates_quickly(chess::Position const& behind_door);
  bool is_full() const { return seen_.size() >= limit_; }

  chess::Color winner_;
  std::size_t limit_ = 1;
  PositionSet seen_;
  Chapters chapters_;
  std::vector<std::vector<Index>> buckets_;  // not yet expanded, by estimate
  std::size_t lowest_ = 0;                   // no bucket before it has anything
  std::optional<Index> interrupted_;         // comes first when the search goes on, so breaks change nothing
  std::vector<PositionSet::Node> children_;  // of the position that is looked at
  std::optional<Index> mate_;
  std::vector<chess::Move> tail_;  // from there on to mate; empty: it is on the board there
  std::size_t doors_ = 0;          // gone through
};

// How far from mate does a position look? Guides the order of a search and nothing else: no proof rests on
// it.

/// 0 is nearest; about one for each ply that might be missing.
unsigned estimate(chess::Position const& position, chess::Color winner);

}  // namespace tactus::arbitration
