// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an announcement in their order: piece, origin, capture, arrival square, promotion piece
// (always said), then en passant, check, mate. Castling is only its fixed phrase. Capture, check, mate and en
// passant have no word in the Laws; each can be switched off.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/notation/appendix_d_words.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tactus::notation {

/// How much of a move is said. `brief`: piece and arrival square, the origin only where the move would be
/// ambiguous without it. `full`: always the origin square too.
enum class Style : std::uint8_t { brief, full };

struct MoveWording {
  Style style = Style::brief;
  bool says_captures = true;
  bool says_check = false;       // "Schach" and "matt"
  bool says_en_passant = false;  // "im Vorbeigehen"
  bool says_pawn = false;        // "Bauer Eva vier" for "Eva vier"
};

/// For example "Springer", "Gustav", "Felix", "drei"; one word each. They live as long as `words`.
std::vector<std::string_view> announcement_words(chess::MoveDescription const& move,
                                                 MoveWording const& wording = {},
                                                 MoveWords const& words = appendix_d_words());

}  // namespace tactus::notation
