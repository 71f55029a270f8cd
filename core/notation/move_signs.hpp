// SPDX-License-Identifier: GPL-3.0-or-later
// The signs that moves are written with elsewhere, in typeset books, on phones and in other scripts, as a
// keyboard has them. One folding for all that is read: at the table, on sheets, in PGN.
#pragma once

#include "core/notation/piece_letters.hpp"

#include <string>
#include <string_view>

namespace tactus::notation {

/// Every dash "-", every blank one of ASCII, full-width letters and digits as those of ASCII, the typeset
/// signs of capture, check, mate and a half as "x", "+", "#", "1/2"; signs that nobody sees are gone.
/// Figurines and all else stay. Of ASCII nothing changes.
std::string plain_signs(std::string_view text);

/// A figurine as the letter of its piece, that of a pawn as none.
std::string with_letters_for_figurines(std::string_view text, PieceLetters const& letters);

/// The word without "12.", "12..." or "12)" in front of it, and blanks behind that.
std::string_view without_number(std::string_view word);

}  // namespace tactus::notation
