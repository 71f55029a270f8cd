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

/// On both boards the position after the moves that stand is what their lifts are counted from.
void agree_on_line(Fold& f) {
  auto& facts = f.facts();
  for (Color const c : {Color::white, Color::black}) {
    auto& watch = facts.board(c);
    if (!watch) continue;
    watch->ahead.reset();
    watch->agreed_plies = facts.line.plies();
    watch->sense.agree_on(facts.line.current().placement(), f.now());
    watch->fallen = {};
  }
}

/// Boards wait for their pieces to be put so: whatever hands do until then is no move.
void put_boards_up(Fold& f) {
  auto& facts = f.facts();
  agree_on_line(f);
  for (Color const c : {Color::white, Color::black}) {
    auto& watch = facts.board(c);
    if (!watch) continue;
    watch->differs = watch->is_extendable = watch->is_set_up = false;
    watch->awaits_position = true;
    if (facts.is_connected(c)) f.ask(c);
  }
}

/// After a correction: a board that shows something else was copied from the slip.
void follow_correction(Fold& f) {
  auto& facts = f.facts();
  agree_on_line(f);
  for (Color const c : {Color::white, Color::black}) {
    auto& watch = facts.board(c);
    if (!watch) continue;
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
  facts.sealing.reset();
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
  // As before the first move: the arbiter sets the clock meanwhile, and no press is read from that.
  facts.clock_run = ClockRun{};
  facts.has_clock_gap = false;
  f.record(PositionRestored{static_cast<unsigned>(facts.line.plies()),
                            notation::write_fen(chess::setup_of(facts.line)), to.times});
  auto const plies = facts.line.plies();
  auto const& placement = facts.line.current().placement();
  f.say({.to = Audience::table,
         .content = RestoreTold{facts.line.diagram_at(plies).turn(), facts.line.number_at(plies), true}});
  for (Color const c : {Color::white, Color::black})
    if (facts.is_connected(c) && !facts.board(c)->sense.difference(placement).empty())
      f.say({.to = Audience::table, .content = BoardToSetUp{c}});
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
  lapse(f, Lapse::move_corrected);
  CompletedPly const before = facts.completed.back();
  take_back_to(f, facts.line.plies() - 1);
  facts.turn = Turn{};
  facts.turn.entered = Entry{in.stated, *move};
  if (before.reading) facts.turn.press = Press{before.at, before.reading, true};
  follow_correction(f);
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
  bool const is_pending =
      in.by == facts.mover() && facts.is_typed(in.by) && (facts.turn.entered || facts.turn.was_text_refused);
  if (is_pending) {
    lapse(f, Lapse::move_corrected);
    return enter_move(f, {in.by, in.stated, in.text});
  }
  if (is_last_slip(facts, in.by)) return correct_completed(f, in);
  tell(f, in.by, NothingToCorrect{});
}

void absorb(Fold& f, RestoreProposed const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (!in.position && in.plies > facts.line.plies()) return;
  propose(f, Restoration{in.plies, in.position, in.times});
}

void absorb(Fold& f, RestoreAgreed const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (!facts.restoration) return tell(f, in.by, NothingToSign{});
  if (!facts.setup.arbiter_word.empty()) return tell(f, in.by, WordNeeded{});
  if (confirm(f, facts.restoration->is_confirmed, in.by)) restore(f);
}

void absorb(Fold& f, ArbiterNamed const& in) {
  auto const& facts = f.facts();
  if (facts.awaits_arbiter() || (facts.is_open() && facts.claim)) return tell(f, in.at, WordAsked{});
  tell(f, in.at, NothingToSign{});
}

void absorb(Fold& f, ArbiterAgreed const&) {
  if (!f.facts().awaits_arbiter()) return;
  f.facts().wrong_words = 0;
  if (f.facts().restoration) return restore(f);
  end_as_proposed(f);
}

void absorb(Fold& f, ArbiterWordRefused const& in) {
  ++f.facts().wrong_words;
  f.facts().wrong_word_at = f.now();
  tell(f, in.at, WordRefused{});
}

}  // namespace tactus::table
