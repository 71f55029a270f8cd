// SPDX-License-Identifier: GPL-3.0-or-later
// Making and completing a move: what is recorded, what the press reveals, who is told, and when the game is
// over.

#include "core/notation/move_text.hpp"
#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Move;
using chess::SquareSet;

namespace {

unsigned next_ply(TableFacts const& facts) { return static_cast<unsigned>(facts.line.plies() + 1); }

/// What D.2.3.3 and D.2.8 leave for the arbiter when the clock is pressed. Where a person announces, the
/// program hears nothing and blames nobody for silence.
void judge_announcement(Fold& f, Move m) {
  auto const& facts = f.facts();
  auto const& turn = facts.turn;
  Color const by = facts.mover();
  if (!turn.press || turn.press->is_inferred || facts.is_typed(by)) return;
  if (turn.were_moves_missed || facts.seating.are_moves_missed) return;
  auto const irregular = [&](IrregularityKind kind, SquareSet squares) {
    f.record(Irregularity{kind, by, next_ply(facts), squares});
  };
  auto const typed = turn.entered && !turn.is_confirmed_by_person ? turn.entered : std::nullopt;
  auto const said = typed && !turn.said ? typed->move : turn.said;
  SquareSet const of_said = said ? SquareSet(said->from()) | said->to() : SquareSet{};
  bool const is_another =
      turn.said ? turn.said != m : typed && !notation::states(typed->stated, facts.line.current(), m);
  if (is_another)
    irregular(IrregularityKind::announced_another_move, of_said | m.from() | m.to());
  else if (!turn.entered && !turn.said && !turn.was_asked_in_vain && facts.setup.player(by).is_blind &&
           facts.setup.announcer == Announcer::tactus)
    irregular(IrregularityKind::pressed_without_announcing, {});
}

/// D.2.4: his own piece was lifted when he pressed; the captured one left its square only then, and a hand
/// took its time over it. What a board says late, it says at once.
void judge_capture(Fold& f, Move m) {
  constexpr Millis boards_are_late{500};
  auto const& facts = f.facts();
  auto const& press = facts.turn.press;
  Color const by = facts.mover();
  if (!press || press->is_inferred || !press->is_seen || facts.turn.is_press_blamed || !facts.is_read(by))
    return;
  auto const& board = *facts.board(by);
  SquareSet const put_right = SquareSet{m.to()} - press->lifted - board.chattering;
  if (board.sense.has_lost_track() || !press->lifted.contains(m.from()) || put_right.empty()) return;
  auto const& lifts = board.sense.lifts();
  auto const lift = std::find_if(lifts.begin(), lifts.end(),
                                 [&](sensing::Lift const& each) { return each.square == m.to(); });
  if (lift == lifts.end() || lift->out_at < press->at + boards_are_late) return;
  if (!lift->filled_at || *lift->filled_at < lift->out_at + sensing::touch_time) return;
  f.record(Irregularity{IrregularityKind::pressed_without_move, by, next_ply(facts), put_right});
}

/// What Tactus has not said aloud before, it says now: to the blind opponent alone, who cannot see it on any
/// board, whoever announces; where nobody is blind to both.
void tell_completed(Fold& f, std::size_t ply, Move m, Color by) {
  auto const& setup = f.facts().setup;
  Color const other = opposite(by);
  if (setup.player(other).is_blind)
    say_move(f, ply, m, audience_of(other), false);
  else if (!setup.player(by).is_blind)
    say_move(f, ply, m, Audience::table, false);
}

Turn turn_after(TableFacts const& facts) {
  Turn next;
  if (facts.turn.press) next.began_at = facts.turn.press->at;
  next.press = facts.turn.opponents_press;
  next.announce_asked_at = facts.turn.opponent_asked_at;
  // After an interruption the clock may stand two presses further.
  auto const& reading = facts.reading;
  if (!next.press && facts.has_clock_gap && !facts.is_clock_lost && reading &&
      reading->to_move == facts.mover())
    next.press = Press{facts.now, reading, true, false};
  return next;
}

}  // namespace

