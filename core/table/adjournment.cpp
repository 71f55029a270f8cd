// SPDX-License-Identifier: GPL-3.0-or-later
// A game is adjourned and goes on later (Guideline I). The sealed move is in the envelope; what is written on
// it is recorded.
#include "core/notation/fen.hpp"
#include "core/table/fold.hpp"

namespace tactus::table {

void absorb(Fold& f, AdjournmentEntered const& in) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  if (in.by != facts.mover()) return tell(f, in.by, OnlyMoverSeals{});
  unsigned const number = facts.line.number_at(facts.line.plies());
  auto const reading = in.reading || facts.is_clock_lost ? in.reading : facts.reading;
  facts.turn = Turn{};  // what he has made on his board is not his move: that is in the envelope
  facts.sealing = in.by;
  f.record(
      GameAdjourned{in.by, number, notation::write_fen(chess::setup_of(facts.line)), reading, facts.offer});
  f.say({.to = Audience::table, .content = AdjournedTold{in.by, number}});
}

void absorb(Fold& f, PlayContinued const&) {
  auto& facts = f.facts();
  if (!facts.is_open() || !facts.sealing) return;
  facts.sealing.reset();
  for (Color const c : {Color::white, Color::black}) {
    if (!facts.board(c)) continue;
    // The pieces were put away and up again.
    facts.board(c)->sense.lose_track();
    facts.board(c)->is_doubtful = true;
    if (facts.is_connected(c)) f.ask(c);
  }
  facts.has_clock_gap = facts.setup.has_clock;
  f.say({.to = Audience::table, .content = GameResumed{static_cast<unsigned>(facts.line.plies())}});
}

}  // namespace tactus::table
