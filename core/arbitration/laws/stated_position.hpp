// SPDX-License-Identifier: GPL-3.0-or-later
// The position and the moves that a situation states, checked.
#pragma once

#include "core/arbitration/laws/ruling.hpp"
#include "core/legal/position.hpp"

#include <span>

namespace tactus::arbitration::laws {

/// Whether there is a position or a list of moves at all.
bool states_position(Situation const& situation);

/// The game that the newest `position` or `moves` states: where it began and every move of it.
struct StatedGame {
  chess::Position start;
  std::vector<chess::Move> moves;

  chess::Position position() const;
};
tl::expected<StatedGame, FactFault> stated_game(Situation const& situation);

/// What stands on the board after the newest `position` or `moves`. Positions that no game reaches are
/// accepted where moves can be played.
tl::expected<chess::Position, FactFault> stated_position(Situation const& situation);

/// A legal move in coordinates; castling as e1g1 on the ordinary squares, else king takes rook.
/// Errors bear the name `fact`.
tl::expected<chess::Move, FactFault> stated_move(chess::Position const& before, std::string const& uci,
                                                 std::string fact);

std::vector<PlayedMove> played(chess::Position const& before, std::span<chess::Move const> moves);

}  // namespace tactus::arbitration::laws
