// SPDX-License-Identifier: GPL-3.0-or-later
// Says a move in the words of Appendix D of the FIDE Laws (2023, D.2.1), which are German in every interface
// language. Pure; any thread. Capture, check, mate and en passant have no word in the Laws: those are the
// usual German ones, and each can be switched off.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/notation/appendix_d_words.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace tactus::speech {

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

using notation::word;

/// For example "Springer Gustav Felix drei". Order of the words: piece, origin, capture, arrival square,
/// promotion piece (always said), then en passant, check, mate. Castling is only its fixed phrase.
std::string words(chess::MoveDescription const& move, MoveWording const& wording = {});

}  // namespace tactus::speech
