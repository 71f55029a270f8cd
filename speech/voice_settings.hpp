// SPDX-License-Identifier: GPL-3.0-or-later
// How a voice speaks: to the table, where both players must understand, and into one player's earphone, as
// fast as its owner likes.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/earcon.hpp"

#include <string>

namespace tactus::speech {

inline constexpr unsigned slowest_words_per_minute = 80;
inline constexpr unsigned fastest_words_per_minute = 900;
inline constexpr unsigned loudest_percent = 200;

struct VoiceSettings {
  unsigned words_per_minute = 165;  // 80 to 900
  unsigned volume_percent = 100;    // 0 to 200
  std::string variant;              // of every language's voice, for example "f2"; empty: the voice itself
  Earcons earcons = Earcons::none;

  bool operator==(VoiceSettings const&) const = default;
};

struct Voices {
  VoiceSettings table;
  VoiceSettings one_player{220, 100, {}, Earcons::errors};

  VoiceSettings const& of(table::Audience to) const {
    return to == table::Audience::table ? table : one_player;
  }
};

}  // namespace tactus::speech
