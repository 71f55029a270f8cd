// SPDX-License-Identifier: GPL-3.0-or-later
// Deliberate waiting: when a board counts as settled, when it is asked for its full state, and the next
// moment at which the fold wants to be woken.

#include "core/table/fold/fold.hpp"

#include <algorithm>

namespace tactus::table {

namespace {

constexpr Millis ask_again{500};

/// The press or announce key that the board of c has to answer.
std::optional<Instant> asked_of(TableFacts const& facts, Color c) {
  auto const& turn = facts.turn;
  bool const is_mover = c == facts.mover();
  auto const& press = is_mover ? turn.press : turn.opponents_press;
  auto const& announce = is_mover ? turn.announce_asked_at : turn.opponent_asked_at;
  if (press && announce) return std::max(press->at, *announce);
  return press ? std::optional(press->at) : announce;
}

Millis quiet_time(TableFacts const& facts, Color c) {
  auto const& timing = facts.setup.timing;
  // Who presses, or asks to be announced, says that the move will not be continued.
  bool const may_go_on = c == facts.mover() && facts.board(c)->is_extendable && !asked_of(facts, c);
  return may_go_on ? std::max(timing.quiet, timing.extendable) : timing.quiet;
}

/// From when on the board has to be quiet and confirmed.
Instant awaited_since(TableFacts const& facts, Color c) {
  Instant const changed = facts.board(c)->sense.last_change();
  auto const asked = asked_of(facts, c);
  return asked ? std::max(changed, *asked) : changed;
}

bool is_fresh(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  auto const full = sense.last_full_state();
  return sense.is_confirmed() && full && *full >= awaited_since(facts, c);
}

/// When the board of c is to be asked (again) unless it speaks by itself.
std::optional<Instant> ask_due(TableFacts const& facts, Color c) {
  if (!facts.is_connected(c) || is_fresh(facts, c)) return std::nullopt;
  Instant const quiet_end = awaited_since(facts, c) + quiet_time(facts, c);
  auto const& asked_at = facts.board(c)->asked_at;
  return asked_at ? std::max(quiet_end, *asked_at + ask_again) : quiet_end;
}

constexpr Millis hand_rests{6000};

}  // namespace

std::optional<Instant> rested_at(TableFacts const& facts) {
  Color const board = facts.is_read(facts.mover()) ? facts.mover() : opposite(facts.mover());
  if (!facts.turn.press || !facts.is_read(board)) return std::nullopt;
  return std::max(facts.board(board)->sense.last_change(), facts.turn.press->at) + hand_rests;
}

bool is_settled(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  return sense.is_confirmed() && facts.now >= sense.last_change() + quiet_time(facts, c);
}

bool is_settled_since_asked(TableFacts const& facts, Color c) {
  return is_fresh(facts, c) && facts.now >= awaited_since(facts, c) + quiet_time(facts, c);
}

bool has_opponent_settled_since_asked(TableFacts const& facts) {
  Color const other = opposite(facts.mover());
  return !facts.is_connected(other) || is_settled_since_asked(facts, other);
}

bool has_copy_settled(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  return sense.is_confirmed() && facts.now >= sense.last_change() + facts.setup.timing.copy_settled;
}

std::optional<Instant> adjusted_at(TableFacts const& facts, Color c) {
  auto const& since = facts.adjusting_since[static_cast<unsigned>(c)];
  if (!since) return std::nullopt;
  auto const& timing = facts.setup.timing;
  if (!facts.is_read(c)) return *since + timing.hand_done;
  auto const changed = facts.board(c)->sense.last_change();
  return changed > *since ? changed + timing.copy_settled : *since + timing.hand_done;
}

bool is_adjusting(TableFacts const& facts, Color c) {
  auto const done = adjusted_at(facts, c);
  return done && facts.now < *done;
}

void note_adjusted(Fold& f) {
  for (Color const c : {Color::white, Color::black})
    if (!is_adjusting(f.facts(), c)) f.facts().adjusting_since[static_cast<unsigned>(c)].reset();
}

std::optional<Instant> difference_told_at(TableFacts const& facts, Color c) {
  auto const& watch = facts.board(c);
  if (!watch || !watch->differs || watch->is_difference_told) return std::nullopt;
  if (facts.setup.difference_notice != DifferenceNotice::call_arbiter) return std::nullopt;
  bool const is_pressed = facts.line.plies() > watch->differs_plies || facts.turn.is_press_blamed ||
                          (facts.turn.press && facts.turn.press->at >= watch->differs_since);
  if (is_pressed) return facts.now;
  return std::max(watch->differs_since, watch->sense.last_change()) + facts.setup.timing.hand_done;
}

void tell_difference(Fold& f, Color c) {
  auto const due = difference_told_at(f.facts(), c);
  if (!due || *due > f.now()) return;
  f.facts().board(c)->is_difference_told = true;
  f.say({.to = Audience::table, .content = CallArbiter{}});
}

Instant seen_again_at(TableFacts const& facts, Color c) {
  return facts.board(c)->doubted_at + facts.setup.timing.quiet;
}

void ask_where_due(Fold& f) {
  for (Color const c : {Color::white, Color::black}) {
    auto const due = ask_due(f.facts(), c);
    if (due && *due <= f.now()) f.ask(c);
  }
}

std::optional<Instant> next_deadline(TableFacts const& facts) {
  std::optional<Instant> next;
  auto const consider = [&](std::optional<Instant> at) {
    if (at && *at > facts.now && (!next || *at < *next)) next = at;
  };
  consider(resignation_lapses_at(facts));
  if (!facts.is_playing()) return next;
  consider(rested_at(facts));
  consider(promotion_due(facts));
  consider(unnamed_due(facts));
  for (Color const c : {Color::white, Color::black}) {
    if (!facts.is_connected(c)) continue;
    Instant const changed = facts.board(c)->sense.last_change();
    consider(changed + quiet_time(facts, c));
    consider(awaited_since(facts, c) + quiet_time(facts, c));
    consider(changed + facts.setup.timing.copy_settled);
    consider(ask_due(facts, c));
    consider(seen_again_at(facts, c));
    consider(fall_due(facts, c));
    consider(adjusted_at(facts, c));
    consider(difference_told_at(facts, c));
    if (auto const& reader = facts.board(c)->reader) consider(reader->due());
  }
  return next;
}

// The warning of a short time: none, unless the arbiter allowed it before the game.

namespace {

constexpr Millis clearly_above{10'000};  // an increment of some seconds does not make it warn again and again

}  // namespace

void warn_of_low_time(Fold& f) {
  auto& facts = f.facts();
  auto const& threshold = facts.setup.permissions.low_time_warning;
  if (!threshold || !facts.is_playing() || !facts.reading || !facts.reading->is_running) return;
  for (Color const c : {Color::white, Color::black}) {
    bool& is_told = facts.is_told_low[static_cast<unsigned>(c)];
    Millis const left = facts.reading->of(c);
    if (left <= Millis{0}) continue;  // it would tell a fallen flag, which is asked for (6.8)
    if (left > *threshold + clearly_above) is_told = false;
    if (is_told || left > *threshold || facts.reading->to_move != c) continue;
    is_told = true;
    note_clock_told(facts, c, *facts.reading);
    tell(f, c, LowTimeTold{left});
  }
}

}  // namespace tactus::table
