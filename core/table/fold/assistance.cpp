// SPDX-License-Identifier: GPL-3.0-or-later
// What an assistant is told to do (D.2.10, D.2.11): one duty at a time, the next one when that is done. It is
// done when a board or the clock shows it, else by his key. He is told nothing but moves as they were made:
// his player's when it was announced or hands have left it on the board, the opponent's when it is completed
// (12.6). A wrong copy ends the duty as a right one does, so that nothing is learnt of a difference.

#include "core/table/fold/fold.hpp"
#include "core/table/table_setup.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Move;

namespace {

/// A key so soon after a duty took the place of another one was meant for that one.
constexpr Millis reaching_for_the_key{2000};

struct Latest {
  std::size_t ply;
  Move move;
};

/// The player's move before it is completed. One that he was told of stays, though hands feel the board
/// again.
std::optional<Move> pending_move(TableFacts const& facts, Color player) {
  if (!facts.is_playing() || facts.mover() != player) return std::nullopt;
  auto const& turn = facts.turn;
  if (!facts.is_read(player)) return turn.entered ? turn.entered->move : std::nullopt;
  auto const move = turn.shown ? turn.shown : turn.last_shown;
  if (!move) return std::nullopt;
  auto const& progress = facts.assistant(player);
  bool const is_known = progress.ply == facts.line.plies() + 1 && progress.move == move;
  return is_known || is_named(facts, *move) || has_copy_settled(facts, player) ? move : std::nullopt;
}

std::optional<Latest> latest_move(TableFacts const& facts, Color player) {
  auto const plies = facts.line.plies();
  if (auto const pending = pending_move(facts, player)) return Latest{plies + 1, *pending};
  if (plies == 0) return std::nullopt;
  return Latest{plies, facts.line.moves().back()};
}

Color mover_of(TableFacts const& facts, std::size_t ply) { return facts.line.diagram_at(ply - 1).turn(); }

/// Pieces were moved on the board of `board` for this ply, rightly or not.
bool is_copied(TableFacts const& facts, Color board, Latest const& latest) {
  if (!facts.is_read(board)) return false;
  auto const& watch = *facts.board(board);
  bool const is_ahead = latest.ply == facts.line.plies() + 1 && watch.ahead == latest.move;
  return watch.agreed_plies >= latest.ply || is_ahead ||
         (watch.differs && watch.agreed_plies + 1 == latest.ply);
}

/// Nothing of a new move, or of one that was corrected, is done yet.
void turn_to(DutyProgress& progress, Latest const& latest) {
  if (progress.ply == latest.ply && progress.move == latest.move) return;
  progress.ply = latest.ply;
  progress.move = latest.move;
  progress.done = {};
}

/// What he need not be told (any more) about the latest move, as far as devices and other keys say it.
void note_done(Fold& f, Color player) {
  auto& facts = f.facts();
  auto& progress = facts.assistant(player);
  auto const latest = latest_move(facts, player);
  if (!latest) return;
  turn_to(progress, *latest);
  Color const mover = mover_of(facts, latest->ply);
  if (is_copied(facts, opposite(mover), *latest)) progress.done.insert(DutyKind::make_move);
  bool const is_pending = latest->ply > facts.line.plies();
  if (is_pending && facts.is_read(mover) && is_named(facts, latest->move))
    progress.done.insert(DutyKind::announce_move);
  bool const is_pressed = !is_pending && mover == player && !facts.is_clockless();
  if (is_pressed) progress.done.insert(DutyKind::announce_move);  // D.2.4
  if (is_pressed || !facts.is_playing()) progress.done.insert(DutyKind::start_clock);
}

Duty duty_of(TableFacts const& facts, Color player, DutyKind kind, Latest const& about) {
  auto const& before = facts.line.diagram_at(about.ply - 1);
  bool const is_for_player = kind == DutyKind::write_move;
  Color const side = is_for_player ? player : opposite(before.turn());
  bool const is_shown = kind == DutyKind::announce_move && facts.setup.player(side).is_deaf;
  return {kind,
          side,
          is_shown,
          static_cast<unsigned>(about.ply),
          description_of(facts.line, about.ply, about.move),
          article_of(kind, facts.setup, player),
          is_shown && facts.setup.player(side).is_blind};
}

DutySet always_of(TableFacts const& facts, Color player) {
  return facts.setup.player(player).guided & duties_allowed(facts.setup, player);
}

/// D.2.10.6: one of them for both players, that of who sealed where he has one. What was sealed nobody tells.
std::optional<Duty> duty_of_adjournment(TableFacts const& facts, Color player) {
  if (!facts.sealing || !facts.is_open()) return std::nullopt;
  Color const sealed_by = *facts.sealing;
  auto const is_for = [&](Color each, DutyKind kind) { return always_of(facts, each).contains(kind); };
  for (DutyKind const kind : {DutyKind::seal_move, DutyKind::fill_envelope}) {
    bool const is_his = is_for(player, kind) && (player == sealed_by || !is_for(sealed_by, kind));
    if (!is_his || facts.assistant(player).done_of_adjournment.contains(kind)) continue;
    auto const plies = facts.line.plies();
    Duty duty{kind, sealed_by};
    duty.ply = static_cast<unsigned>(plies + 1);
    duty.article = article_of(kind, facts.setup, player);
    duty.number = facts.line.number_at(plies);
    return duty;
  }
  return std::nullopt;
}

std::optional<Duty> duty_of_writing(TableFacts const& facts, Color player) {
  auto const& progress = facts.assistant(player);
  bool const is_his = always_of(facts, player).contains(DutyKind::write_move);
  if (!is_his || progress.written >= facts.line.plies()) return std::nullopt;
  return duty_of(facts, player, DutyKind::write_move,
                 {progress.written + 1, facts.line.moves()[progress.written]});
}

/// The latest move is made, announced and pressed for first; then what is not written yet, in order; a
/// scoresheet that is whole goes into the envelope.
std::optional<Duty> next_duty(TableFacts const& facts, Color player) {
  auto const& progress = facts.assistant(player);
  if (progress.move)
    for (DutyKind const kind : duties_with_move(facts.setup, player, mover_of(facts, progress.ply)))
      if (kind != DutyKind::write_move && !progress.done.contains(kind))
        return duty_of(facts, player, kind, {progress.ply, *progress.move});
  auto writing = duty_of_writing(facts, player);
  return writing ? writing : duty_of_adjournment(facts, player);
}

void tell_duty(Fold& f, Color player, bool is_repeat) {
  auto const to = audience_of_assistant(player);
  if (auto const& told = f.facts().assistant(player).told)
    f.say({.to = to, .is_repeat = is_repeat, .content = DutyTold{*told}});
  else
    f.say({.to = to, .is_repeat = false, .content = NoDuty{}});
}

bool is_guided(TableFacts const& facts, Color player) {
  return facts.is_started && !facts.setup.player(player).guided.is_empty();
}

/// What his key means for the table: he has announced for his player, or pressed for him.
void do_for_player(Fold& f, Color player, Duty const& duty) {
  auto& facts = f.facts();
  bool const is_pending = duty.ply == facts.line.plies() + 1 && facts.is_playing();
  if (!is_pending) return;
  if (duty.kind == DutyKind::announce_move) facts.turn.is_confirmed_by_person = true;
  if (duty.kind == DutyKind::start_clock && facts.is_clockless()) absorb(f, PressEntered{player});
}

}  // namespace

