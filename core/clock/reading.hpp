// SPDX-License-Identifier: GPL-3.0-or-later
// What a chess clock shows at one moment.
#pragma once

#include "core/chess/piece.hpp"
#include "core/instant.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::clock {

/// "1:29:58"; whole seconds, parts are cut off; a negative time reads "0:00:00".
inline std::string display(Millis time) {
  auto const seconds = std::max<Millis::rep>(time.count(), 0) / 1000;
  auto const two = [](Millis::rep n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return std::to_string(seconds / 3600) + ':' + two(seconds / 60 % 60) + ':' + two(seconds % 60);
}

/// The other way round: "1:29:58", hours 0 to 99, minutes and seconds in two digits below 60. Nothing for any
/// other text.
std::optional<Millis> time_displayed(std::string_view text);

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
