// SPDX-License-Identifier: GPL-3.0-or-later
// Making and completing a move: what is recorded, what the press reveals, who is told, and when the game is
// over.
#include "core/notation/move_text.hpp"
#include "core/table/fold.hpp"

#include <algorithm>

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
  else if (!turn.entered && !turn.said && facts.setup.player(by).is_blind &&
           facts.setup.announcer == Announcer::tactus)
    irregular(IrregularityKind::pressed_without_announcing, {});
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
    next.press = Press{facts.now, reading, true};
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

void note_made(Fold& f, Move m) {
  f.facts().turn.made = m;
  f.record(MoveMade{f.facts().mover(), next_ply(f.facts()), m});
}

void complete(Fold& f, Move m) {
  auto& facts = f.facts();
  Color const by = facts.mover();
  lapse_offer(facts, by);
  facts.resigning.reset();
  judge_announcement(f, m);
  bool const person_announces = facts.setup.announcer == Announcer::person;
  if (facts.turn.made != m && (person_announces || is_announced(facts, m))) note_made(f, m);
  auto const& press = facts.turn.press;
  auto const reading = press ? press->reading : facts.is_clockless() ? std::nullopt : facts.reading;
  f.record(MoveCompleted{by, next_ply(facts), m,
                         notation::write_san(chess::describe(facts.line.current(), m)), reading});
  if (press) note_clock_started(f, m);
  facts.completed.push_back({m, press ? press->at : facts.now, reading, facts.is_typed(by)});
  bool const was_said_aloud = facts.turn.said == m;
  Turn const next = turn_after(facts);
  if (press && !press->is_inferred) facts.has_clock_gap = false;
  for (auto& board : facts.boards)
    if (board && !board->awaits_position) board->is_set_up = true;  // from now on what differs, differs
  facts.line.play(m);
  facts.turn = next;
  auto& own = facts.board(by);
  if (own && own->sense.shows(facts.line.current().placement(), sensing::Evidence::slightest)) agree(f, by);
  if (!was_said_aloud) tell_completed(f, facts.line.plies(), m, by);
  lapse(f, Lapse::move_made);
}

void end_game(Fold& f, GameResult result, std::string reason) {
  f.facts().result = result;
  f.facts().offer.reset();
  f.facts().claim.reset();
  f.facts().sealing.reset();
  f.facts().proposed.reset();
  f.facts().restoration.reset();
  f.facts().correction.reset();
  f.record(GameEnded{result, std::move(reason)});
  f.say({.to = Audience::table, .content = GameOver{result}});
}

}  // namespace tactus::table
