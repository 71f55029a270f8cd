// SPDX-License-Identifier: GPL-3.0-or-later
// What a bad cable does to bytes, on request and repeatably: flipped bits, lost bytes, foreign bytes, steady
// noise.
#pragma once

#include "devices/simulators/simulated_device.hpp"

#include <random>
#include <span>

namespace tactus::devices::simulators {

class LineFaults {
 public:
  explicit LineFaults(std::uint32_t seed = 1) : generator_(seed) {}

  /// These bytes come before whatever is sent next.
  void insert_garbage(Bytes garbage) { garbage_ = std::move(garbage); }
  /// As many bytes as told, any values.
  void insert_random_garbage(std::size_t count);
  /// The next byte sent is changed in the bits of `mask`.
  void flip_in_next(std::uint8_t mask) { flip_mask_ = mask; }
  /// The next `count` bytes sent do not arrive: a cut frame.
  void lose_next(std::size_t count) { to_lose_ = count; }
  /// From now on one bit is flipped in so many of a thousand bytes. 0: a good line again.
  void set_noise(unsigned per_mille) { noise_per_mille_ = per_mille; }

  /// What arrives when `bytes` are sent.
  Bytes pass(std::span<std::uint8_t const> bytes);

 private:
  std::uint8_t disturbed(std::uint8_t byte);

  std::mt19937 generator_;
  Bytes garbage_;
  std::uint8_t flip_mask_ = 0;
  std::size_t to_lose_ = 0;
  unsigned noise_per_mille_ = 0;
};

}  // namespace tactus::devices::simulators
