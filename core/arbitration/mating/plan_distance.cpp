// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/plan_distance.hpp"

#include "core/arbitration/mating/mate_plan.hpp"
#include "core/arbitration/mating/promotion_ways.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;

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

}  // namespace tactus::arbitration
