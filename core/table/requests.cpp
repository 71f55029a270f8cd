// SPDX-License-Identifier: GPL-3.0-or-later
// What players ask for, and what is said of a move. Answers go to the asking player alone; a blind player's
// move, where Tactus announces, goes to both (D.2.1). Nothing here says whether a move is legal.
#include "core/table/fold.hpp"

namespace tactus::table {

namespace {

void tell(Fold& f, Color to, Content content, bool is_repeat = false) {
  f.say({.to = audience_of(to), .is_repeat = is_repeat, .content = std::move(content)});
}

void repeat(Fold& f, Color by) {
  // The last move is no secret at this table: whoever made it knows it, the other was told.
  if (auto const& last = f.facts().last_move_said)
    tell(f, by, last->content, true);
  else
    tell(f, by, NothingToRepeat{});
}

void tell_times(Fold& f, Color by, std::optional<clock::Reading> reading) {
  auto const& facts = f.facts();
  if (!reading && !facts.is_clock_lost) reading = facts.reading;
  if (reading)
    tell(f, by, TimesTold{reading->of(by), reading->of(opposite(by))});
  else
    tell(f, by, NoTimesTold{});
}

/// Moves that this player has completed, numbered as on the scoresheet.
void tell_move_number(Fold& f, Color by) {
  auto const& line = f.facts().line;
  unsigned const before = line.start().fullmove_number() - 1;
  auto const plies = static_cast<unsigned>(line.plies());
  bool const began = line.start().turn() == by;
  unsigned const own = began ? (plies + 1) / 2 : plies / 2;
  bool const moved_before = by == Color::white && line.start().turn() == Color::black;
  tell(f, by, MoveNumberTold{before + own + (moved_before ? 1U : 0U)});
}

/// Only the key of a blind player for whom Tactus announces makes it speak. A person's key confirms that he
/// has announced what stands on the board.
void take_announce_key(Fold& f, Color by) {
  auto& facts = f.facts();
  if (!facts.is_playing() || !facts.setup.player(by).is_blind) return;
  bool const is_his_move = by == facts.mover();
  if (facts.setup.announcer == Announcer::person) {
    if (is_his_move) facts.turn.is_confirmed_by_person = true;
  } else if (is_his_move) {
    facts.turn.announce_asked_at = f.now();
  } else if (facts.is_clockless() && facts.turn.last_shown) {
    facts.turn.opponent_asked_at = f.now();  // of his reply, which completes the move before
  } else if (!facts.completed.empty()) {
    // Pressed before he announced, or asked to announce again: his completed move.
    auto const ply = facts.line.plies();
    auto const* last = facts.last_move_said ? std::get_if<MoveSaid>(&facts.last_move_said->content) : nullptr;
    say_move(f, ply, facts.completed.back().move, Audience::table, last && last->ply == ply);
  } else {
    tell(f, by, NoMoveToAnnounce{});
  }
}

}  // namespace

void say_move(Fold& f, std::size_t ply, chess::Move m, Audience to, bool is_repeat) {
  auto const& before = f.facts().line.position_at(ply - 1);
  MoveSaid said{before.turn(), static_cast<unsigned>(ply), chess::describe(before, m)};
  f.say({.to = to, .is_repeat = is_repeat, .content = said});
}

void answer_announce_request(Fold& f) {
  auto& facts = f.facts();
  auto& turn = facts.turn;
  Color const mover = facts.mover();
  if (!turn.announce_asked_at) return;
  if (turn.shown) {
    say_move(f, facts.line.plies() + 1, *turn.shown, Audience::table, turn.said == turn.shown);
    turn.said = turn.shown;
  } else if (!facts.is_connected(mover) || is_settled_since_asked(facts, mover)) {
    tell(f, mover, NoMoveToAnnounce{});
  } else {
    return;  // still moving
  }
  turn.announce_asked_at.reset();
}

void refuse_early_announce(Fold& f) {
  auto& turn = f.facts().turn;
  Color const other = opposite(f.facts().mover());
  if (!turn.opponent_asked_at || !has_opponent_settled_since_asked(f.facts())) return;
  tell(f, other, NoMoveToAnnounce{});
  turn.opponent_asked_at.reset();
}

void absorb(Fold& f, Requested const& in) {
  if (!f.facts().is_started) return;
  switch (in.what) {
    case Request::announce: return take_announce_key(f, in.by);
    case Request::repeat: return repeat(f, in.by);
    case Request::times: return tell_times(f, in.by, in.reading);
    case Request::move_number: return tell_move_number(f, in.by);
    case Request::keypad: return tell(f, in.by, KeypadTold{});
  }
}

void absorb(Fold& f, MoveTextRefused const& in) {
  auto const& facts = f.facts();
  if (!facts.is_playing()) return;
  // Beside a board a text is only what was announced. That no legal move fits it would be help before the
  // press.
  bool const may_tell = facts.is_typed(in.by) || in.why != MoveRefusal::no_legal_move;
  tell(f, in.by, MoveRefused{may_tell ? in.why : MoveRefusal::not_a_move, in.text});
}

}  // namespace tactus::table
