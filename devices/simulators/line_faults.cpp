// SPDX-License-Identifier: GPL-3.0-or-later
// See line_faults.hpp. std::mt19937 gives the same numbers everywhere; the standard distributions do not.
#include "devices/simulators/line_faults.hpp"

#include <utility>

namespace tactus::devices::simulators {

void LineFaults::insert_random_garbage(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) garbage_.push_back(static_cast<std::uint8_t>(generator_() & 0xFFU));
}

Bytes LineFaults::pass(std::span<std::uint8_t const> bytes) {
  Bytes arrived = std::exchange(garbage_, {});
  for (std::uint8_t const byte : bytes) {
    if (to_lose_ > 0) {
      --to_lose_;
      continue;
    }
    arrived.push_back(disturbed(byte));
  }
  return arrived;
}

std::uint8_t LineFaults::disturbed(std::uint8_t byte) {
  auto result = static_cast<std::uint8_t>(byte ^ std::exchange(flip_mask_, std::uint8_t{0}));
  if (noise_per_mille_ > 0 && generator_() % 1000 < noise_per_mille_)
    result = static_cast<std::uint8_t>(result ^ (1U << (generator_() % 8)));
  return result;
}

}  // namespace tactus::devices::simulators
