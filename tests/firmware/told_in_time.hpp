// SPDX-License-Identifier: GPL-3.0-or-later
// How long after a contact has changed the board's sentence about it comes.
#pragma once

#include "tests/firmware/bench/wired_board.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace tactus::firmware {

/// With the moments at which its first and its last byte were whole at the other end.
struct ToldSentence {
  std::string text;
  SimTime first, last;
};
std::vector<ToldSentence> sentences_of(std::vector<SentByte> const& sent);

/// A change is believed with the fifth equal look, 40 to 50 ms after it.
constexpr SimTime longest_belief = std::chrono::milliseconds{50};

/// The longest of so many.
struct TimesToTell {
  unsigned told = 0;
  SimTime to_first_byte{0}, to_whole_line{0};

  void add(TimesToTell const& other) {
    told += other.told;
    to_first_byte = std::max(to_first_byte, other.to_first_byte);
    to_whole_line = std::max(to_whole_line, other.to_whole_line);
  }
};

/// Of changes that did not have to wait in a row: nothing else has changed, and the host has asked nothing,
/// within 150 ms.
TimesToTell times_to_tell(WiredBoard const& board);

}  // namespace tactus::firmware
