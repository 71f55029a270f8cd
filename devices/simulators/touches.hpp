// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces are lifted and put down to make a move, and in which order: all simulated hands begin with
// this, whatever they do besides. Pure.
#pragma once

#include "core/chess/diagram.hpp"
#include "devices/simulators/device.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::devices::simulators {

struct HandAction {
  enum class What { lift, place };
  SimTime pause_before;
  What what;
  chess::Square square;
  chess::Piece piece;  // which one is lifted or placed
};

/// Its pause is over. Precondition: `now` is not before what was done last.
inline void act_on(SimulatedBoard& board, HandAction const& action, SimTime now) {
  if (action.what == HandAction::What::lift)
    board.lift(action.square, now);
  else
    board.place(action.square, action.piece, now);
}

/// When a captured piece is taken off. Last: behind the capturing one, where that stands elsewhere (en
/// passant).
enum class CaptureOrder : std::uint8_t { enemy_first, own_first, enemy_last };
/// Both up: they are lifted before either is put down; so it is always where one stands in the other's way.
enum class CastlingOrder : std::uint8_t { king_first, rook_first, both_up_king_first, both_up_rook_first };
struct TouchOrder {
  CaptureOrder capture = CaptureOrder::enemy_first;
  CastlingOrder castling = CastlingOrder::king_first;  // 4.4
};

/// Legal or not, without pauses. Precondition: before.has(move).
std::vector<HandAction> touches(chess::Diagram const& before, chess::Move move, TouchOrder order = {});
/// The squares between two on a rank, a file or a diagonal; nothing for two others, or for one and itself.
std::optional<std::vector<chess::Square>> squares_between(chess::Square from, chess::Square to);

}  // namespace tactus::devices::simulators
