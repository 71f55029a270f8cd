// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pgn_fault.hpp"

namespace tactus::notation {

std::string_view describe(PgnFault fault) {
  switch (fault) {
    case PgnFault::bad_tag: return "expected a tag on one line, such as [White \"Name\"]";
    case PgnFault::bad_fen: return "expected a tag FEN with the six fields of a position";
    case PgnFault::unplayable_setup:
      return "expected a position with one king each, no pawn on the first or last rank, and the player who "
             "is "
             "not to move not in check";
    case PgnFault::unknown_variant: return "expected a game of standard chess or Chess960";
    case PgnFault::not_a_move: return "expected a move, a comment, a variation or a result";
    case PgnFault::null_move: return "expected a move; passing is none";
    case PgnFault::no_such_move: return "expected a legal move";
    case PgnFault::several_moves: return "expected a text that only one legal move fits";
    case PgnFault::bad_glyph: return "expected a glyph from $0 to $255, or one of ! ? !! ?? !? ?!";
    case PgnFault::misplaced_variation: return "expected a move before the variation that replaces it";
    case PgnFault::deep_variation: return "expected at most 200 variations inside each other";
    case PgnFault::unopened_variation: return "expected '(' before ')'";
    case PgnFault::unclosed_variation: return "expected ')' before the game ends";
    case PgnFault::unclosed_comment: return "expected '}' after '{'";
    case PgnFault::stray_character: return "expected a move, a comment, a variation or a result";
  }
  return {};
}

}  // namespace tactus::notation
