// SPDX-License-Identifier: GPL-3.0-or-later
// A list of move texts played from a position, as far as it goes: for sheets and files with a mistake in the
// middle.
#pragma once

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::notation {

/// The first text that is not one legal move.
struct ReplayError {
  enum class Outcome : std::uint8_t { not_a_move, no_such_move, several_moves };
  std::size_t index = 0;  // of the text in the list, from 0; this many moves were done before it
  std::string text;
  Outcome outcome = Outcome::not_a_move;
  std::vector<chess::Move> candidates;  // all that fit, for several_moves
};

struct Replay {
  chess::Position position;          // reached after the moves done
  std::vector<chess::Move> moves;    // legal one after the other
  std::optional<ReplayError> error;  // none: every text was a move
};

/// One text per move, without numbers and results. The letters belong to the sheet (Appendix C.2 to C.4).
Replay replay(chess::Position const& start, std::span<std::string_view const> texts,
              PieceLetters const& letters = english, FormsRead const& forms = on_a_sheet);

/// The move texts of a sheet or of moves written in one line: without numbers ("9.", "12...") and results;
/// what stands apart from its move ("exd6 o.l.", "Kb1 (=)", "hxg8 Q") stays with it. The views are parts of
/// the text.
std::vector<std::string_view> move_texts(std::string_view sheet);

/// Which move of which player: "12." is White's, "12..." is Black's.
struct MoveNumber {
  unsigned number = 1;
  chess::Color player = chess::Color::white;

  bool operator==(MoveNumber const&) const = default;
};
struct NumberedText {
  std::string_view text;
  std::optional<MoveNumber> number;  // where one is written before the move
};
/// As move_texts, with the numbers that stand before moves.
std::vector<NumberedText> numbered_move_texts(std::string_view sheet);

}  // namespace tactus::notation
