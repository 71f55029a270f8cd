// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves a board shows. Everything that fits is listed: a guess is never made here.
#pragma once

#include "core/sensing/basis.hpp"
#include "core/sensing/board_sense.hpp"

#include <utility>
#include <vector>

namespace tactus::sensing {

/// The moves of `position` whose result the board shows. Without identity a promotion fits with all
/// four pieces. Whether the board has settled is not asked here.
std::vector<chess::Move> moves_shown(BoardSense const& board, Basis const& position,
                                     Evidence evidence = Evidence::lifted);

using TwoPlies = std::pair<chess::Move, chess::Move>;
/// The moves and replies that the board shows together: for a board that was cut off for a while. Several
/// pairs may fit.
std::vector<TwoPlies> two_plies_shown(BoardSense const& board, Basis const& position, Evidence evidence);

/// The move could still become another one without being taken back: a pawn set on the third rank on
/// its way to the fourth, king or rook on the way to castling (the rook first, or the king by one square).
/// Precondition: m is one of position.moves().
bool is_extendable(Basis const& position, chess::Move m);

}  // namespace tactus::sensing
