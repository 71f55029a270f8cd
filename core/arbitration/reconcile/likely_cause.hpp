// SPDX-License-Identifier: GPL-3.0-or-later
// How a board may have come off the line: one hand or ear that went wrong once, everything else as written.
// An explanation for the arbiter; no verdict rests on it.
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"
#include "core/legal/position.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

enum class Cause : std::uint8_t {
  one_aperture_off,      // the piece was put beside its square
  rook_forgotten,        // only the king castled
  captured_piece_left,   // taken out and set down elsewhere on the board
  en_passant_pawn_left,  // the captured pawn stayed
  promotion_piece,       // another piece than the sheet has, or still the pawn
  other_piece_moved,     // another one of the kind went to the square
  misheard,              // names that sound alike: two and three, or files said as letters
  move_not_made,
  other_square,  // the same piece, another legal move; only where none of the above fits
  displaced,     // a piece stands beside its square though it did not move there (7.6); as above
};

struct LikelyCause {
  Cause cause = Cause::displaced;
  unsigned ply = 0;  // from 1; 0: no ply is to blame
  chess::Piece piece;
  chess::Square expected;  // where it should stand
  chess::Square found;     // where it stands instead; `other_piece_moved`: where it came from
  bool operator==(LikelyCause const&) const = default;
};

/// All that explain the whole board; where two fit, neither may be claimed. Precondition: the moves are legal
/// one after the other. Empty also for a board that shows the line.
std::vector<LikelyCause> likely_causes(chess::Position const& start, std::vector<chess::Move> const& line,
                                       FoundBoard const& board);

/// He whose board it is has pressed his clock, and no move stands there: what he has left behind of one that
/// the Laws let him make. Empty: nothing of that kind.
std::vector<LikelyCause> likely_slips_of_press(chess::Position const& before, unsigned ply,
                                               FoundBoard const& board);

/// Why two players may have written different moves, both legal in the position.
std::optional<LikelyCause> cause_of_difference(chess::Position const& before, unsigned ply, chess::Move one,
                                               chess::Move other);

/// Squares whose names are easily taken for one another in the hall.
bool sound_alike(chess::Square one, chess::Square other);

}  // namespace tactus::arbitration::reconcile
