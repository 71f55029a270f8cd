// SPDX-License-Identifier: GPL-3.0-or-later
// What depends on a question of the dialogue, in a sentence or two, for who types "?".
#pragma once

#include <string_view>

namespace tactus::program::dialogue {

/// English, translatable. Empty: there is none for this text.
std::string_view explanation_of(std::string_view question);

}  // namespace tactus::program::dialogue
