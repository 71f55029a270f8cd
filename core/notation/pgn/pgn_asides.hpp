// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the place of a move in PGN as it is found, and is none. Internal to core/notation and
// core/legal.
#pragma once

#include "core/notation/pgn/pgn_lexer.hpp"

#include <cstddef>
#include <string_view>

namespace tactus::notation {

/// At the end of a text: the bytes of its signs of evaluation and the like, such as "=", "+/-", arrows.
std::size_t size_of_symbols_at_end(std::string_view text);

/// Signs alone, or what is printed beside moves: novelty, diagram, editor, words of a sheet. Behind the
/// number of a move a letter is the beginning of one. Precondition: no move and no null move.
bool stands_for_no_move(PgnToken const& token);

}  // namespace tactus::notation
