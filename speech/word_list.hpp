// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of words inside one message of a catalogue: "key=words; key=words". A translator fills them without a
// compiler. Pure; any thread.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus::speech {

/// In the order of the text; blanks around an entry do not count, blanks inside its words do. An entry
/// without "=" has its whole text as key and no words.
std::vector<std::pair<std::string, std::string>> read_word_list(std::string_view text);

}  // namespace tactus::speech
