// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of any script by what Unicode says of their signs (libutf8proc): composed, and folded for comparing.
// Pure; any thread. A text that is no UTF-8 comes back as it is, but for its capitals of ASCII.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tactus::unicode {

bool is_utf8(std::string_view text);
/// No sign but those of ASCII.
bool is_ascii(std::string_view text);
/// In signs; each byte that is no UTF-8 counts as one.
std::size_t length(std::string_view text);

/// In normal form C: a letter and its accent are one sign where there is one. Nothing else changes.
std::string composed(std::string_view text);

/// Each capital as its small letter; nothing else changes, whatever stands between.
std::string in_small_letters(std::string_view text);

/// Each blank sign of Unicode, of any width, as a space: "e4\u00a0" is "e4 ". Nothing else changes.
std::string with_plain_blanks(std::string_view text);

/// For comparing what was typed with what could be typed: small letters without accents ("Määrä", "MAARA" are
/// "maara"; "Straße" is "strasse"), full-width signs and ligatures as plain ones, every dash "-", every kind
/// and run of blanks one blank, none at the ends.
std::string folded(std::string_view text);

/// The same, but with two letters for one as people write it who cannot type it: ae, oe, ue; aa for å.
/// "Züge" is "zuege".
std::string spelled_out(std::string_view text);

/// Whether `typed` is `word` in any of these ways.
bool is_typed_for(std::string_view typed, std::string_view word);

/// What a sign is to somebody who reads the line in which it stands.
enum class SignKind : unsigned char {
  shown,
  blank,          // of any width
  dash,           // of any length
  hidden,         // controls, ends of lines and paragraphs, signs of direction, marks that nobody sees
  joiner,         // U+200C, U+200D: Persian and Indian names are written with them
  right_to_left,  // a letter of such a script
};
SignKind kind_of(char32_t sign);

/// A full-width sign, as scripts of East Asia set Latin letters and digits, as the plain one; any other as it
/// is.
char32_t of_plain_width(char32_t sign);

/// A letter that has a small one.
bool is_capital(char32_t letter);

}  // namespace tactus::unicode
