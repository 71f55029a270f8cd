// SPDX-License-Identifier: GPL-3.0-or-later
// A text of one line that means on every screen and sheet what it says there: names of people, tournaments
// and places, whoever typed or sent them. Pure.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tactus {

/// Whole UTF-8 without control signs, line ends, signs that turn the direction of writing and signs that
/// nobody sees. The joiners U+200C and U+200D stay: Persian and Indian names are written with them.
bool is_plain_line(std::string_view text);

/// The same text with each sign of that kind as `<U+001B>`, each byte that is no UTF-8 as U+FFFD.
std::string as_plain_line(std::string_view text);

/// The same, but isolates (U+2068 to U+2069) that are closed stay: nothing in them reaches beyond their end.
std::string as_plain_line_of_texts(std::string_view text);

/// At most so many signs; of a longer text the last of them is "…".
std::string shortened(std::string_view text, std::size_t most);

}  // namespace tactus
