// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the Braille score of a game back to its legal moves, for those who may judge.
#pragma once

#include "core/braille/score.hpp"
#include "core/legal/position.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::braille {

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
