// SPDX-License-Identifier: GPL-3.0-or-later
// Chance that is the same on every machine.
#pragma once

#include "core/instant.hpp"

#include <random>

namespace tactus::truth {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}
  /// 0 to n - 1. Precondition: n > 0.
  unsigned of(std::size_t n) { return static_cast<unsigned>(engine_() % n); }
  bool chance(unsigned percent) { return of(100) < percent; }
  Millis between(unsigned low, unsigned high) { return Millis{low + of(high - low + 1)}; }
  std::uint64_t seed() { return engine_(); }

 private:
  std::mt19937_64 engine_;
};

}  // namespace tactus::truth
