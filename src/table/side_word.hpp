// SPDX-License-Identifier: GPL-3.0-or-later
// A side as people type it: "white", "black", or the words of the language; and the arbiter.
#pragma once

#include "core/chess/piece.hpp"
#include "speech/sentences.hpp"

#include <optional>
#include <string_view>

namespace tactus::program {

/// As is_typed_for() takes them. Nothing: neither side.
std::optional<chess::Color> side_named(std::string_view text, speech::Sentences const& sentences);

/// The same, or on a keypad: 1 is White, 2 is Black.
std::optional<chess::Color> side_typed(std::string_view text, speech::Sentences const& sentences);

/// "arbiter", or the word of the language.
bool is_arbiter(std::string_view text, speech::Sentences const& sentences);

}  // namespace tactus::program
