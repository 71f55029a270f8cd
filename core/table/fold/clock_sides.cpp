// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that stands the wrong way round, or was started before it was first read: found from whose time
// runs and from what stands on the boards then.

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"
#include "core/table/recorded_clock.hpp"

#include <utility>

namespace tactus::table {

namespace {

/// Who stands has used of his time, or has the time that a press adds.
bool was_pressed_before(TableFacts const& facts, clock::Reading const& told) {
  auto const& control = facts.setup.time_control;
  bool const is_known = control && !control->periods.empty();
  Millis const added = is_known ? control->increment : Millis{0};
  Millis const standing = told.of(facts.mover());
  if (standing + added < told.of(opposite(facts.mover()))) return true;
  Millis const base = is_known ? control->periods.front().base : standing;
  return standing > base && standing != base + added;
}

FirstRun first_run_of(TableFacts const& facts, clock::Reading const& told) {
  Color const mover = facts.mover();
  if (told.to_move == mover || facts.turn.entered || !facts.is_read(mover)) return FirstRun::usual;
  if (was_pressed_before(facts, told)) return FirstRun::usual;
  if (!facts.board(mover)->sense.last_full_state()) return FirstRun::unexplained;
  return is_untouched(facts, mover) ? FirstRun::for_other_side : FirstRun::usual;
}

/// The mover had pressed before the clock was first read.
void take_unseen_press(TableFacts& facts) {
  facts.turn.press = Press{facts.now, facts.reading, true, false, has_move(facts)};
}

/// Who was told his time was told the other's.
void tell_times_anew(Fold& f, clock::Reading const& right) {
  for (Color const c : {Color::white, Color::black})
    if (std::exchange(f.facts().seating.is_clock_told[static_cast<unsigned>(c)], false))
      tell_times_again(f, c, right);
}

void exchange_clock(Fold& f, clock::Reading const& told) {
  auto& facts = f.facts();
  facts.seating.is_clock_exchanged = true;
  if (facts.reading) facts.reading = exchanged(*facts.reading);
  facts.turn.press.reset();
  f.record(EquipmentExplained{EquipmentFault::clock_sides_exchanged, std::nullopt, {}});
  tell_times_anew(f, exchanged(told));
}

/// It began to run for who moves first when his move stood there: where his own press has started it, its
/// sides are exchanged.
bool may_be_started_by_press(TableFacts const& facts, clock::Reading const& told) {
  return told.to_move == facts.mover() && has_move(facts);
}

/// It was started for the player who does not move first, when nobody had moved, and goes over to him who
/// moves first, and has: its sides are exchanged. Where the other has replied already, it was he who pressed,
/// and the clock was first read behind the press of the other one.
void look_at_first_run(Fold& f, clock::Reading const& told) {
  auto& facts = f.facts();
  auto& first = facts.seating.first_run;
  if (facts.line.plies() > 0 || !told.is_running || !told.to_move) return;
  if (!facts.clock_run.has_started) {
    first = first_run_of(facts, told);
    bool const may_be_wrong = first != FirstRun::usual || may_be_started_by_press(facts, told);
    facts.seating.ran_first = may_be_wrong ? std::optional(told) : std::nullopt;
  } else if (first != FirstRun::usual && *told.to_move == facts.mover()) {
    bool const may_be = std::exchange(first, FirstRun::usual) == FirstRun::for_other_side;
    if (!has_move(facts)) return;  // who started it took the wrong lever
    if (may_be && !is_reply_shown(facts)) return exchange_clock(f, told);
    take_unseen_press(facts);
    facts.turn.opponents_press = Press{facts.now, told, true};
  }
}

constexpr unsigned enough_late_presses = 3;

/// Each press so far counted for a move that was answered already, on a clock that may have been started by a
/// press.
bool are_all_presses_late(TableFacts const& facts) {
  return facts.seating.ran_first && facts.seating.late_presses >= facts.line.plies();
}

/// Press after press counts for a move that was answered already: each is the press of who answered. Sides
/// that no press has shown exchanged are so only where that was so from the first move on. `now`: as the
/// sides are taken.
bool are_sides_wrong(TableFacts& facts, clock::Reading const& now) {
  auto& seating = facts.seating;
  Color const mover = facts.mover();
  bool const is_press = facts.reading && facts.reading->to_move == mover && now.to_move == opposite(mover);
  bool const is_known = facts.turn.last_shown && facts.is_read(opposite(mover));
  if (!is_press || !is_known || !seating.ran_first) return false;
  bool const may_be = seating.is_clock_exchanged || are_all_presses_late(facts);
  seating.late_presses = is_reply_shown(facts) ? seating.late_presses + 1 : 0;
  return may_be && seating.late_presses >= enough_late_presses;
}

/// All that was read so far: each ply counted as completed at the press of the next one.
void turn_sides(Fold& f, clock::Reading const& told) {
  auto& facts = f.facts();
  auto& seating = facts.seating;
  bool const is_exchanged = !std::exchange(seating.is_clock_exchanged, !seating.is_clock_exchanged);
  put_times_right(facts.completed, as_it_stands(facts, std::exchange(seating.ran_first, std::nullopt)));
  if (facts.reading) facts.reading = exchanged(*facts.reading);
  auto const now = *as_it_stands(facts, told);
  take_unseen_press(facts);
  facts.turn.opponents_press = Press{facts.now, now, true};
  facts.is_told_low = {};
  auto const found = is_exchanged ? EquipmentFault::clock_sides_exchanged : EquipmentFault::clock_sides_right;
  f.record(EquipmentExplained{found, std::nullopt, {}});
  tell_times_anew(f, now);
}

constexpr Millis read_late{3000};  // a clock that was started may be read so much later

bool is_time_agreed(Millis shown, clock::TimeControl const& control) {
  auto const& base = control.periods.front().base;
  auto const fits = [&](Millis agreed) { return shown <= agreed && shown >= agreed - read_late; };
  return fits(base) || fits(base + control.increment);  // some clocks add it to the first move too
}

void look_at_times(Fold& f, clock::Reading const& reading) {
  auto const& control = f.facts().setup.time_control;
  if (!control || control->periods.empty()) return;
  bool const is_agreed = is_time_agreed(reading.white, *control) && is_time_agreed(reading.black, *control);
  if (!is_agreed) f.record(EquipmentExplained{EquipmentFault::time_not_as_agreed, std::nullopt, {}});
}

}  // namespace

bool is_reply_shown(TableFacts const& facts) {
  Color const other = opposite(facts.mover());
  auto const& move = facts.turn.last_shown;
  if (!move || !facts.is_read(other)) return false;
  auto const& sense = facts.board(other)->sense;
  return !sensing::moves_shown(sense, facts.line.current().after(*move), sensing::Evidence::slightest)
              .empty();
}

std::optional<clock::Reading> as_it_stands(TableFacts const& facts, std::optional<clock::Reading> told) {
  return told && facts.seating.is_clock_exchanged ? exchanged(*told) : told;
}

void note_clock_told(TableFacts& facts, Color to, clock::Reading const& told) {
  bool const may_be_exchanged =
      facts.seating.is_clock_exchanged || facts.line.plies() == 0 || are_all_presses_late(facts);
  bool const is_same = told.white == told.black && told.white_flag == told.black_flag;
  if (may_be_exchanged && !is_same) facts.seating.is_clock_told[static_cast<unsigned>(to)] = true;
}

void explain_first_run(Fold& f) {
  auto& facts = f.facts();
  auto& first = facts.seating.first_run;
  Color const mover = facts.mover();
  if (first != FirstRun::unexplained || !facts.is_read(mover) || !facts.board(mover)->sense.last_full_state())
    return;
  bool const is_first = facts.line.plies() == 0;
  first = is_first && is_untouched(facts, mover) ? FirstRun::for_other_side : FirstRun::usual;
  if (is_first && first == FirstRun::usual && !facts.turn.press) take_unseen_press(facts);
}

clock::Reading explain_clock(Fold& f, clock::Reading const& told) {
  auto& facts = f.facts();
  if (!facts.seating.is_clock_exchanged) look_at_first_run(f, told);
  if (are_sides_wrong(facts, *as_it_stands(facts, told))) turn_sides(f, told);
  return *as_it_stands(facts, told);
}

void look_at_start(Fold& f, clock::Reading const& reading, bool has_stood) {
  auto& seating = f.facts().seating;
  if (f.facts().line.plies() > 0 || !reading.is_running || std::exchange(seating.is_start_looked_at, true))
    return;
  if (has_stood) look_at_times(f, reading);  // else some of it has run
  for (Color const c : {Color::white, Color::black}) look_at_pieces(f, c);
}

}  // namespace tactus::table
