// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/clock/clock_arithmetic.hpp"

#include <algorithm>
#include <numeric>

namespace tactus::clock {
namespace {

constexpr unsigned counted_moves = 60;  // A.1, B.1

/// The time of a period is complete: the next one's is added to what was saved (6.3.2).
PlayersTime carried_over(TimeControl const& control, PlayersTime time) {
  while (!time.is_flag_down && time.period + 1 < control.periods.size()) {
    auto const required = control.periods[time.period].moves;
    if (!required || time.moves < *required) break;
    time.moves -= *required;
    ++time.period;
    time.left += control.periods[time.period].base;
  }
  return time;
}

PlayersTime with_left(PlayersTime time, Millis left) {
  time.is_flag_down = left <= Millis{0};
  time.left = std::max(left, Millis{0});
  return time;
}

}  // namespace

Millis total_time(TimeControl const& control) {
  Millis const bases = std::accumulate(control.periods.begin(), control.periods.end(), Millis{0},
                                       [](Millis sum, Period const& period) { return sum + period.base; });
  return bases + counted_moves * (control.increment + control.delay);
}

PlayersTime at_start(TimeControl const& control) {
  PlayersTime time;
  if (!control.periods.empty()) time.left = control.periods.front().base;
  return time;
}

PlayersTime after_move(TimeControl const& control, PlayersTime before, Millis used) {
  if (before.is_flag_down) return before;
  PlayersTime time =
      with_left(before, before.left + control.increment - std::max(used - control.delay, Millis{0}));
  ++time.moves;
  return carried_over(control, time);
}

PlayersTime after_moves(TimeControl const& control, PlayersTime before, unsigned moves, Millis used) {
  if (before.is_flag_down) return before;
  PlayersTime time = with_left(before, before.left + moves * control.increment - used);
  time.moves += moves;
  return carried_over(control, time);
}

Millis with_added(Millis left, Millis added) { return std::max(left + added, Millis{0}); }

namespace {

// Displays count whole seconds, and a reading may be a second late (DGT's own word), at both ends.
constexpr Millis tolerance{2'500};

bool is_within(Millis shown, Millis least, Millis most) { return shown >= least && shown <= most; }

}  // namespace

unsigned DisplayWatch::moves_until(std::size_t period) const {
  unsigned moves = 0;
  for (std::size_t i = 0; i < period; ++i) moves += control_.periods[i].moves.value_or(0);
  return moves;
}

DisplayWatch::Range DisplayWatch::expected(chess::Color c, Reading const& now, Millis elapsed,
                                           bool has_pressed) const {
  Reading const& before = last_->reading;
  Millis const was = before.of(c);
  if (has_pressed) {
    Millis const used = before.is_running ? std::max(elapsed - control_.delay, Millis{0}) : Millis{0};
    Millis const centre = was - used + control_.increment;
    return {centre - tolerance, centre + tolerance};
  }
  bool const has_run = (before.is_running && before.to_move == c) || (now.is_running && now.to_move == c);
  // Standing still is right too: a delay before the time runs, or a pause.
  return has_run ? Range{was - elapsed - tolerance, was} : Range{was, was};
}

std::optional<DisplayDisagreement> DisplayWatch::compare(chess::Color c, Reading const& now, Millis elapsed) {
  Reading const& before = last_->reading;
  bool const has_pressed = before.to_move == c && now.to_move && now.to_move != c;
  Range const range = expected(c, now, elapsed, has_pressed);
  Millis const shown = now.of(c);
  if (is_within(shown, range.least, range.most)) return std::nullopt;
  Millis const should = std::clamp(shown, range.least, range.most);
  Player& player = of(c);
  std::size_t const next = player.periods_seen + 1;
  if (next < control_.periods.size()) {
    Millis const base = control_.periods[next].base;
    bool const is_next_period =
        is_within(shown, range.least + base - tolerance, range.most + base + tolerance);
    bool const has_run_out = before.of(c) - elapsed <= tolerance;  // many clocks add it only then
    if (is_next_period && (has_pressed || has_run_out)) {
      player.periods_seen = next;
      if (has_run_out || player.moves + 1 >= moves_until(next)) return std::nullopt;
      return DisplayDisagreement{DisplayFault::period_too_early, c, shown, should};
    }
  }
  return DisplayDisagreement{
      has_pressed ? DisplayFault::wrong_after_press : DisplayFault::changed_without_press, c, shown, should};
}

std::vector<DisplayDisagreement> DisplayWatch::read(Instant at, Reading const& reading) {
  std::vector<DisplayDisagreement> found;
  if (last_)
    for (chess::Color const c : {chess::Color::white, chess::Color::black})
      if (auto const disagreement = compare(c, reading, at - last_->at)) found.push_back(*disagreement);
  last_ = Last{at, reading};
  return found;
}

}  // namespace tactus::clock
