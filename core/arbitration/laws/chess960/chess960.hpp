// SPDX-License-Identifier: GPL-3.0-or-later
// Castling in Chess960 (Guideline II.3): its squares, its form and why it is not possible.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration::laws {

/// Castling of the player to move with the rook on this square.
struct CastlingPlan {
  chess::Square king;
  chess::Square rook;
  chess::Square king_goal;
  chess::Square rook_goal;

  bool is_c_side() const { return rook.file() < king.file(); }
};
CastlingPlan castling_plan(chess::Position const& before, chess::Square rook);

/// II.3.2.1 to II.3.2.4.
CastlingForm form_of(CastlingPlan const& plan);
Law law_of(CastlingForm form);

enum class CastlingObstacle : std::uint8_t {
  none,
  right_lost,    // 3.8.2.1
  square_taken,  // II.3.2.7.4
  attacked,      // 3.8.2.2
};
CastlingObstacle obstacle_to(chess::Position const& before, CastlingPlan const& plan);

/// What stands after it, whether or not it is legal.
chess::Placement placement_after(chess::Position const& before, CastlingPlan const& plan);

}  // namespace tactus::arbitration::laws
