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

enum class ScoreFault : std::uint8_t {
  not_braille,
  dot_7_or_8,
  no_moves,      // no line begins with a move number
  wrong_number,  // another move number was due
  unknown_sign,
  not_a_move,
  no_such_move,
  several_moves,
};
/// Line and cell count from 1. Those of no_moves are the end of the file.
struct ScoreError {
  ScoreFault fault = ScoreFault::no_moves;
  std::size_t line = 1;
  std::size_t cell = 1;
  std::string expected;  // in English: "move number 12"
  bool operator==(ScoreError const&) const = default;
};
/// "line 3, cell 5: expected ...".
std::string describe(ScoreError const& error);

/// The moves of a file in BRF or Unicode Braille, whoever wrote it: paragraphs that begin with a move number
/// in the first cell hold moves, with any line breaks; all other paragraphs are passed over.
tl::expected<std::vector<chess::Move>, ScoreError> read_score(ChessCode const& code,
                                                              chess::Position const& start,
                                                              std::string_view file);

}  // namespace tactus::braille
