// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/skeleton_search.hpp"

#include "core/arbitration/mating/blockers.hpp"
#include "core/arbitration/mating/skeleton.hpp"
#include "core/legal/position.hpp"

#include <unordered_set>
#include <vector>

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Position;
using chess::Square;

class SkeletonSearch {
 public:
  SkeletonSearch(Position const& start, Color winner, MatingBudget const& budget)
      : winner_(winner), budget_(budget), clouds_(pieces_reach_of(start), winner) {
    visit({{start.pieces({Color::white, Kind::pawn}), start.pieces({Color::black, Kind::pawn})},
           {start.king(Color::white), start.king(Color::black)},
           start.turn()});
  }
  SkeletonResult run() {
    for (std::size_t i = 0; i < open_.size() && !gave_up_; ++i) {
      if (is_spent(i)) return {false, open_.size()};
      expand(Skeleton{open_[i]});
    }
    return {!gave_up_, open_.size()};
  }

 private:
  bool is_spent(std::size_t expanded) const {
    constexpr std::size_t between_questions = 64;
    if (open_.size() > budget_.positions) return true;
    return budget_.is_time_up && expanded % between_questions == 0 && budget_.is_time_up();
  }
  void visit(Skeleton const& s) {
    if (seen_.insert(s).second) open_.push_back(s);
  }
  /// `checks`: might this move have given check?
  void reach(Skeleton next, bool checks) {
    next.turn = opposite(next.turn);
    if (checks && next.turn != winner_ && clouds_.can_be_hemmed_in(next)) gave_up_ = true;
    visit(next);
  }
  bool is_winning_side(Skeleton const& s) const { return s.turn == winner_; }
  /// After any move but the king's: somebody attacks the loser's king as things stand.
  bool is_attacked(Skeleton const& s) const {
    return clouds_.attacked(s).contains(s.king(opposite(winner_)));
  }

  void expand(Skeleton const& s) {
    move_officers(s);
    move_king(s);
    move_pawns(s);
  }
  void move_officers(Skeleton const& s) {
    if (clouds_.has_mobile_officer(s.turn)) reach(s, is_winning_side(s) && is_attacked(s));
    for (Square const pawn : s.pawns_of(opposite(s.turn)) & clouds_.officers(s.turn)) {
      Skeleton next = s;
      next.take(pawn);
      reach(next, is_winning_side(s) && is_attacked(next));
    }
  }
  void move_king(Skeleton const& s) {
    Square const from = s.king(s.turn);
    for (Square const to : king_steps(from) & clouds_.king(s.turn)) {
      Skeleton next = s;
      next.take(to);
      next.set_king(to);
      if (s.pawns_of(s.turn).contains(to) || next.attacked_by_men(opposite(s.turn)).contains(to)) continue;
      if (clouds_.always_attacked(opposite(s.turn)).contains(to)) continue;
      reach(next, is_winning_side(s) && clouds_.discovers(next, from));
    }
  }
  void move_pawns(Skeleton const& s) {
    SquareSet const occupied = s.men() | clouds_.rocks();
    SquareSet const takes = s.pawns_of(opposite(s.turn)) | clouds_.officers(opposite(s.turn));
    for (Square const from : s.pawns_of(s.turn)) {
      for (Square const to : pawn_attacks(s.turn, from) & takes) move_pawn(s, from, to);
      SquareSet const one = pawn_pushes(s.turn, from) - occupied;
      for (Square const to : one) move_pawn(s, from, to);
      if (!pawn_start(s.turn).contains(from)) continue;
      for (Square const to : pawn_pushes(s.turn, one) - occupied) {
        if (!((east(to) | west(to)) & s.pawns_of(opposite(s.turn))).empty()) gave_up_ = true;  // en passant
        move_pawn(s, from, to);
      }
    }
  }
  void move_pawn(Skeleton const& s, Square from, Square to) {
    if (first_and_last_rank.contains(to)) gave_up_ = true;  // an officer that the clouds do not know
    Skeleton next = s;
    next.take(to);
    next.move_pawn(from, to);
    reach(next, is_winning_side(s) &&
                    (is_attacked(next) || pawn_attacks(s.turn, to).contains(next.king(opposite(winner_)))));
  }

  Color winner_;
  MatingBudget const& budget_;
  Clouds clouds_;
  std::unordered_set<Skeleton, SkeletonHash> seen_;
  std::vector<Skeleton> open_;
  bool gave_up_ = false;
};

}  // namespace

SkeletonResult search_skeletons(Position const& start, Color winner, MatingBudget const& budget) {
  if (!start.castling_rooks().empty() || start.en_passant()) return {};
  return SkeletonSearch{start, winner, budget}.run();
}

}  // namespace tactus::arbitration
