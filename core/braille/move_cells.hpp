// SPDX-License-Identifier: GPL-3.0-or-later
// One move in Braille, written and read.
#pragma once

#include "core/braille/chess_code.hpp"
#include "core/chess/move_description.hpp"

#include <string>

#include <tl/expected.hpp>

namespace tactus::braille {

/// Without its number. Precondition: the move is legal in `before`.
Cells write_move(ChessCode const& code, chess::MoveDescription const& move);

/// A number in the code's lowered digits, without a number sign.
Cells write_number(ChessCode const& code, unsigned number);

/// The cells as a move in English letters, "Nbd2", "exd6", "e8Q", "O-O", for notation::read_move to judge;
/// marks of check and mate and "e.p." are left out. A piece letter that cannot be a file is understood
/// without the prefix. The error is the index of the first cell that has no meaning where it stands.
tl::expected<std::string, std::size_t> move_text_of(ChessCode const& code, CellView move);

/// True when all cells are lowered digits; then it is a move number, never a move.
bool is_number(ChessCode const& code, CellView word);

}  // namespace tactus::braille
