// SPDX-License-Identifier: GPL-3.0-or-later
// All words that a voice gets of the player's program, each with the phonemes that it makes of them.
#pragma once

#include "core/message/language.hpp"

#include <map>
#include <string>

namespace tactus::words {

/// Words in small letters. Of the numbers those that have a word of their own: compounds are made of them.
std::map<std::string, std::string> heard_words(Language voice);

}  // namespace tactus::words
