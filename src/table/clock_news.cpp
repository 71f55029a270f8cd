// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/clock_news.hpp"

namespace tactus::program {
namespace {

// Displays count whole seconds, and a reading may be delayed on its way.
constexpr Millis tolerance{1500};

bool has_ticked(Millis before, Millis now, Millis elapsed, bool is_running) {
  if (!is_running) return now == before;
  // Standing still is right too: a delay before the time runs.
  return now <= before && now >= before - elapsed - tolerance;
}

}  // namespace

bool is_plain_ticking(TimedReading const& before, TimedReading const& now) {
  clock::Reading const& a = before.reading;
  clock::Reading const& b = now.reading;
  if (a.to_move != b.to_move || a.is_running != b.is_running || a.white_flag != b.white_flag ||
      a.black_flag != b.black_flag || a.battery_low != b.battery_low)
    return false;
  Millis const elapsed = now.time - before.time;
  auto const ticked = [&](chess::Color c) {
    return has_ticked(a.of(c), b.of(c), elapsed, b.is_running && b.to_move == c);
  };
  return ticked(chess::Color::white) && ticked(chess::Color::black);
}

}  // namespace tactus::program
