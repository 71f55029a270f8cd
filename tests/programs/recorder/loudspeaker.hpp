// SPDX-License-Identifier: GPL-3.0-or-later
// Which tones were heard, one after another, since the test began: what one command still plays when the next
// is given is no answer to that.
#pragma once

#include "tests/programs/recorder/tones.hpp"
#include "tests/speech/pulse/sound_studio.hpp"

#include <vector>

namespace tactus {

class Loudspeaker {
 public:
  explicit Loudspeaker(speech::test::SoundStudio const& studio) : studio_(studio) {}

  /// Waits until the tones of so many plies were heard; false when none has come for a third of a minute.
  bool hears(std::size_t wanted) {
    return speech::test::eventually(
        [&] {
          listen();
          return heard_.size() >= wanted;
        },
        std::chrono::seconds{20});
  }
  /// All that were heard. A ply that is heard twice in a row is heard once.
  std::vector<unsigned> const& plies() const { return heard_; }

 private:
  /// To what has come since: half a window further each time, for a gap in the sound must not spoil two.
  void listen() {
    auto const step = static_cast<std::size_t>(0.05 * speech::test::studio_rate_hz);
    auto const pcm = studio_.recording(1, speech::test::Ear::both, judged_);
    for (std::span rest{pcm}; rest.size() >= 2 * step; rest = rest.subspan(step), judged_ += step) {
      unsigned const ply = ply_of_tone(rest.first(2 * step), speech::test::studio_rate_hz);
      if (ply != nothing && (heard_.empty() || heard_.back() != ply)) heard_.push_back(ply);
    }
  }

  speech::test::SoundStudio const& studio_;
  std::size_t judged_ = 0;  // frames
  std::vector<unsigned> heard_;
};

}  // namespace tactus