bool is_named(TableFacts const& facts, Move m) {
  auto const& turn = facts.turn;
  bool const is_entered = turn.entered && facts.line.current().has(m) &&
                          notation::states(turn.entered->stated, facts.line.current(), m);
  return is_entered || turn.said == m || turn.is_confirmed_by_person;
}

std::vector<Move> named_among(TableFacts const& facts, std::vector<Move> fits) {
  auto const& turn = facts.turn;
  std::erase_if(fits, [&](Move m) {
    bool const is_entered = turn.entered && notation::states(turn.entered->stated, facts.line.current(), m);
    return !is_entered && turn.said != m;
  });
  return fits;
}

bool is_announced(TableFacts const& facts, Move m) {
  if (!facts.setup.player(facts.mover()).is_blind || facts.is_typed(facts.mover())) return true;
  return is_named(facts, m);
}

namespace {

/// A blind player's move is made when it is announced as well (D.2.3): then he has changed it. The move of
/// who announces nothing may only have looked made, with the piece in the hand still.
void note_changed(Fold& f) {
  auto const& facts = f.facts();
  Color const mover = facts.mover();
  if (facts.turn.made && facts.setup.player(mover).is_blind && !facts.is_typed(mover))
    note_not_played(f, *facts.turn.made);
}

}  // namespace

void note_made(Fold& f, Move m) {
  note_changed(f);
  f.facts().turn.made = m;
  f.record(MoveMade{f.facts().mover(), next_ply(f.facts()), m});
}

void note_not_played(Fold& f, Move made) {
  auto const& facts = f.facts();
  auto const san = notation::write_san(chess::describe(facts.line.current(), made));
  f.record(MovePutBack{facts.mover(), next_ply(facts), made, san});
}

namespace {

/// With a question mark for a piece that nobody named.
std::string san_of(TableFacts const& facts, Move m) {
  auto san = notation::write_san(chess::describe(facts.line.current(), m));
  auto const sign = san.rfind('=');
  if (facts.turn.is_piece_unknown && sign != std::string::npos) san.replace(sign + 1, 1, "?");
  return san;
}

/// Play goes on: what is typed from now on is of its own ply.
void forget_catching_up(TableFacts& facts) {
  constexpr std::size_t told_by_boards = 2;
  bool const is_pressed = facts.turn.press && !facts.turn.press->is_inferred;
  for (auto* next : {&facts.seating.catching_up, &facts.seating.unseen_from})
    if (is_pressed && *next && facts.line.plies() >= **next + told_by_boards) next->reset();
}

}  // namespace

void complete(Fold& f, Move m) {
  auto& facts = f.facts();
  Color const by = facts.mover();
  lapse_offer(facts, by);
  drop_resignation(f, Lapse::move_made);
  forget_catching_up(facts);
  judge_announcement(f, m);
  judge_capture(f, m);
  bool const person_announces = facts.setup.announcer == Announcer::person;
  if (facts.turn.made != m) {
    if (person_announces || is_announced(facts, m))
      note_made(f, m);
    else
      note_changed(f);
  }
  auto const& press = facts.turn.press;
  auto const reading = press ? press->reading : facts.is_clockless() ? std::nullopt : facts.reading;
  bool const is_piece_unknown = facts.turn.is_piece_unknown;
  f.record(MoveCompleted{by, next_ply(facts), m, san_of(facts, m), reading});
  if (press) note_clock_started(f, m);
  facts.completed.push_back(
      {m, press ? press->at : facts.now, reading, facts.is_typed(by), is_piece_unknown});
  bool const was_said_aloud = facts.turn.said == m;
  Turn const next = turn_after(facts);
  if (press && !press->is_inferred) facts.has_clock_gap = false;
  for (auto& board : facts.boards)
    if (board && !board->awaits_position) board->is_set_up = true;  // from now on what differs, differs
  facts.line.play(m);
  facts.turn = next;
  auto& own = facts.board(by);
  if (own && own->sense.shows(facts.line.current().placement(), sensing::Evidence::slightest)) {
    agree(f, by);
    note_way_round(facts, by);
  }
  if (!was_said_aloud) tell_completed(f, facts.line.plies(), m, by);
  lapse(f, Lapse::move_made);
}

