// SPDX-License-Identifier: GPL-3.0-or-later
// Kings and pawns as they stand, and the officers as clouds around them. Internal to core/arbitration/mating.
#pragma once

#include "core/arbitration/mating/can_mate.hpp"
#include "core/arbitration/mating/piece_reach.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration {

using chess::index_of;

/// Kings and pawns, and who is to move.
struct Skeleton {
  std::array<SquareSet, 2> pawns;      // by Color
  std::array<chess::Square, 2> kings;  // by Color
  chess::Color turn = chess::Color::white;

  SquareSet pawns_of(chess::Color c) const { return pawns[index_of(c)]; }
  chess::Square king(chess::Color c) const { return kings[index_of(c)]; }
  SquareSet men() const { return pawns[0] | pawns[1] | kings[0] | kings[1]; }
  SquareSet attacked_by_men(chess::Color c) const {
    return pawn_attacks(c, pawns_of(c)) | king_steps(king(c));
  }
  /// The opponent's pawn, if one stands there.
  void take(chess::Square s) { pawns[index_of(opposite(turn))].erase(s); }
  void set_king(chess::Square s) { kings[index_of(turn)] = s; }
  void move_pawn(chess::Square from, chess::Square to) {
    pawns[index_of(turn)].erase(from);
    pawns[index_of(turn)].insert(to);
  }
  bool operator==(Skeleton const&) const = default;
};
struct SkeletonHash {
  std::size_t operator()(Skeleton const& s) const;
};

/// Where the officers of a position may be as long as nobody promotes. Each may also have been taken.
class Clouds {
 public:
  Clouds(PiecesReach const& reach, chess::Color winner);

  SquareSet officers(chess::Color c) const { return officers_[index_of(c)]; }  // that may move
  bool has_mobile_officer(chess::Color c) const { return !officers(c).empty(); }
  SquareSet king(chess::Color c) const { return kings_[index_of(c)]; }
  SquareSet rocks() const { return rocks_[0] | rocks_[1]; }
  SquareSet always_attacked(chess::Color by) const { return always_attacked_[index_of(by)]; }
  /// What the winner's officers may attack past kings and pawns as they stand.
  SquareSet attacked(Skeleton const& s) const;
  /// The winner's king has come from this square: may he have opened a line to the loser's king?
  bool discovers(Skeleton const& s, chess::Square from) const;
  /// May the loser's king be without a square to go to?
  bool can_be_hemmed_in(Skeleton const& s) const;

 private:
  chess::Color winner_;
  std::array<SquareSet, 2> officers_, kings_, rocks_, always_attacked_;  // by Color
  SquareSet knights_, diagonal_, straight_;                              // the winner's, rocks too
  Blockers blockers_;                                                    // the loser's officers that may move
};

// A closure that is small where pawns are locked: kings and pawns are played move by move, all officers are
// taken to be wherever they may ever be.

struct SkeletonResult {
  bool never_mates = false;   // proven; false proves nothing
  std::size_t positions = 0;  // of kings and pawns, looked at
};

/// Precondition: the winner has not mated already; only what moves bring about is looked at.
SkeletonResult search_skeletons(chess::Position const& start, chess::Color winner,
                                MatingBudget const& budget);

}  // namespace tactus::arbitration
