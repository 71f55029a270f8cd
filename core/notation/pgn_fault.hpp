// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong with a game in PGN, and where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tactus::notation {

enum class PgnFault : std::uint8_t {
  bad_tag,
  bad_fen,           // the tag FEN cannot be read, or SetUp announces one that is missing
  unplayable_setup,  // no game can be played from the tag FEN
  unknown_variant,
  not_a_move,
  null_move,
  no_such_move,
  several_moves,
  bad_glyph,
  misplaced_variation,  // with no move before it that it could replace
  deep_variation,
  unopened_variation,
  unclosed_variation,
  unclosed_comment,
  stray_character,
};
/// One sentence in English: what was expected.
std::string_view describe(PgnFault fault);

/// All count from 1.
struct PgnPlace {
  std::size_t game = 1;
  std::size_t ply =
      0;  // of the move that could not be read, in a variation counted from the start too; 0: tags
  std::size_t line = 1;
  std::size_t column = 1;  // in characters of UTF-8
  bool operator==(PgnPlace const&) const = default;
};

struct PgnError {
  PgnFault fault = PgnFault::not_a_move;
  PgnPlace place;
  std::string found;  // the text there, shortened
};

}  // namespace tactus::notation
