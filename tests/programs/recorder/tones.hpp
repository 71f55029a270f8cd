// SPDX-License-Identifier: GPL-3.0-or-later
// A tone for each ply, and which of them a sound is.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

namespace tactus {

inline constexpr unsigned plies = 30;

/// Far enough from each other, and no tone is a harmonic that a neighbour has.
inline double frequency_of(unsigned ply) { return 400 + 67.0 * ply; }

inline std::vector<std::int16_t> tone(double frequency_hz, double rate_hz, double seconds) {
  std::vector<std::int16_t> pcm(static_cast<std::size_t>(seconds * rate_hz));
  for (std::size_t i = 0; i < pcm.size(); ++i)
    pcm[i] = static_cast<std::int16_t>(8000 *
                                       std::sin(2 * M_PI * frequency_hz * static_cast<double>(i) / rate_hz));
  return pcm;
}

/// How much of its energy is at one frequency, 0 to 1 (Goertzel).
inline double share(std::span<std::int16_t const> samples, double rate_hz, double frequency_hz) {
  double const factor = 2 * std::cos(2 * M_PI * frequency_hz / rate_hz);
  double before = 0;
  double last = 0;
  double energy = 0;
  for (std::int16_t const sample : samples) {
    double const now = sample + factor * last - before;
    before = std::exchange(last, now);
    energy += static_cast<double>(sample) * sample;
  }
  double const power = before * before + last * last - factor * before * last;
  return energy < 100.0 * static_cast<double>(samples.size())
             ? 0
             : 2 * power / (static_cast<double>(samples.size()) * energy);
}

inline constexpr unsigned nothing = 0;
inline constexpr unsigned several = plies + 1;

/// Nothing that sounds: not worth comparing with thirty tones, which takes longer than it lasts where a
/// sanitizer counts and the machine is busy.
inline bool is_silent(std::span<std::int16_t const> samples) {
  return std::ranges::all_of(samples, [](int sample) { return std::abs(sample) < 100; });
}

/// The ply of which this is the pure tone: no speech, and nothing else beside it.
inline unsigned ply_of_tone(std::span<std::int16_t const> samples, double rate_hz) {
  if (is_silent(samples)) return nothing;
  for (unsigned ply = 1; ply <= plies; ++ply)
    if (share(samples, rate_hz, frequency_of(ply)) > 0.8) return ply;
  return nothing;
}

/// The ply whose tone sounds anywhere in it for a tenth of a second.
inline unsigned ply_heard(std::span<std::int16_t const> samples, double rate_hz) {
  unsigned heard = nothing;
  auto const window = static_cast<std::size_t>(0.1 * rate_hz);
  for (; samples.size() >= window; samples = samples.subspan(window)) {
    unsigned const now = ply_of_tone(samples.first(window), rate_hz);
    if (now != nothing) heard = heard == nothing || heard == now ? now : several;
  }
  return heard;
}

}  // namespace tactus
