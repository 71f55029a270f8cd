// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet as plain text (8.1.1, Appendix C): one number and one pair of moves per line.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/notation/move_text.hpp"

#include <span>
#include <string>

namespace tactus::notation {

/// Lines such as "  9. Sbd2     0-0", in columns; a game that Black begins has "..." in White's place. Ends
/// with a line end unless there are no moves.
std::string write_scoresheet(std::span<chess::ScoredMove const> moves, PieceLetters const& letters = english);

/// In one line: "2... d6 3. Nf3 a6".
std::string write_in_line(std::span<chess::ScoredMove const> moves, PieceLetters const& letters = english);

}  // namespace tactus::notation
