// SPDX-License-Identifier: GPL-3.0-or-later
// Text as keyboards give it: blanks of other kinds, letters with Caps Lock, without accents or composed
// otherwise. Pure; no locale is asked.
#pragma once

#include <string>
#include <string_view>

namespace tactus::program {

/// Each blank of Unicode as a space, in UTF-8: "e4\u00a0" is "e4 ".
std::string with_plain_blanks(std::string_view text);

/// The same without those at its ends.
std::string without_blanks_around(std::string_view text);

/// Of ASCII and of the Latin letters of UTF-8 that begin with 0xC3.
std::string in_small_letters(std::string_view text);

/// The typed word is meant for this one: in small or capital letters, with its accents (in one sign or two),
/// without them, or spelled out ("zuege" for "züge", "weiss" for "weiß").
bool is_typed_for(std::string_view typed, std::string_view word);

}  // namespace tactus::program
