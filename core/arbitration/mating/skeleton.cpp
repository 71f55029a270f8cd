// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/skeleton.hpp"

#include "core/arbitration/mating/piece_reach.hpp"
#include "core/legal/position.hpp"

#include <unordered_set>
#include <vector>

namespace tactus::arbitration {

std::size_t SkeletonHash::operator()(Skeleton const& s) const {
  constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
  std::uint64_t mixed = s.pawns[0].bits() * odd;
  mixed = (mixed ^ mixed >> 32U ^ s.pawns[1].bits()) * odd;
  mixed ^= mixed >> 32U ^ s.kings[0].index() ^ s.kings[1].index() << 6U ^ index_of(s.turn) << 12U;
  mixed *= odd;
  return mixed ^ mixed >> 32U;
}

Clouds::Clouds(PiecesReach const& reach, Color winner)
    : winner_(winner), rocks_(reach.rocks), always_attacked_(reach.always_attacked) {
  for (PieceReach const& each : reach) {
    Kind const kind = each.piece.kind;
    unsigned const c = index_of(each.piece.color);
    if (kind == Kind::king) kings_[c] = each.stands;
    if (kind == Kind::king || kind == Kind::pawn) continue;
    if (!each.is_rock()) officers_[c] |= each.stands;
    if (each.piece.color != winner) {
      if (!each.is_rock()) blockers_.add(each.stands);
      continue;
    }
    if (kind == Kind::knight) knights_ |= each.stands;
    if (kind == Kind::bishop || kind == Kind::queen) diagonal_ |= each.stands;
    if (kind == Kind::rook || kind == Kind::queen) straight_ |= each.stands;
  }
  // Pawns are rocks only as long as they are seen to be; they are played exactly.
  for (PieceReach const& each : reach)
    if (each.piece.kind == Kind::pawn) rocks_[index_of(each.piece.color)].erase(each.origin);
}

SquareSet Clouds::attacked(Skeleton const& s) const {
  // The loser's king hides nothing from what attacks him.
  SquareSet const open = ~(s.pawns[0] | s.pawns[1] | s.king(winner_));
  return knight_steps(knights_ & open) | bishop_steps(diagonal_ & open) | rook_steps(straight_ & open);
}

bool Clouds::discovers(Skeleton const& s, Square from) const {
  using Step = SquareSet (*)(SquareSet);
  static constexpr std::array<Step, 4> straight{north, south, east, west};
  static constexpr std::array<Step, 4> diagonal{
      [](SquareSet x) { return north(east(x)); }, [](SquareSet x) { return north(west(x)); },
      [](SquareSet x) { return south(east(x)); }, [](SquareSet x) { return south(west(x)); }};
  SquareSet const closed = s.men();
  auto const opens = [&](Step step, SquareSet sliders) {
    bool passed = false;
    for (SquareSet at = step(s.king(opposite(winner_))); !(at - closed).empty(); at = step(at)) {
      if (passed && !(at & sliders).empty()) return true;
      passed = passed || at == SquareSet{from};
    }
    return false;
  };
  for (Step const step : straight)
    if (opens(step, straight_)) return true;
  for (Step const step : diagonal)
    if (opens(step, diagonal_)) return true;
  return false;
}

bool Clouds::can_be_hemmed_in(Skeleton const& s) const {
  Color const loser = opposite(winner_);
  SquareSet const covered =
      attacked(s) | s.attacked_by_men(winner_) | s.pawns_of(loser) | rocks_[index_of(loser)];
  return blockers_.can_fill(king_steps(s.king(loser)) - covered);
}

namespace {

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
