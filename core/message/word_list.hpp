// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of words inside one message of a catalogue: "key=words; key=words". A translator fills them without a
// compiler. Pure; any thread.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus {

/// In the order of the text; blanks around an entry do not count, blanks inside its words do. An entry
/// without "=" has its whole text as key and no words.
std::vector<std::pair<std::string, std::string>> read_word_list(std::string_view text);

/// Of a word with its forms, "valkea; n=valkean; lle=valkealle", the one that a sentence asks for with
/// "{player:lle}"; the word itself where the list has none.
std::string form_of(std::string_view forms, std::string_view form);

}  // namespace tactus
