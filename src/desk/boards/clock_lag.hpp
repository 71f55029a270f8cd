// SPDX-License-Identifier: GPL-3.0-or-later
// How far the times of a table lie behind this machine's clock. What a network kept back lies behind too, but
// it comes all at once; where a clock is wrong, each event lies behind by the same, whenever it comes. Pure.
#pragma once

#include "core/instant.hpp"

#include <optional>

namespace tactus::desk {

class ClockLag {
 public:
  /// `made` by the table's clock, `came` by this machine's.
  void take(Instant made, Instant came);
  /// Nothing: not behind, or not known long enough.
  std::optional<Millis> steady() const;

 private:
  struct Since {
    Millis lag;
    Instant came;
  };
  std::optional<Since> since_;  // nothing: the last event did not lie behind
  Instant last_{};              // when it came
};

}  // namespace tactus::desk
