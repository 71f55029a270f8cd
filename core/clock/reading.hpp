// SPDX-License-Identifier: GPL-3.0-or-later
// What a chess clock shows at one moment.
#pragma once

#include "core/chess/piece.hpp"
#include "core/instant.hpp"

#include <optional>

namespace tactus::clock {

struct Reading {
  Millis white{0};  // remaining time on the display
  Millis black{0};
  std::optional<chess::Color> to_move;  // whose side the lever leaves running; nothing before the first press
  bool is_running = false;
  bool white_flag = false;  // the clock itself shows the flag fall; never our own countdown
  bool black_flag = false;
  bool battery_low = false;

  Millis of(chess::Color c) const { return c == chess::Color::white ? white : black; }
  bool operator==(Reading const&) const = default;
};

}  // namespace tactus::clock
