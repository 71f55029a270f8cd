// SPDX-License-Identifier: GPL-3.0-or-later
// The Braille scoresheet of a game (D.2.7): a heading, one number and one pair of moves a line, an ending.
#pragma once

#include "core/braille/move_cells.hpp"
#include "core/chess/scored_move.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::braille {

struct ScoreText {
  std::vector<Cells> lines;  // each within 40 cells
  std::vector<Replacement> replaced;
};
/// Heading and ending are print text in the language of the code, a line each; lines that are too long go on
/// in the third cell of the next. Precondition: each line of print begins with a letter.
ScoreText write_score(ChessCode const& code, std::span<chess::ScoredMove const> moves,
                      std::span<std::string const> heading, std::span<std::string const> ending);

}  // namespace tactus::braille
