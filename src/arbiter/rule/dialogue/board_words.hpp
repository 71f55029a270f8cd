// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where, said in words: "white Ke1 Ra1 pawns a2 b2, black king e8, black to move". Private to the
// dialogue.
#pragma once

#include "core/chess/placement.hpp"

#include <optional>
#include <string>

namespace tactus::program::dialogue {

/// It begins with the name of a colour.
bool begins_with_color(std::string const& text);

/// English or Finnish names of colours and pieces, English letters of pieces; a square alone is a pawn's.
/// White to move unless it is said; no rights to castle. Nothing: a word is none of these, or a square is
/// taken twice.
std::optional<chess::Setup> read_board_words(std::string const& text);

}  // namespace tactus::program::dialogue
