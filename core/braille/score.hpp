// SPDX-License-Identifier: GPL-3.0-or-later
// The Braille scoresheet of a game (D.2.7): a heading, one number and one pair of moves a line, an ending.
#pragma once

#include "core/braille/chess_code.hpp"
#include "core/chess/move_description.hpp"
#include "core/chess/played_line.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

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

struct ScoreText {
  std::vector<Cells> lines;  // each within 40 cells
  std::vector<Replacement> replaced;
};
/// Heading and ending are print text in the language of the code, a line each; lines that are too long go on
/// in the third cell of the next. Precondition: each line of print begins with a letter.
ScoreText write_score(ChessCode const& code, std::span<chess::ScoredMove const> moves,
                      std::span<std::string const> heading, std::span<std::string const> ending);

}  // namespace tactus::braille
