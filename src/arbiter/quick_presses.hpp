// SPDX-License-Identifier: GPL-3.0-or-later
// Two presses at once: the opponent's answer, or a lever that was put back? The clock shows the same for
// both, so the arbiter is told.
#pragma once

#include "core/clock/reading.hpp"

#include <string>

namespace tactus::program {

class QuickPresses {
 public:
  /// The clock was read. "two presses within 0.3 s", counted up to tenths.
  std::optional<std::string> read(Instant at, clock::Reading const& reading);

 private:
  std::optional<chess::Color> to_move_;  // by its lever
  std::optional<Instant> pressed_at_;
};

}  // namespace tactus::program