void absorb(Fold& f, DutyDone const& in) {
  auto& facts = f.facts();
  if (!is_guided(facts, in.of)) return;
  auto& progress = facts.assistant(in.of);
  bool const is_of_former = progress.has_replaced && f.now() < progress.told_at + reaching_for_the_key;
  if (!progress.told || is_of_former) return tell_duty(f, in.of, true);
  Duty const duty = *std::exchange(progress.told, std::nullopt);
  progress.is_answer_due = true;
  if (duty.kind == DutyKind::seal_move || duty.kind == DutyKind::fill_envelope)
    progress.done_of_adjournment.insert(duty.kind);
  else if (duty.kind == DutyKind::write_move)
    progress.written = std::max<std::size_t>(progress.written, duty.ply);
  else if (duty.ply == progress.ply)
    progress.done.insert(duty.kind);
  do_for_player(f, in.of, duty);
}

/// "Nothing to do" is no answer while something is wrong or waits.
void absorb(Fold& f, DutyAsked const& in) {
  if (!is_guided(f.facts(), in.of)) return;
  auto all = waiting(f.facts());
  if (f.facts().assistant(in.of).told || all.empty()) return tell_duty(f, in.of, true);
  f.say({.to = audience_of_assistant(in.of), .content = StandingTold{std::move(all)}});
}

void guide_assistants(Fold& f) {
  for (Color const player : {Color::white, Color::black}) {
    if (!is_guided(f.facts(), player)) continue;
    note_done(f, player);
    auto& progress = f.facts().assistant(player);
    if (!f.facts().sealing) progress.done_of_adjournment = {};
    auto next = next_duty(f.facts(), player);
    bool const is_answer_due = std::exchange(progress.is_answer_due, false);
    if (next == progress.told && !(is_answer_due && !next)) continue;
    progress.has_replaced = progress.told.has_value();
    progress.told = std::move(next);
    progress.told_at = f.now();
    if (progress.told || is_answer_due) tell_duty(f, player, false);
  }
}

void repeat_duties(Fold& f) {
  for (Color const player : {Color::white, Color::black})
    if (is_guided(f.facts(), player) && f.facts().assistant(player).told) tell_duty(f, player, true);
}

void note_clock_started(Fold& f, Move m) {
  auto& facts = f.facts();
  auto& progress = facts.assistant(facts.mover());
  turn_to(progress, {facts.line.plies() + 1, m});
  progress.done.insert(DutyKind::announce_move);
  progress.done.insert(DutyKind::start_clock);
}

bool is_told_by_assistant(TableFacts const& facts, Color player) {
  return always_of(facts, player).contains(DutyKind::tell_on_request);
}

}  // namespace tactus::table
