// SPDX-License-Identifier: GPL-3.0-or-later
// Legal moves once more, as a person would explain them: piece by piece, square by square, and every move is
// made to see whether the king is left in check. Shares nothing with the generator it is compared with but
// the plain value types.
#pragma once

#include "core/chess/move.hpp"
#include "core/chess/placement.hpp"

#include <vector>

namespace tactus::test {

struct SlowMove {
  chess::Move move;
  chess::Setup after;  // en passant square after every double push
};

std::vector<SlowMove> slow_legal_moves(chess::Setup const& setup);

bool slow_is_attacked(chess::Placement const& placement, chess::Square target, chess::Color by);

}  // namespace tactus::test
