// SPDX-License-Identifier: GPL-3.0-or-later
// Chance at one table of a hall: the same numbers give the same throws on every machine.
#pragma once

#include "core/instant.hpp"

#include <random>

namespace tactus::sim {

class HallDice {
 public:
  HallDice(std::uint32_t seed, unsigned table) : generator_(seed * 1'000'003U + table) {}

  /// 0 to `count` - 1. Precondition: count > 0.
  unsigned below(std::size_t count) { return static_cast<unsigned>(generator_() % count); }
  bool happens(unsigned percent) { return below(100) < percent; }
  Millis between(Millis shortest, Millis longest) {
    return shortest + Millis{below(static_cast<std::size_t>((longest - shortest).count()) + 1)};
  }

 private:
  std::mt19937 generator_;
};

}  // namespace tactus::sim
