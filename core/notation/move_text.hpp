// SPDX-License-Identifier: GPL-3.0-or-later
// Writing one move as text: coordinates, SAN and scoresheet forms (Appendix C), in any piece alphabet.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/notation/piece_letters.hpp"

#include <string>
#include <string_view>

namespace tactus::notation {

/// Whether two entries, each in the letters of its own sheet, can state the same move, judged without a
/// position: "Lb5" in German and "Bf1b5" in English.
bool can_state_the_same(std::string_view one, PieceLetters const& its_letters, std::string_view other,
                        PieceLetters const& other_letters);

/// Coordinate form; castling e1g1 where king and rooks stand on their standard squares, else king takes rook.
std::string write_uci(chess::Move m);
/// SAN with the given letters, for example "Nbd2", "exd6", "e8=Q+", "O-O-O#".
std::string write_san(chess::MoveDescription const& move, PieceLetters const& letters = english);
/// As Appendix C writes on a scoresheet: "0-0", "e8Q+", "Dh7++" (C.9, C.11, C.13).
std::string write_sheet_move(chess::MoveDescription const& move, PieceLetters const& letters);

}  // namespace tactus::notation
