// SPDX-License-Identifier: GPL-3.0-or-later
// One table of how everything that a person may be told is perceived: its words, its line of Braille, how
// urgent it is, which sound goes with it, whether the repeat key says it again. Content without a row does
// not compile.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/sound/earcon.hpp"

#include <cstdint>
#include <string_view>

namespace tactus::speech {

/// From the least to the most urgent.
enum class Urgency : std::uint8_t {
  progress,  // replaced by the newest
  status,    // an answer to a key; replaced by the newest, dropped when stale, cut by a move
  move,      // a move, or else what both must hear in order; never replaced, said again when it was cut
  urgent,    // cuts what is being said
};

/// Marks an English line of Braille as translatable() marks a text; scripts/translations has the note for
/// translators, which is the same for all.
constexpr std::string_view braille_line(std::string_view english) { return english; }

/// Texts are English and the keys of their translations, "{name}" stands for an argument (core/message).
struct Perception {
  std::string_view spoken;
  std::string_view braille;  // one line of 40 cells
  Urgency urgency;
  Earcon earcon;
  bool is_repeatable;  // the repeat key says it again
};
Perception const& perception_of(table::Content const& content);
/// What comes before that which is said again.
Perception const& perception_of_repeat();

}  // namespace tactus::speech
