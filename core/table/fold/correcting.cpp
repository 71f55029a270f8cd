// SPDX-License-Identifier: GPL-3.0-or-later
// A slip of the keyboard is put right until the other side has moved: at once, before the press; once the
// move was completed and said, the other side confirms it, or the arbiter (D.2.8, 4.7). Nothing here asks
// whether a move is legal.

#include "core/table/fold/fold.hpp"

namespace tactus::table {
namespace {

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

/// His move that was typed and completed is the last one, and nobody has gone on.
bool is_last_slip(TableFacts const& facts, Color by) {
  auto const& turn = facts.turn;
  bool const has_gone_on = turn.entered || turn.shown || turn.last_shown || turn.press || turn.touched > 0;
  return by != facts.mover() && !facts.completed.empty() && facts.completed.back().is_typed && !has_gone_on;
}

/// What stood before the move that is to be corrected.
chess::Diagram const& before_slip(TableFacts const& facts) {
  return facts.line.diagram_at(facts.line.plies() - 1);
}

void propose_correction(Fold& f, MoveCorrected const& in) {
  auto const& facts = f.facts();
  auto const understood = notation::understand(before_slip(facts), in.stated);
  if (auto const* const move = std::get_if<chess::Move>(&understood)) {
    if (*move == facts.line.moves().back()) return tell(f, in.by, NothingToCorrect{});
    return propose(f, Correction{in.by, in.stated, *move});
  }
  bool const is_none = std::holds_alternative<notation::NotUnderstood>(understood);
  tell(f, in.by, MoveRefused{is_none ? MoveRefusal::not_a_move : MoveRefusal::several_moves, in.text});
}

/// Announced before its press, and now another one.
void say_corrected(Fold& f, Color by, chess::Move said) {
  auto const& facts = f.facts();
  auto const& entered = facts.turn.entered;
  if (!entered || !entered->move || *entered->move == said) return;
  auto const& before = facts.line.current();
  f.say({.to = Audience::table,
         .content = CorrectionTold{by, chess::describe(before, *entered->move), chess::describe(before, said),
                                   true}});
}

}  // namespace

CorrectionTold told(TableFacts const& facts, Correction const& correction) {
  auto const& before = before_slip(facts);
  return {correction.by, chess::describe(before, correction.meant),
          chess::describe(before, facts.line.moves().back()), false};
}

void correct_completed(Fold& f) {
  auto& facts = f.facts();
  Correction const to = *facts.correction;
  if (!is_last_slip(facts, to.by)) {
    lapse(f, Lapse::move_made);
    return;
  }
  CorrectionTold done = told(facts, to);
  facts.correction.reset();
  done.is_done = true;
  lapse(f, Lapse::move_corrected);
  CompletedPly const before = facts.completed.back();
  take_back_to(f, facts.line.plies() - 1);
  facts.turn = Turn{};
  facts.turn.entered = Entry{to.stated, to.meant};
  if (before.reading) facts.turn.press = Press{before.at, before.reading, true};
  follow_correction(f);
  f.say({.to = Audience::table, .content = done});
  bool const is_announced_by_tactus =
      facts.setup.player(to.by).is_blind && facts.setup.announcer == Announcer::tactus;
  if (is_announced_by_tactus) {
    say_move(f, facts.line.plies() + 1, to.meant, Audience::table, false);
    facts.turn.said = to.meant;
  }
  complete(f, to.meant);
}

void absorb(Fold& f, MoveCorrected const& in) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  if (name_promotion(f, in.by, in.stated) || name_promotion(f, opposite(in.by), in.stated)) return;
  bool const is_pending =
      in.by == facts.mover() && facts.is_typed(in.by) && (facts.turn.entered || facts.turn.was_text_refused);
  if (is_pending) {
    lapse(f, Lapse::move_corrected);
    auto const said = facts.turn.said;
    enter_move(f, {in.by, in.stated, in.text});
    return said ? say_corrected(f, in.by, *said) : void();
  }
  if (is_last_slip(facts, in.by)) return propose_correction(f, in);
  tell(f, in.by, NothingToCorrect{});
}

void absorb(Fold& f, CorrectionAgreed const& in) {
  auto const& facts = f.facts();
  if (!facts.is_playing() || !facts.correction) return tell(f, in.by, NothingToSign{});
  if (facts.correction->by != in.by) correct_completed(f);
}

}  // namespace tactus::table
