// SPDX-License-Identifier: GPL-3.0-or-later
// Speech at 22050 samples per second -> the rate of the sound device, as a stream. Speech thread only.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

struct SRC_STATE_tag;

namespace tactus::speech {

class Resampler {
 public:
  explicit Resampler(double to_rate_hz);

  double rate_hz() const { return rate_hz_; }
  /// Forgets what was not finished: the next samples are the beginning of something new.
  void restart();
  /// Takes converted samples, valid during the call; false when it wants no more.
  using Receiver = std::function<bool(std::span<std::int16_t const>)>;
  /// In slices, so that the first samples are out before all are converted. Some stay inside until finish().
  /// False when the receiver wanted no more.
  bool convert(std::span<std::int16_t const> samples, Receiver const& receive);
  /// The last ones. Then restart().
  bool finish(Receiver const& receive) { return receive(run({}, true)); }

 private:
  std::span<std::int16_t const> run(std::span<std::int16_t const> samples, bool is_last);

  struct Delete {
    void operator()(SRC_STATE_tag* state) const;
  };
  double rate_hz_;
  std::unique_ptr<SRC_STATE_tag, Delete> state_;
  std::vector<float> in_, out_;
  std::vector<std::int16_t> result_;
};

}  // namespace tactus::speech
