// SPDX-License-Identifier: GPL-3.0-or-later
// What people do beside the boards: the clock is pressed, a move is typed.

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

bool has_move(TableFacts const& facts) {
  Color const mover = facts.mover();
  if (facts.turn.entered && facts.turn.entered->move) return true;
  if (!facts.is_read(mover)) return false;
  auto const shown =
      sensing::moves_shown(facts.board(mover)->sense, facts.line.current(), sensing::Evidence::slightest);
  return !shown.empty() || !moves_beside_difference(facts).empty();
}

std::optional<chess::Diagram> before_reply(TableFacts const& facts, Color by) {
  auto const& before = facts.line.current();
  if (by == facts.mover()) return std::nullopt;
  if (facts.is_clockless() && facts.turn.last_shown) return before.after(*facts.turn.last_shown);
  auto const queen = facts.is_typed(by) ? promotion_pressed(facts) : std::nullopt;
  return queen ? std::optional(before.after_unknown(*queen)) : std::nullopt;
}

namespace {

void take_press(Fold& f, Press const& press) {
  auto& turn = f.facts().turn;
  // Pressed a third time before his move was completed: what counted as the opponent's press was put back.
  bool const is_put_back = turn.press && turn.press->has_move && turn.opponents_press;
  if (is_put_back && turn.opponents_press->is_inferred) turn.opponents_press.reset();
  if (turn.press && !turn.press->is_inferred) return;
  turn.press = press;
  turn.press->has_move = has_move(f.facts());
  Color const mover = f.facts().mover();
  if (auto const& board = f.facts().board(mover))
    for (sensing::Lift const& lift : board->sense.lifts()) turn.press->lifted.insert(lift.square);
  if (press.is_seen && f.facts().is_connected(mover)) f.ask(mover);  // his hands may not rest for long
}

/// His clock runs again. Where a move stood at his press, or his board could not be read, the opponent has
/// pressed; else the press is put back, because nothing had been played. The times of the clock are the same
/// in both cases.
void take_press_back(TableFacts& facts, clock::Reading const& reading) {
  auto& turn = facts.turn;
  Color const mover = facts.mover();
  bool const is_unseen = !facts.is_read(mover) || facts.board(mover)->sense.has_lost_track();
  bool const is_pressed = turn.press && (!turn.press->is_inferred || turn.opponents_press);
  if (is_pressed && !turn.is_press_blamed && (is_unseen || turn.press->has_move)) {
    turn.opponents_press = Press{facts.now, reading, true};
    return;
  }
  turn.press.reset();
  turn.is_press_blamed = turn.is_entry_decisive = false;
}

/// While the clock could not be read, the opponent's clock ran, and the mover's runs again: both have
/// pressed.
bool has_gone_round(TableFacts const& facts, std::optional<clock::Reading> const& before,
                    clock::Reading const& now) {
  Color const other = opposite(facts.mover());
  return !facts.turn.press && before && before->to_move == facts.mover() && now.to_move == facts.mover() &&
         now.of(other) != before->of(other);
}

/// One side's time, and no more of it than has passed: nobody sets a clock like that.
bool has_fallen(clock::Reading const& before, clock::Reading const& now, Millis elapsed) {
  constexpr Millis tolerance{1500};  // displays count whole seconds
  Millis const white = before.white - now.white;
  Millis const black = before.black - now.black;
  Millis const fall = white + black;
  return (white == Millis{0} || black == Millis{0}) && fall > Millis{0} && fall <= elapsed + tolerance;
}

void note_run(TableFacts& facts, std::optional<clock::Reading> const& before, clock::Reading const& now) {
  auto& run = facts.clock_run;
  Millis const elapsed = facts.now - std::exchange(run.read_at, facts.now);
  if (now.is_running && !run.runs) run.runs_since = facts.now;
  if (!now.is_running && run.runs) run.stopped_at = facts.now;
  run.runs = now.is_running;
  if (now.is_running) {
    run.has_started = true;
    run.is_told = false;
    run.falls = 0;
  } else if (before && !before->is_running && !run.is_mute()) {
    bool const is_same = before->white == now.white && before->black == now.black;
    if (!is_same) run.falls = has_fallen(*before, now, elapsed) ? run.falls + 1 : 0;
  }
}

/// The answer to a text that is no single move by any piece's way of moving: to who typed it, alone.
void refuse(Fold& f, MoveEntered const& in, notation::UnderstoodMove const& understood) {
  if (in.by == f.facts().mover()) f.facts().turn.was_text_refused = true;
  bool const is_none = std::holds_alternative<notation::NotUnderstood>(understood);
  tell(f, in.by, MoveRefused{is_none ? MoveRefusal::not_a_move : MoveRefusal::several_moves, in.text});
}

}  // namespace

