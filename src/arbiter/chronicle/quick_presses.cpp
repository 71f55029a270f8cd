// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/chronicle/quick_presses.hpp"

#include "core/table/table_state.hpp"

#include <chrono>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace tactus::program {

std::optional<Message> QuickPresses::read(Instant at, clock::Reading const& reading) {
  if (!reading.to_move || !reading.is_running || reading.to_move == to_move_) return std::nullopt;
  bool const is_seen = to_move_ && (!missed_at_ || at - *missed_at_ >= table::at_once);
  auto const before = std::exchange(pressed_at_, is_seen ? std::optional(at) : std::nullopt);
  to_move_ = reading.to_move;
  if (!before || at - *before >= table::at_once) return std::nullopt;
  std::chrono::duration<double> const apart = at - *before;
  return say("two presses within {seconds} s",
             {{"seconds", fmt::format("{:.1f}", std::ceil(apart.count() * 10) / 10)}});
}

void QuickPresses::miss(Instant at) {
  to_move_.reset();
  pressed_at_.reset();
  missed_at_ = at;
}

}  // namespace tactus::program
