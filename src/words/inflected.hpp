// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, pieces and times as words inside a message. `form` is a Finnish case by its ending: "n", "a",
// "lla", "lle", "lta", "ksi"; of a time "n", "a", and "acc" as an object ("1 minuutin", "2
// minuuttia"). Empty or unknown: the plain word. English words do not change, and stand in for
// those of every other language.
#pragma once

#include "core/chess/piece.hpp"
#include "core/instant.hpp"
#include "src/words/language.hpp"

#include <string>
#include <string_view>

namespace tactus::words {

std::string color_words(Language language, chess::Color color, std::string_view form = {});
std::string kind_words(Language language, chess::Kind kind, std::string_view form = {});

/// "2 minutes", "1 minute 30 seconds", "0 seconds"; a time below zero begins with "minus".
std::string duration_words(Language language, Millis time, std::string_view form = {});

}  // namespace tactus::words
