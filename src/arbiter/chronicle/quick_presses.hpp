// SPDX-License-Identifier: GPL-3.0-or-later
// Two presses of a clock so close to each other that nobody can have moved between them. Pure.
#pragma once

#include "core/clock/reading.hpp"
#include "core/message/message.hpp"

#include <optional>

namespace tactus::program {

class QuickPresses {
 public:
  /// The clock was read. "two presses within 0.3 s", counted up to tenths.
  std::optional<Message> read(Instant at, clock::Reading const& reading);
  /// What comes now was pressed while nobody looked: when, nobody knows.
  void miss(Instant at);

 private:
  std::optional<chess::Color> to_move_;  // by its lever
  std::optional<Instant> pressed_at_;
  std::optional<Instant> missed_at_;
};

}  // namespace tactus::program
