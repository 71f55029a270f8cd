// SPDX-License-Identifier: GPL-3.0-or-later
// An adjourned game (Guideline I): who seals, how the game goes on, and what is told where it goes on without
// a word.

#include "core/notation/fen.hpp"
#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>

namespace tactus::table {

void note_play_while_adjourned(Fold& f) {
  auto& facts = f.facts();
  auto const& run = facts.clock_run;
  bool const is_going_on = facts.is_open() && facts.sealing && run.runs && facts.reading &&
                           facts.reading->to_move == opposite(*facts.sealing);
  if (!is_going_on) {
    facts.is_continue_told = false;
    return;
  }
  Instant const since = std::max(run.runs_since, facts.sealing_since);
  auto const is_moving = [&](Color c) {
    auto const& watch = facts.board(c);
    return watch && watch->sense.last_change() > since;  // one that came back meanwhile, too
  };
  if (facts.is_continue_told || !(is_moving(Color::white) || is_moving(Color::black))) return;
  facts.is_continue_told = true;
  f.say({.to = Audience::table, .content = ContinueNeeded{}});
}

void absorb(Fold& f, AdjournmentEntered const& in) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  if (is_set_back(facts)) return answer_set_back(f, in.by);
  bool const is_mover_known = !facts.seating.are_moves_missed;
  if (in.by != facts.mover())
    return is_mover_known ? tell(f, in.by, OnlyMoverSeals{}) : tell(f, in.by, missing_told(facts));
  unsigned const number = facts.line.number_at(facts.line.plies());
  auto const reading = in.reading || facts.is_clock_lost ? as_it_stands(facts, in.reading) : facts.reading;
  facts.turn = Turn{};  // what he has made on his board is not his move: that is in the envelope
  drop_resignation(f, Lapse::another_proposal);
  facts.sealing = in.by;
  facts.sealing_since = f.now();
  if (is_mover_known) facts.seating.is_pressed_since = false;
  facts.resumption.clear();
  facts.is_resumption_wanted = false;
  f.record(
      GameAdjourned{in.by, number, notation::write_fen(chess::setup_of(facts.line)), reading, facts.offer});
  f.say({.to = Audience::table, .content = AdjournedTold{in.by, number}});
}

void absorb(Fold& f, ResumptionNeeded const&) {
  auto& facts = f.facts();
  if (!facts.is_open() || !facts.sealing) return;
  facts.is_resumption_wanted = true;
  tell_at_keyboard(f, ResumptionWanted{});
}

void absorb(Fold& f, ResumptionStated const& in) {
  auto& facts = f.facts();
  if (!facts.is_open() || !facts.sealing) return;
  facts.is_resumption_wanted = false;
  if (in.text.empty()) return;
  facts.resumption = in.text;
  f.say({.to = Audience::table, .content = ResumptionTold{in.text}});
}

namespace {

/// Play went on before anybody typed the word: whoever has pressed has made his move.
void take_presses_of_meanwhile(TableFacts& facts) {
  auto const& reading = facts.reading;
  if (!facts.clock_run.runs || facts.is_clock_lost || !reading || !reading->to_move) return;
  Color const mover = facts.mover();
  bool const is_unmoved =
      facts.is_read(mover) && facts.board(mover)->sense.difference(facts.line.current().placement()).empty();
  bool const has_gone_round = *reading->to_move == mover && facts.seating.is_pressed_since && !is_unmoved;
  Press const press{facts.now, reading, true, false};
  if (has_gone_round || *reading->to_move == opposite(facts.mover())) facts.turn.press = press;
  if (has_gone_round) facts.turn.opponents_press = press;
}

}  // namespace

void absorb(Fold& f, PlayContinued const&) {
  auto& facts = f.facts();
  if (!facts.is_open() || !facts.sealing) return;
  facts.sealing.reset();
  take_presses_of_meanwhile(facts);
  for (Color const c : {Color::white, Color::black}) {
    if (!facts.board(c)) continue;
    // The pieces were put away and up again.
    facts.board(c)->sense.lose_track();
    facts.board(c)->sense.take_as_unseen();
    facts.board(c)->is_doubtful = true;
    facts.board(c)->doubted_at = f.now();
    doubt_way_round(*facts.board(c), facts.line.plies());
    if (facts.is_connected(c)) f.ask(c);
  }
  facts.has_clock_gap = facts.setup.has_clock;
  tell_resumed(f);
}

void tell_resumed(Fold& f) {
  auto const& line = f.facts().line;
  GameResumed const resumed{static_cast<unsigned>(line.plies()), line.number_at(line.plies()),
                            f.facts().mover()};
  f.say({.to = Audience::table, .content = resumed});
}

}  // namespace tactus::table
