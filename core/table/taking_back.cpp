// SPDX-License-Identifier: GPL-3.0-or-later
// Completed moves that do not stand: a slip of the keyboard is corrected until the other side has moved, and
// the arbiter lets the game go on from a position before (7.5.1, A.5, D.2.9), which he confirms
// by his word, or both players do. What was taken back stays in the record. Nothing here asks whether a move
// is legal.
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/fold.hpp"

#include <algorithm>

namespace tactus::table {
namespace {

/// Boards wait for their pieces to be put so.
void put_boards_up(Fold& f) {
  auto& facts = f.facts();
  for (Color const c : {Color::white, Color::black}) {
    auto& watch = facts.board(c);
    if (!watch) continue;
    watch->ahead.reset();
    watch->agreed_plies = facts.line.plies();
    watch->sense.agree_on(facts.line.current().placement(), f.now());
    watch->fallen = {};
    watch->is_set_up = watch->sense.difference(facts.line.current().placement()).empty();
    watch->reader.reset();
    if (watch->is_set_up) restart_reader(f, c, facts.line.plies());
  }
}

/// What was said or proposed of the moves that do not stand is no longer meant.
void forget_turn(TableFacts& facts) {
  facts.turn = Turn{};
  facts.offer.reset();
  facts.claim.reset();
  facts.resigning.reset();
  facts.proposed.reset();
  facts.restoration.reset();
}

void take_back_to(Fold& f, std::size_t plies) {
  auto& facts = f.facts();
  for (std::size_t ply = facts.line.plies(); ply > plies; --ply) {
    auto const& before = facts.line.diagram_at(ply - 1);
    auto const move = facts.line.moves()[ply - 1];
    f.record(MoveTakenBack{before.turn(), static_cast<unsigned>(ply), move,
                           notation::write_san(chess::describe(before, move))});
  }
  facts.line.take_back_to(plies);
  facts.completed.erase(facts.completed.begin() + static_cast<std::ptrdiff_t>(plies), facts.completed.end());
  for (DutyProgress& duty : facts.assistants) {
    DutyProgress const before = duty;
    duty = DutyProgress{};
    duty.ply = std::min(before.ply, plies);
    duty.written = std::min(before.written, plies);
  }
}

RestoreTold told(chess::PlayedLine const& line, std::size_t plies, bool is_done) {
  return {line.diagram_at(plies).turn(), line.number_at(plies), is_done};
}

RestoreTold told(TableFacts const& facts, Restoration const& to, bool is_done) {
  return to.position ? RestoreTold{to.position->turn, to.position->fullmove_number, is_done}
                     : told(facts.line, to.plies, is_done);
}

void restore(Fold& f) {
  auto& facts = f.facts();
  Restoration const to = *facts.restoration;
  auto const position =
      to.position ? chess::Position::from(*to.position, chess::every_playable_fault) : facts.line.start();
  facts.restoration.reset();
  if (!position) return f.say({.to = Audience::table, .content = RestoreRefused{}});
  forget_turn(facts);
  take_back_to(f, to.position ? 0 : to.plies);
  if (to.position) facts.line = chess::PlayedLine(*position);
  put_boards_up(f);
  facts.last_move_said.reset();
  facts.has_clock_gap = facts.setup.has_clock;  // the arbiter sets it meanwhile
  f.record(PositionRestored{static_cast<unsigned>(facts.line.plies()),
                            notation::write_fen(chess::setup_of(facts.line)), to.times});
  f.say({.to = Audience::table, .content = told(facts.line, facts.line.plies(), true)});
}

/// His move that was typed and completed is the last one, and nobody has gone on.
bool is_last_slip(TableFacts const& facts, Color by) {
  auto const& turn = facts.turn;
  bool const has_gone_on = turn.entered || turn.shown || turn.last_shown || turn.press || turn.touched > 0;
  return by != facts.mover() && !facts.completed.empty() && facts.completed.back().is_typed && !has_gone_on;
}

/// In place of the one that was completed, with the press that completed it.
void correct_completed(Fold& f, MoveCorrected const& in) {
  auto& facts = f.facts();
  auto const understood = notation::understand(facts.line.diagram_at(facts.line.plies() - 1), in.stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  if (move == nullptr) {
    bool const is_none = std::holds_alternative<notation::NotUnderstood>(understood);
    return tell(f, in.by,
                MoveRefused{is_none ? MoveRefusal::not_a_move : MoveRefusal::several_moves, in.text});
  }
  CompletedPly const before = facts.completed.back();
  take_back_to(f, facts.line.plies() - 1);
  facts.turn = Turn{};
  facts.turn.entered = Entry{in.stated, *move};
  if (before.reading) facts.turn.press = Press{before.at, before.reading, true};
  put_boards_up(f);
  bool const is_announced_by_tactus =
      facts.setup.player(in.by).is_blind && facts.setup.announcer == Announcer::tactus;
  if (is_announced_by_tactus) {
    say_move(f, facts.line.plies() + 1, *move, Audience::table, false);
    facts.turn.said = *move;
  }
  complete(f, *move);
}

}  // namespace

void absorb(Fold& f, MoveCorrected const& in) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  bool const is_pending = in.by == facts.mover() && facts.is_typed(in.by) && facts.turn.entered;
  if (is_pending) return enter_move(f, {in.by, in.stated, in.text});
  if (is_last_slip(facts, in.by)) return correct_completed(f, in);
  tell(f, in.by, NothingToCorrect{});
}

void absorb(Fold& f, RestoreProposed const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (!in.position && in.plies > facts.line.plies()) return;
  facts.restoration = Restoration{in.plies, in.position, in.times};
  facts.proposed.reset();  // one thing at a time waits to be confirmed
  f.say({.to = Audience::table, .content = told(facts, *facts.restoration, false)});
}

void absorb(Fold& f, RestoreAgreed const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (!facts.restoration) return tell(f, in.by, NothingToSign{});
  if (!facts.setup.arbiter_word.empty()) return tell(f, in.by, WordNeeded{});
  auto& confirmed = facts.restoration->is_confirmed;
  confirmed[static_cast<unsigned>(in.by)] = true;
  if (confirmed[0] && confirmed[1]) restore(f);
}

void absorb(Fold& f, ArbiterNamed const& in) {
  if (f.facts().awaits_arbiter()) return tell(f, in.at, WordAsked{});
  tell(f, in.at, NothingToSign{});
}

void absorb(Fold& f, ArbiterAgreed const&) {
  if (!f.facts().awaits_arbiter()) return;
  if (f.facts().restoration) return restore(f);
  end_as_proposed(f);
}

void absorb(Fold& f, ArbiterWordRefused const& in) { tell(f, in.at, WordRefused{}); }

}  // namespace tactus::table
