// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/clock/display_watch.hpp"

#include "core/clock/clock_arithmetic.hpp"

#include <algorithm>

namespace tactus::clock {

bool is_jump(DisplayFault fault) {
  switch (fault) {
    case DisplayFault::changed_without_press:
    case DisplayFault::jumped_at_press:
    case DisplayFault::jumped_unread:
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

/// Faster than that nobody moves for long at a table where moves are told.
constexpr Millis quickest_move = std::chrono::seconds{10};
constexpr unsigned most_moves = 1'000, fewest_moves_of_a_period = 30;

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
  auto const has_flag = [c](Reading const& r) {
    return c == chess::Color::white ? r.white_flag : r.black_flag;
  };
  return {c,
          before.of(c),
          now.of(c),
          at - last_->at,
          !before.is_running,
          (before.is_running && before.to_move == c) || (now.is_running && now.to_move == c),
          before.to_move == c && now.to_move && now.to_move != c,
          has_flag(before),
          has_flag(now)};
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

/// Behind its flag a clock stands or counts on, upwards; the flag falls when the time has run out.
bool DisplayWatch::is_behind_flag(Step const& step, Millis ran) {
  if (!step.has_flag) return false;
  if (step.had_flag) return is_within(step.shown, step.was, step.was + ran + tolerance);
  return step.was <= ran + tolerance && step.shown <= std::max(ran - step.was, Millis{0}) + tolerance;
}

/// As many moves as were completed, or as there was time for; the one that is being made is among them.
unsigned DisplayWatch::moves_in_gap(Step const& step) const {
  Player const& player = players_[static_cast<unsigned>(step.player)];
  return 1 + std::max(player.moves - player.moves_read,
                      static_cast<unsigned>(std::min<Millis::rep>(step.elapsed / quickest_move, most_moves)));
}

DisplayWatch::Range DisplayWatch::by_gap(Step const& step) const {
  Millis const added = has_control() ? control_->increment : longest_increment;
  return {step.was - step.elapsed - tolerance, step.was + moves_in_gap(step) * added + tolerance};
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

/// One that came while nobody read it, if its moves can be made or the time has run out.
bool DisplayWatch::is_period_in_gap(Step const& step, Range const& range) {
  Player& player = of(step.player);
  bool const has_run_out = step.was - step.elapsed <= tolerance;
  auto const is_made = [&](unsigned moves) { return player.moves_read + moves_in_gap(step) >= moves; };
  if (!has_control()) {
    Step pressed = step;
    pressed.has_pressed = true;
    return (has_run_out || is_made(fewest_moves_of_a_period)) && is_some_period(pressed, range);
  }
  std::size_t const next = player.periods_seen + 1;
  if (next >= control_->periods.size() || !(has_run_out || is_made(moves_until(next)))) return false;
  Millis const base = control_->periods[next].base;
  if (!is_within(step.shown, range.least + base, range.most + base)) return false;
  player.periods_seen = next;
  return true;
}

std::optional<DisplayDisagreement> DisplayWatch::compare_after_gap(Step const& step, bool is_running) {
  Range const range = by_gap(step);
  if (is_within(step.shown, range.least, range.most) || is_behind_flag(step, step.elapsed))
    return std::nullopt;
  if (!has_run_ && !is_of_no_control(step.shown)) return std::nullopt;  // it was being set for the game
  if (is_period_in_gap(step, range)) return std::nullopt;
  bool const is_set = !is_running && !is_of_no_control(step.shown);
  return DisplayDisagreement{is_set ? DisplayFault::set_while_it_stood : DisplayFault::jumped_unread,
                             step.player, step.shown, step.was};
}

std::optional<DisplayDisagreement> DisplayWatch::compare(Step const& step, Instant at) {
  auto const found = [&](DisplayFault fault, Millis expected) {
    return DisplayDisagreement{fault, step.player, step.shown, expected};
  };
  bool const is_on = !step.has_stood && (step.has_run || step.has_pressed);
  if (is_behind_flag(step, is_on ? step.elapsed : Millis{0})) return std::nullopt;
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
    if (!last_) {
      if (is_of_no_control(reading.of(c)))
        found.push_back({DisplayFault::of_no_control, c, reading.of(c), longest_time});
      continue;
    }
    Step const step = step_of(c, at, reading);
    auto const disagreement = has_missed_ ? compare_after_gap(step, reading.is_running) : compare(step, at);
    if (disagreement) found.push_back(*disagreement);
    if (step.has_pressed) of(c).pressed_at = at;
  }
  for (Player& each : players_) each.moves_read = each.moves;
  has_missed_ = false;
  has_run_ = has_run_ || reading.is_running;
  last_ = Last{at, reading};
  return found;
}

}  // namespace tactus::clock