void end_game(Fold& f, GameResult result, std::string reason, std::optional<Content> told) {
  f.facts().result = result;
  f.facts().offer.reset();
  f.facts().claim.reset();
  f.facts().sealing.reset();
  f.facts().proposed.reset();
  f.facts().restoration.reset();
  f.facts().correction.reset();
  f.record(GameEnded{result, std::move(reason)});
  f.say({.to = Audience::table, .content = told ? *std::move(told) : GameOver{result}});
}

// What people do beside the boards: the clock is pressed, a move is typed.

bool has_move(TableFacts const& facts) {
  Color const mover = facts.mover();
  if (facts.turn.entered && facts.turn.entered->move) return true;
  if (!facts.is_read(mover)) return false;
  auto const shown =
      sensing::moves_shown(facts.board(mover)->sense, facts.line.current(), sensing::Evidence::slightest);
  return !shown.empty() || !moves_beside_difference(facts).empty();
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

/// The opponent acts (types, presses) on a table without a read clock: so the move before was completed.
bool has_gone_on(TableFacts const& facts, Color by) {
  return by != facts.mover() && facts.is_clockless() && facts.turn.last_shown;
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
  auto const understood = notation::understand(facts.line.current(), in.stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  if (move == nullptr && facts.is_typed(in.by)) return refuse(f, in, understood);
  lapse_offer(facts, in.by);
  facts.turn.was_text_refused = false;
  facts.turn.entered = Entry{in.stated, move != nullptr ? std::optional(*move) : std::nullopt};
  facts.turn.is_entry_decisive = facts.turn.is_press_blamed;
  facts.turn.is_confirmed_by_person = false;  // the last announcement counts (D.2.8)
  if (facts.is_read(in.by)) facts.turn.said.reset();
  // What his board shows is said at his key; what it cannot tell is said when it is named.
  bool const is_needed = facts.is_typed(in.by) || (move != nullptr && move->is_promotion());
  bool const is_spoken =
      is_needed && facts.setup.player(in.by).is_blind && facts.setup.announcer == Announcer::tactus;
  if (!is_spoken) return;
  say_move(f, facts.line.plies() + 1, *move, Audience::table, facts.turn.said == *move);
  facts.turn.said = *move;
}

namespace {

/// Of moves that are typed to catch up, the boards have told this one already: it is said again.
bool is_told_already(Fold& f, MoveEntered const& in) {
  auto& seating = f.facts().seating;
  auto& next = seating.catching_up ? seating.catching_up : seating.unseen_from;
  auto const& line = f.facts().line;
  if (!next || *next >= line.plies()) return false;
  auto const& before = line.diagram_at(*next);
  if (!seating.catching_up && in.by != before.turn()) return false;  // a recapture may read alike
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

}  // namespace

void absorb(Fold& f, MoveEntered const& in) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  if (is_told_already(f, in)) return;
  if (has_gone_on(facts, in.by)) {
    auto const understood =
        notation::understand(facts.line.current().after(*facts.turn.last_shown), in.stated);
    if (!std::holds_alternative<chess::Move>(understood)) return refuse(f, in, understood);
    complete(f, *facts.turn.last_shown);
  }
  if (!facts.is_playing() || in.by != facts.mover()) return;
  bool const is_missed = (!is_set_back(facts) && are_moves_missed(facts)) || is_typed_to_catch_up(facts);
  enter_move(f, in);
  auto const& entered = facts.turn.entered;
  if (!is_missed || !entered || !entered->move) return;
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
  if (!facts.is_playing() || !facts.setup.has_clock || !now.to_move) return;
  bool const ran = before && before->is_running;
  look_at_start(f, now, before && !ran);
  if (!ran && !now.is_running) return;  // the lever of a clock that stands is no press
  Color const mover = facts.mover();
  if (has_gap && has_gone_round(facts, before, now)) {
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
