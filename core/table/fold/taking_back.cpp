// SPDX-License-Identifier: GPL-3.0-or-later
// The arbiter lets the game go on from a position before (7.5.1, A.5, D.2.9), or after an end that was a
// slip: he confirms it by his word, or both players do. What was taken back stays in the record. Nothing here
// asks whether a move is legal.

#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/fold/fold.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {
namespace {

/// Boards wait for their pieces to be put so: whatever hands do until then is no move.
void put_boards_up(Fold& f) {
  auto& facts = f.facts();
  agree_on_line(f);
  for (Color const c : {Color::white, Color::black}) {
    auto& watch = facts.board(c);
    if (!watch) continue;
    watch->differs = watch->is_difference_told = watch->is_extendable = watch->is_set_up = false;
    watch->awaits_position = true;
    watch->is_wait_told = false;
    if (facts.is_connected(c)) f.ask(c);
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
  facts.correction.reset();
  facts.sealing.reset();
}

/// And what is known beside them.
void keep_plies(TableFacts& facts, std::size_t plies) {
  facts.line.take_back_to(plies);
  facts.completed.erase(facts.completed.begin() + static_cast<std::ptrdiff_t>(plies), facts.completed.end());
  facts.seating.crossed_at.reset();
  std::erase_if(facts.unnamed, [plies](PromotionQuestion const& each) { return each.ply > plies; });
  for (DutyProgress& duty : facts.assistants) {
    DutyProgress const before = duty;
    duty = DutyProgress{};
    duty.ply = std::min(before.ply, plies);
    duty.written = std::min(before.written, plies);
  }
}

/// Told once at the table; which squares, on the arbiter's screens.
void wait_for_board(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (!facts.is_connected(c)) return;
  auto const squares = facts.board(c)->sense.difference(facts.line.current().placement());
  if (squares.empty()) return;
  f.facts().board(c)->is_wait_told = true;
  f.record(BoardAwaitsPosition{c, static_cast<unsigned>(facts.line.plies()), squares});
  f.say({.to = Audience::table, .content = BoardToSetUp{c}});
}

}  // namespace

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

void take_back_to(Fold& f, std::size_t plies) {
  auto& facts = f.facts();
  for (std::size_t ply = facts.line.plies(); ply > plies; --ply) {
    auto const& before = facts.line.diagram_at(ply - 1);
    auto const move = facts.line.moves()[ply - 1];
    f.record(MoveTakenBack{before.turn(), static_cast<unsigned>(ply), move,
                           notation::write_san(chess::describe(before, move))});
  }
  keep_plies(facts, plies);
}

namespace {

/// The line as it was decided; in words.
Content put_right(Fold& f, Restoration const& to, chess::StatedPosition const& start) {
  auto& facts = f.facts();
  if (to.replaced) {
    auto done = std::get<ReplaceTold>(told(facts, to));
    done.is_done = true;
    replace(f, to.plies, *to.replaced);
    return done;
  }
  take_back_to(f, to.position ? 0 : to.plies);
  if (to.position) facts.line = chess::PlayedLine(start);
  return RestoreTold{facts.mover(), facts.line.number_at(facts.line.plies()), true};
}

}  // namespace

void restore(Fold& f) {
  auto& facts = f.facts();
  Restoration const to = *facts.restoration;
  auto const start = to.position ? chess::StatedPosition::from(*to.position, facts.line.start().homes())
                                 : facts.line.start();
  facts.restoration.reset();
  if (!start) return f.say({.to = Audience::table, .content = RestoreRefused{}});  // an older file
  forget_turn(facts);
  Content done = put_right(f, to, *start);
  put_boards_up(f);
  facts.last_move_said.reset();
  // As before the first move: the arbiter sets the clock meanwhile, and no press is read from that.
  facts.clock_run = ClockRun{};
  facts.has_clock_gap = false;
  if (facts.result != GameResult::open) f.record(EndTakenBack{std::exchange(facts.result, GameResult::open)});
  facts.has_signed = {};
  f.record(PositionRestored{static_cast<unsigned>(facts.line.plies()),
                            notation::write_fen(chess::setup_of(facts.line)), to.times});
  facts.seating.are_moves_missed = false;
  facts.seating.taken_back_at.reset();
  facts.seating.catching_up = facts.line.plies();
  f.say({.to = Audience::table, .content = std::move(done)});
  for (Color const c : {Color::white, Color::black}) wait_for_board(f, c);
}

/// Silently: what stands is recorded already. Boards are read again when they show it.
void absorb(Fold& f, RecordMended const& in) {
  auto& facts = f.facts();
  auto const stand = std::min(in.plies, facts.line.plies());
  if (!facts.is_started || (stand == facts.line.plies() && in.moves.empty())) return;
  forget_turn(facts);
  keep_plies(facts, stand);
  for (chess::Move const move : in.moves) {
    if (!facts.line.current().has(move)) break;  // an edited file
    facts.line.play(move);
    facts.completed.push_back({move, f.now(), std::nullopt});
  }
  facts.last_move_said.reset();
  put_boards_up(f);
}

void absorb(Fold& f, RestoreProposed const& in) {
  auto& facts = f.facts();
  if (!facts.may_be_restored()) return;
  if (!in.position && in.plies > facts.line.plies()) return;
  // By its form alone; whether the Laws let a game go on there, the arbiter's programs tell him.
  if (in.position && !chess::StatedPosition::from(*in.position))
    return f.say({.to = Audience::table, .content = RestoreRefused{}});
  propose(f, Restoration{in.plies, in.position, in.times});
}

void absorb(Fold& f, RestoreAgreed const& in) {
  auto& facts = f.facts();
  if (!facts.is_started) return;
  if (!facts.restoration) return tell(f, in.by, NothingToSign{});
  if (!facts.setup.arbiter_word.empty()) return tell(f, in.by, WordNeeded{});
  if (confirm(f, facts.restoration->is_confirmed, in.by)) restore(f);
}

// What the arbiter confirms at the table by the word that was agreed with him; which word it was, only the
// keyboard compares.

void absorb(Fold& f, ArbiterNamed const& in) {
  // Also where nothing waits for it: what he types next is his password, and is to stand nowhere.
  tell(f, in.at, WordAsked{});
}

void absorb(Fold& f, ArbiterAgreed const&) {
  if (!f.facts().awaits_arbiter()) return;
  f.facts().wrong_words = 0;
  if (f.facts().restoration) return restore(f);
  if (f.facts().correction) return correct_completed(f);
  end_as_proposed(f);
}

void absorb(Fold& f, ArbiterWordRefused const& in) {
  ++f.facts().wrong_words;
  f.facts().wrong_word_at = f.now();
  tell(f, in.at, WordRefused{});
}

void absorb(Fold& f, ArbiterFoundNothing const& in) {
  if (!f.facts().is_started) return;
  f.facts().wrong_words = 0;
  tell(f, in.at, NothingToSign{});
}

void absorb(Fold& f, BoardVouched const& in) {
  auto& facts = f.facts();
  auto& watch = facts.board(in.board);
  if (!facts.is_playing() || !watch || !watch->awaits_position || watch->is_lost) return;
  facts.wrong_words = 0;
  // What they say against it counts nowhere.
  auto const against = watch->sense.difference(facts.line.current().placement());
  watch->sense.mask(watch->sense.masked() | against);
  take_as_shown(f, in.board);
}

}  // namespace tactus::table
