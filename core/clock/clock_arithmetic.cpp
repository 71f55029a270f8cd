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

bool is_jump(DisplayFault fault) {
  switch (fault) {
    case DisplayFault::changed_without_press:
    case DisplayFault::jumped_at_press:
    case DisplayFault::of_no_control: return true;
    case DisplayFault::wrong_after_press:
    case DisplayFault::period_too_early:
    case DisplayFault::set_while_it_stood: break;
  }
  return false;
}

namespace {

using std::chrono::hours;
using std::chrono::minutes;

// Displays count whole seconds, and a reading may be a second late (DGT's own word), at both ends.
constexpr Millis tolerance{2'500};

// What is possible where no time control was told.
constexpr Millis longest_increment = minutes{1};  // no text of FIDE has more
constexpr Millis shortest_period = minutes{5}, longest_period = hours{2};
constexpr std::size_t further_periods = 3;
/// The longest that were played had two and a half hours for the first period; the rest was saved.
constexpr Millis longest_time = hours{5};

bool is_within(Millis shown, Millis least, Millis most) { return shown >= least && shown <= most; }

}  // namespace

unsigned DisplayWatch::moves_until(std::size_t period) const {
  unsigned moves = 0;
  for (std::size_t i = 0; i < period; ++i) moves += control_->periods[i].moves.value_or(0);
  return moves;
}

bool DisplayWatch::is_of_no_control(Millis shown) const {
  Millis const total = has_control() ? total_time(*control_) : Millis{0};
  return shown > std::max(total, longest_time);
}

DisplayWatch::Step DisplayWatch::step_of(chess::Color c, Instant at, Reading const& now) const {
  Reading const& before = last_->reading;
  return {c,
          before.of(c),
          now.of(c),
          at - last_->at,
          !before.is_running,
          (before.is_running && before.to_move == c) || (now.is_running && now.to_move == c),
          before.to_move == c && now.to_move && now.to_move != c};
}

DisplayWatch::Range DisplayWatch::by_control(Step const& step) const {
  if (step.has_pressed) {
    Millis const used = step.has_stood ? Millis{0} : std::max(step.elapsed - control_->delay, Millis{0});
    Millis const centre = step.was - used + control_->increment;
    return {centre - tolerance, centre + tolerance};
  }
  // Standing still is right too: a delay before the time runs, or a pause.
  return step.has_run ? Range{step.was - step.elapsed - tolerance, step.was} : Range{step.was, step.was};
}

/// What time alone can do, with what an unknown move may bring.
DisplayWatch::Range DisplayWatch::by_time(Step const& step, Instant at) const {
  Millis const ran = step.has_run || step.has_pressed ? step.elapsed : Millis{0};
  auto const& pressed_at = players_[static_cast<unsigned>(step.player)].pressed_at;
  bool const is_of_press = step.has_pressed || (pressed_at && at - *pressed_at <= tolerance);
  Millis const least = step.was - ran - (step.has_run || is_of_press ? tolerance : Millis{0});
  if (!is_of_press) return {least, step.was};
  Millis const added = has_control() ? control_->increment : longest_increment;
  return {least, std::max(step.was, step.was - ran + added + tolerance)};
}

/// Whole minutes five by five, with what the move brings; of each player as many as there can be.
bool DisplayWatch::is_some_period(Step const& step, Range const& range) {
  bool const has_run_out = step.has_run && step.was - step.elapsed <= tolerance;
  if (!step.has_pressed && !has_run_out) return false;
  Player& player = of(step.player);
  if (player.periods_seen >= further_periods) return false;
  for (Millis base = shortest_period; base <= longest_period; base += shortest_period)
    if (is_within(step.shown, range.least + base, range.most + base)) {
      ++player.periods_seen;
      return true;
    }
  return false;
}

std::optional<DisplayDisagreement> DisplayWatch::compare_with_control(Step const& step, Instant at) {
  Range const range = by_control(step);
  if (is_within(step.shown, range.least, range.most)) return std::nullopt;
  Millis const should = std::clamp(step.shown, range.least, range.most);
  Player& player = of(step.player);
  std::size_t const next = player.periods_seen + 1;
  if (next < control_->periods.size()) {
    Millis const base = control_->periods[next].base;
    bool const is_next_period =
        is_within(step.shown, range.least + base - tolerance, range.most + base + tolerance);
    bool const has_run_out = step.was - step.elapsed <= tolerance;  // many clocks add it only then
    if (is_next_period && (step.has_pressed || has_run_out)) {
      player.periods_seen = next;
      if (has_run_out || player.moves + 1 >= moves_until(next)) return std::nullopt;
      return DisplayDisagreement{DisplayFault::period_too_early, step.player, step.shown, should};
    }
  }
  auto const possible = by_time(step, at);
  auto const fault = !step.has_pressed ? DisplayFault::changed_without_press
                     : is_within(step.shown, possible.least, possible.most) ? DisplayFault::wrong_after_press
                                                                            : DisplayFault::jumped_at_press;
  return DisplayDisagreement{fault, step.player, step.shown, should};
}

std::optional<DisplayDisagreement> DisplayWatch::compare(Step const& step, Instant at) {
  auto const found = [&](DisplayFault fault, Millis expected) {
    return DisplayDisagreement{fault, step.player, step.shown, expected};
  };
  if (step.has_stood) {
    // Started, it has run a little; a lever that is laid over may bring what a move brings.
    Range const range = has_control() && step.has_pressed
                            ? by_control(step)
                            : Range{step.has_run ? step.was - step.elapsed - tolerance : step.was, step.was};
    if (is_within(step.shown, range.least, range.most)) return std::nullopt;
    if (is_of_no_control(step.shown)) return found(DisplayFault::of_no_control, step.was);
    if (!has_run_) return std::nullopt;  // it is being set for the game
    return found(DisplayFault::set_while_it_stood, step.was);
  }
  if (has_control()) return compare_with_control(step, at);
  Range const range = by_time(step, at);
  if (is_within(step.shown, range.least, range.most) || is_some_period(step, range)) return std::nullopt;
  return found(step.has_pressed ? DisplayFault::jumped_at_press : DisplayFault::changed_without_press,
               std::clamp(step.shown, range.least, range.most));
}

std::vector<DisplayDisagreement> DisplayWatch::read(Instant at, Reading const& reading) {
  std::vector<DisplayDisagreement> found;
  for (chess::Color const c : chess::both_colors) {
    bool const has_flag = c == chess::Color::white ? reading.white_flag : reading.black_flag;
    if (!last_) {
      if (is_of_no_control(reading.of(c)))
        found.push_back({DisplayFault::of_no_control, c, reading.of(c), longest_time});
      continue;
    }
    Step const step = step_of(c, at, reading);
    if (has_flag) continue;  // some count on, upwards
    if (auto const disagreement = compare(step, at)) found.push_back(*disagreement);
    if (step.has_pressed) of(c).pressed_at = at;
  }
  has_run_ = has_run_ || reading.is_running;
  last_ = Last{at, reading};
  return found;
}

}  // namespace tactus::clock
