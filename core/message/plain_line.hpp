// SPDX-License-Identifier: GPL-3.0-or-later
// A text of one line that means on every screen and sheet what it says there: names of people, tournaments
// and places, whoever typed or sent them. Pure.
#pragma once

#include <string>
#include <string_view>

namespace tactus::notation {

/// In bytes; a sheet, a tag and a message of the hall have room for it.
inline constexpr std::size_t longest_name = 100;

/// Whole UTF-8 without control signs, line ends and signs that turn the direction of writing. The joiners
/// U+200C and U+200D stay: Persian and Indian names are written with them.
bool is_plain_line(std::string_view text);

/// The same text with each sign of that kind as `<U+001B>`, each byte that is no UTF-8 as U+FFFD.
std::string as_plain_line(std::string_view text);

/// What was expected of a name, in one English sentence; empty where it can stand everywhere.
std::string name_fault(std::string_view text);

}  // namespace tactus::notation
