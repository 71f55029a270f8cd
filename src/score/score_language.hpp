// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to a language besides its messages, where moves are written. Pure.
#pragma once

#include "core/braille/chess_code.hpp"
#include "core/notation/move_text.hpp"

#include <string_view>

namespace tactus::score {

struct ScoreLanguage {
  std::string_view code;
  notation::PieceLetters letters;
  braille::ChessCode const* braille;  // nothing: no code is known
};

/// English for a language that is not among them.
ScoreLanguage const& score_language(std::string_view code);

}  // namespace tactus::score
