// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that a person might type for a move, in English letters.
#pragma once

#include "core/chess/diagram.hpp"

#include <string>
#include <vector>

namespace tactus {

inline constexpr unsigned coordinate_texts = 64 * 63;
/// Precondition: number < coordinate_texts.
std::string coordinate_text(unsigned number);

/// All coordinate texts, and each form of Appendix C: pieces with and without "x" onto every square, pawns,
/// their captures and new pieces, castling.
std::vector<std::string> all_move_texts();

/// What a piece of the player to move can follow, in coordinates, with its origin in whole and in part.
std::vector<std::string> move_texts_of(chess::Diagram const& before);

}  // namespace tactus
