// SPDX-License-Identifier: GPL-3.0-or-later
// Where speech is in a recording, and how much of it.
#pragma once

#include "tests/speech/pulse/sound_studio.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace tactus::speech::test {

/// From the first to the last loud sample.
struct Sound {
  std::size_t from = 0, to = 0;
  double seconds(double rate_hz) const { return static_cast<double>(to - from) / rate_hz; }
};

inline bool is_loud(int sample) { return std::abs(sample) > 300; }

inline Sound sound_in(Pcm const& pcm, std::size_t start = 0) {
  auto const begin = pcm.begin() + static_cast<std::ptrdiff_t>(std::min(start, pcm.size()));
  auto const first = std::find_if(begin, pcm.end(), is_loud);
  if (first == pcm.end()) return {};
  auto const last = std::find_if(pcm.rbegin(), std::make_reverse_iterator(first), is_loud);
  return {static_cast<std::size_t>(first - pcm.begin()), static_cast<std::size_t>(last.base() - pcm.begin())};
}

/// How long the loud samples are together. Where a busy machine leaves a gap in what was spoken, this stays
/// the same; where it is spoken in part or twice, it does not.
inline double loud_seconds(Pcm const& pcm, double rate_hz, std::size_t start = 0) {
  auto const begin = pcm.begin() + static_cast<std::ptrdiff_t>(std::min(start, pcm.size()));
  return static_cast<double>(std::count_if(begin, pcm.end(), is_loud)) / rate_hz;
}

}  // namespace tactus::speech::test
