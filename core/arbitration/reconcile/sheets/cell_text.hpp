// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in one cell of a scoresheet, without what is no move: times, offers of a draw, marks, an entry
// that was struck out and corrected, a result, a signature.
#pragma once

#include "core/notation/piece_letters.hpp"

#include <string>
#include <string_view>

namespace tactus::arbitration::reconcile {

/// The move as it was written; empty where the cell only says that one was made (a tick, dots, a dash), or
/// nothing. "?" stays where it is one illegible sign. Figurines stand as `letters`.
std::string move_in_cell(std::string_view cell, notation::PieceLetters const& letters = notation::english);

/// A word that belongs to the move before it: a time, an offer, what the move was worth.
bool is_beside_a_move(std::string_view word);
/// A number alone, which is the player's time if it stands beside a move.
bool is_bare_number(std::string_view word);
/// "1:23", "45'", "1h05", or the clock's own words of PGN: "[%clk 1:23:45]".
bool is_time(std::string_view word);
/// "min", "h": what the number before it counts.
bool is_unit(std::string_view word);
/// An arrow: what follows corrects what stands before.
bool is_correction(std::string_view word);

}  // namespace tactus::arbitration::reconcile