/// Beside a board that is read every text is taken alike: what it is worth shows at the press.
void enter_move(Fold& f, MoveEntered const& in) {
  auto& facts = f.facts();
  note_named_by_move(f, in.stated);
  auto const understood = notation::understand(facts.line.current(), in.stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  if (move == nullptr && facts.is_typed(in.by)) return refuse(f, in, understood);
  lapse_offer(facts, in.by);
  drop_resignation(f, Lapse::move_made);
  facts.turn.was_text_refused = false;
  facts.turn.entered = Entry{in.stated, move != nullptr ? std::optional(*move) : std::nullopt};
  facts.turn.is_entry_decisive = facts.turn.is_press_blamed;
  facts.turn.is_confirmed_by_person = false;  // the last announcement counts (D.2.8)
  if (facts.is_read(in.by)) facts.turn.said.reset();
  // What his board shows is said at his key; what it cannot tell is said when it is named.
  bool const is_needed = facts.is_typed(in.by) || (move != nullptr && move->is_promotion());
  bool const is_spoken = is_needed && facts.setup.player(in.by).is_blind &&
                         facts.setup.announcer == Announcer::tactus && !facts.seating.are_moves_missed;
  if (!is_spoken) return;
  say_move(f, facts.line.plies() + 1, *move, Audience::table, facts.turn.said == *move);
  facts.turn.said = *move;
}

namespace {

/// Of moves that are typed to catch up, the boards have told this one already: it is said again.
bool is_told_already(Fold& f, MoveEntered const& in) {
  auto& seating = f.facts().seating;
  bool const is_unseen_last = !seating.catching_up || seating.unseen_from > seating.catching_up;
  auto& next = is_unseen_last ? seating.unseen_from : seating.catching_up;
  auto const& line = f.facts().line;
  if (!next || *next >= line.plies()) return false;
  auto const& before = line.diagram_at(*next);
  if (is_unseen_last && in.by != before.turn()) return false;  // a recapture may read alike
  if (!notation::states(in.stated, before, line.moves()[*next])) return false;
  ++*next;
  say_move(f, *next, line.moves()[*next - 1], audience_of(in.by), true);
  return true;
}

/// No board stands yet where the game goes on, and nobody has pressed since: what is typed brings the record
/// up to them.
bool is_typed_to_catch_up(TableFacts const& facts) {
  if (facts.seating.catching_up != facts.line.plies()) return false;
  bool const is_any = facts.boards[0] || facts.boards[1];
  return is_any && std::all_of(facts.boards.begin(), facts.boards.end(),
                               [](auto const& board) { return !board || board->awaits_position; });
}

/// His pawn stands before it, as his board shows, and pawns do not come back: he names a move to come.
bool is_to_come(TableFacts const& facts, chess::Move m) {
  auto const& current = facts.line.current();
  auto const piece = current.at(m.from());
  if (!facts.is_read(facts.mover()) || !piece || piece->kind != chess::Kind::pawn) return false;
  auto const differs = facts.board(facts.mover())->sense.difference(current.placement());
  return (differs & (chess::SquareSet(m.from()) | m.to())).empty();
}

/// While moves are missing: the text states none that may be the first of them.
bool is_none_missing(TableFacts const& facts, MoveEntered const& in) {
  if (in.by != facts.mover()) return true;
  auto const understood = notation::understand(facts.line.current(), in.stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  return move == nullptr ? !facts.is_typed(in.by) : is_to_come(facts, *move);
}

/// The text is of the player to move, whoever types: his promotion with the piece that it lacks.
bool names_pressed(TableFacts const& facts, MoveEntered const& in) {
  auto const queen = promotion_pressed(facts);
  auto const understood = notation::understand(facts.line.current(), in.stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  return queen && move != nullptr && move->is_promotion() && move->from() == queen->from() &&
         move->to() == queen->to();
}

}  // namespace

void absorb(Fold& f, MoveEntered const& in) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  if (name_promotion(f, in.by, in.stated) || name_promotion(f, opposite(in.by), in.stated)) return;
  if (is_told_already(f, in)) return;
  if (is_set_back(facts)) return answer_set_back(f, in.by);
  if (auto const before = before_reply(facts, in.by)) {
    if (names_pressed(facts, in)) return enter_move(f, {facts.mover(), in.stated, in.text});
    auto const understood = notation::understand(*before, in.stated);
    if (!std::holds_alternative<chess::Move>(understood)) return refuse(f, in, understood);
    if (facts.is_clockless() && facts.turn.last_shown)
      complete(f, *facts.turn.last_shown);
    else
      complete_unnamed(f, *promotion_pressed(facts));
  }
  if (!facts.is_playing()) return;
  bool const is_told_missing = facts.seating.are_moves_missed;
  if (is_told_missing && is_none_missing(facts, in)) return tell(f, in.by, missing_told(facts));
  if (in.by != facts.mover()) return;
  bool const is_one_alone = facts.is_typed(Color::white) || facts.is_typed(Color::black);
  bool const is_next_missing = is_told_missing && (is_one_alone || do_boards_agree(facts));
  bool const is_missed = is_next_missing || are_moves_missed(facts) || is_typed_to_catch_up(facts);
  enter_move(f, in);
  auto const& entered = facts.turn.entered;
  if (!is_missed || !entered || !entered->move) return;
  // What was pressed meanwhile was pressed for a later move.
  facts.turn.press.reset();
  facts.turn.opponents_press.reset();
  facts.turn.is_press_unknown = true;
  facts.has_clock_gap = facts.setup.has_clock;
  complete(f, chess::Move{*entered->move});
  facts.seating.catching_up = facts.line.plies();
  say_move(f, facts.line.plies(), facts.line.moves().back(), audience_of(in.by), true);
}

void absorb(Fold& f, PressEntered const& in) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  if (!facts.reading || facts.is_clock_lost) facts.clock_run.has_started = facts.clock_run.runs = true;
  if (in.by == facts.mover())
    take_press(f, {f.now(), std::nullopt, false});
  else if (facts.is_clockless())
    facts.turn.opponents_press = Press{f.now(), std::nullopt, false};  // counts once his turn has come
}

namespace {

/// While nothing can be recorded, a press alone tells that somebody has moved: the opponent's offer has
/// lapsed (9.1.2.1).
void note_pressed_unseen(TableFacts& facts, std::optional<clock::Reading> const& before) {
  bool const is_recorded = facts.is_playing() && !facts.seating.are_moves_missed && !is_set_back(facts);
  if (is_recorded || !before || !before->is_running || !facts.reading->is_running) return;
  if (before->to_move != facts.reading->to_move) facts.seating.is_pressed_since = true;
  if (!facts.offer) return;
  if (before->to_move == opposite(*facts.offer) && facts.reading->to_move == *facts.offer)
    facts.offer.reset();
}

}  // namespace

void absorb(Fold& f, ClockSeen const& in) {
  auto& facts = f.facts();
  auto const now = explain_clock(f, in.reading);
  auto const before = facts.reading;
  bool const is_of_gap = std::exchange(facts.clock_run.is_unread, false);
  facts.reading = now;
  // Until it runs since the game began or was restored, the arbiter sets it: that is no press.
  bool const has_gap = facts.has_clock_gap && facts.clock_run.has_started;
  note_run(facts, before, now);
  warn_of_low_time(f);
  note_pressed_unseen(facts, before);
  if (!facts.is_playing() || !facts.setup.has_clock || !now.to_move) return;
  bool const ran = before && before->is_running;
  look_at_start(f, now, before && !ran);
  if (!ran && !now.is_running) return;  // the lever of a clock that stands is no press
  Color const mover = facts.mover();
  bool const is_first_run = !ran && now.is_running && facts.line.plies() == 0;
  if ((has_gap && has_gone_round(facts, before, now)) ||
      (is_first_run && now.to_move == mover && is_reply_shown(facts))) {
    take_press(f, {f.now(), now, true, false});
    facts.turn.opponents_press = Press{f.now(), now, true, false};
    return;
  }
  if (*now.to_move == mover) return take_press_back(facts, now);
  if (facts.seating.first_run != FirstRun::usual) return;  // nobody has moved: it says nothing of a press
  bool const is_first_press = before && !before->to_move && now.is_running;
  auto const& began_at = facts.turn.began_at;
  bool const is_at_once = began_at && f.now() < *began_at + at_once;
  if (before && (before->to_move == mover || is_first_press))
    take_press(f, {f.now(), now, is_at_once || is_of_gap, !is_of_gap});
  else if ((has_gap || !ran) && !facts.turn.press)  // it begins to run for the other side
    take_press(f, {f.now(), now, true, false});
}

}  // namespace tactus::table
