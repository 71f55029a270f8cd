// SPDX-License-Identifier: GPL-3.0-or-later
// Short sounds before words (users' needs, section 6): told apart by rhythm and pitch, never the only carrier
// of anything. Pure; any thread.
#pragma once

#include <cstdint>
#include <vector>

namespace tactus::speech {

enum class Earcon : std::uint8_t {
  none,
  move_accepted,  // two short tones, rising
  error,          // one longer tone, low
  left_out,       // one short tone, high: it stands for words and sounds always
  entered,        // one very short tone, middle: a key was taken that nothing else answers
};

/// Which of them a listener wants.
enum class Earcons : std::uint8_t { none, errors, all };
bool wants(Earcons earcons, Earcon earcon);

/// Mono samples at speech_rate_hz, 50 to 150 ms, silence at both ends; nothing for `none`. 100 percent is as
/// loud as a voice.
std::vector<std::int16_t> sound_of(Earcon earcon, unsigned volume_percent);

}  // namespace tactus::speech
