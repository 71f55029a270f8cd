// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/earcon.hpp"

#include "speech/voice/synthesiser.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace tactus::speech {
namespace {

constexpr double amplitude = 6000;  // a voice's loud vowels
constexpr double edge_seconds = 0.006;

struct Tone {
  double hertz;
  double seconds;
};
constexpr Tone accepted[] = {{660, 0.04}, {990, 0.04}};
constexpr Tone low[] = {{220, 0.13}};
constexpr Tone high[] = {{1320, 0.06}};
constexpr Tone middle[] = {{520, 0.055}};

void append(std::vector<std::int16_t>& samples, Tone tone, double loudness) {
  auto const count = static_cast<std::size_t>(tone.seconds * speech_rate_hz);
  for (std::size_t i = 0; i < count; ++i) {
    double const at = static_cast<double>(i) / speech_rate_hz;
    // Without soft edges a tone begins and ends with a click.
    double const edge = std::min({1.0, at / edge_seconds, (tone.seconds - at) / edge_seconds});
    samples.push_back(static_cast<std::int16_t>(
        std::lround(loudness * edge * std::sin(2 * std::numbers::pi * tone.hertz * at))));
  }
}

std::span<Tone const> tones_of(Earcon earcon) {
  switch (earcon) {
    case Earcon::move_accepted: return accepted;
    case Earcon::error: return low;
    case Earcon::left_out: return high;
    case Earcon::entered: return middle;
    case Earcon::none: break;
  }
  return {};
}

}  // namespace

bool wants(Earcons earcons, Earcon earcon) {
  bool const answers = earcon == Earcon::error || earcon == Earcon::entered;
  return earcons == Earcons::all || (earcons == Earcons::errors && answers);
}

std::vector<std::int16_t> sound_of(Earcon earcon, unsigned volume_percent) {
  std::vector<std::int16_t> samples;
  double const loudness = amplitude * std::min(volume_percent, loudest_percent) / 100;
  for (Tone const tone : tones_of(earcon)) append(samples, tone, loudness);
  return samples;
}

}  // namespace tactus::speech
