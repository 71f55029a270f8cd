// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/chess960_castling.hpp"

#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::File;
using chess::Piece;
using chess::Square;

/// All squares from one to the other, both included, on one rank.
bool is_free(chess::Position const& before, CastlingPlan const& plan, Square from, Square to) {
  auto const [first, last] = std::minmax(from, to);
  for (unsigned i = first.index(); i <= last.index(); ++i) {
    Square const s = Square::from_index(i);
    if (s != plan.king && s != plan.rook && before.at(s)) return false;
  }
  return true;
}

}  // namespace

CastlingPlan castling_plan(chess::Position const& before, Square rook) {
  Square const king = before.king(before.turn());
  bool const is_c_side = rook.file() < king.file();
  auto const rank = king.rank();
  return {king, rook, Square{is_c_side ? File::c : File::g, rank},
          Square{is_c_side ? File::d : File::f, rank}};
}

CastlingForm form_of(CastlingPlan const& plan) {
  if (plan.king == plan.king_goal) return CastlingForm::rook_only;
  if (plan.rook == plan.rook_goal) return CastlingForm::king_only;
  if (plan.king == plan.rook_goal && plan.rook == plan.king_goal) return CastlingForm::transposition;
  return CastlingForm::double_move;
}

Law law_of(CastlingForm form) {
  switch (form) {
    case CastlingForm::double_move: return law("II.3.2.1");
    case CastlingForm::transposition: return law("II.3.2.2");
    case CastlingForm::king_only: return law("II.3.2.3");
    case CastlingForm::rook_only: break;
  }
  return law("II.3.2.4");
}

CastlingObstacle obstacle_to(chess::Position const& before, CastlingPlan const& plan) {
  if (!before.castling_rooks().contains(plan.rook)) return CastlingObstacle::right_lost;
  bool const is_way_free =
      is_free(before, plan, plan.king, plan.king_goal) && is_free(before, plan, plan.rook, plan.rook_goal);
  if (!is_way_free) return CastlingObstacle::square_taken;
  auto const legal = before.legal_castling();
  bool const is_legal =
      std::any_of(legal.begin(), legal.end(), [&](chess::Move m) { return m.to() == plan.rook; });
  return is_legal ? CastlingObstacle::none : CastlingObstacle::attacked;
}

chess::Placement placement_after(chess::Position const& before, CastlingPlan const& plan) {
  auto placement = before.placement();
  placement.clear(plan.king);
  placement.clear(plan.rook);
  placement.put(plan.king_goal, Piece{before.turn(), chess::Kind::king});
  placement.put(plan.rook_goal, Piece{before.turn(), chess::Kind::rook});
  return placement;
}

}  // namespace tactus::arbitration::laws
