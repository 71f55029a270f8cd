// SPDX-License-Identifier: GPL-3.0-or-later
// What each move would leave on the sensors.
#pragma once

#include "core/sensing/basis.hpp"
#include "core/sensing/lifted_pieces.hpp"

namespace tactus::sensing {

struct ExpectedMove {
  chess::Move move;
  chess::SquareSet filled;    // after the move
  chess::SquareSet changed;   // squares whose piece is another one afterwards
  chess::SquareSet replaced;  // of these, the ones that stay filled: a capture, king and rook that swap
};

std::vector<ExpectedMove> expected_moves(Basis const& position);

/// Where the piece that stands on `arrived` after the move came from. Precondition: `arrived` is changed and
/// filled by the move.
chess::Square origin_of(chess::Move move, chess::Square arrived);

/// What the traces on a board say for a move.
enum class Traces : std::uint8_t {
  none,
  doubtful,  // a square was exchanged in less time than hands need: the board was seen late, or it was
             // brushed
  plain,
};

/// How a board reads: its contacts, which of them cannot be trusted, and whether it knows its pieces.
struct BoardReading {
  LiftedPieces const& lifted;
  chess::SquareSet bad;
  bool knows_pieces = false;
};

/// The board reads as the position, as far as these sensors can tell.
bool reads_as(BoardReading const& board, Basis const& position);
/// The board reads as after the move, and the traces since `start` are those of this move. Precondition: the
/// move is one of `before`.
Traces shows(BoardReading const& board, Basis const& before, ExpectedMove const& move, Instant start);

}  // namespace tactus::sensing
