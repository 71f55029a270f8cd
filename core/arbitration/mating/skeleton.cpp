// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/skeleton.hpp"

namespace tactus::arbitration {

using chess::Color;
using chess::Kind;
using chess::Square;

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

}  // namespace tactus::arbitration
