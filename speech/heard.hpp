// SPDX-License-Identifier: GPL-3.0-or-later
// What became of an utterance.
#pragma once

#include <cstdint>

namespace tactus::speech {

/// From the best to the worst when several outputs say the same.
enum class Heard : std::uint8_t {
  completely,  // played to its last sample; also by an output that has nothing to play on by intention
  cut,         // cut() was called
  lost,        // the output went away in the middle
  nowhere,     // nothing to play on, for these ears; not begun
};

}  // namespace tactus::speech
