// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/resampler.hpp"

#include "speech/voice/synthesiser.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <new>

#include <samplerate.h>

namespace tactus::speech {
namespace {

// A whole chunk of eSpeak NG, 49 ms, would take twice as long to convert as to synthesise.
constexpr std::size_t slice = 64;

}  // namespace

void Resampler::Delete::operator()(SRC_STATE_tag* state) const { src_delete(state); }

Resampler::Resampler(double to_rate_hz) : rate_hz_(to_rate_hz) {
  int error = 0;
  state_.reset(src_new(SRC_SINC_FASTEST, 1, &error));
  if (!state_) throw std::bad_alloc{};  // the only way to fail: converter and channels are fixed
}

void Resampler::restart() { src_reset(state_.get()); }

bool Resampler::convert(std::span<std::int16_t const> samples, Receiver const& receive) {
  while (!samples.empty()) {
    auto const next = samples.first(std::min(samples.size(), slice));
    if (!receive(run(next, false))) return false;
    samples = samples.subspan(next.size());
  }
  return true;
}

std::span<std::int16_t const> Resampler::run(std::span<std::int16_t const> samples, bool is_last) {
  double const ratio = rate_hz_ / speech_rate_hz;
  in_.resize(samples.size() + 1);  // never empty: libsamplerate wants a pointer even for no samples
  src_short_to_float_array(samples.data(), in_.data(), static_cast<int>(samples.size()));
  std::size_t const most =
      static_cast<std::size_t>(std::ceil(static_cast<double>(samples.size()) * ratio)) + 1024;
  out_.resize(most);
  SRC_DATA data{};
  data.data_in = in_.data();
  data.data_out = out_.data();
  data.input_frames = static_cast<long>(samples.size());
  data.output_frames = static_cast<long>(most);
  data.end_of_input = is_last ? 1 : 0;
  data.src_ratio = ratio;
  if (src_process(state_.get(), &data) != 0) return {};
  result_.resize(static_cast<std::size_t>(data.output_frames_gen));
  src_float_to_short_array(out_.data(), result_.data(), static_cast<int>(data.output_frames_gen));
  return result_;
}

}  // namespace tactus::speech
