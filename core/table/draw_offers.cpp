// SPDX-License-Identifier: GPL-3.0-or-later
// Offering a draw (9.1.2): it cannot be withdrawn and stands until the opponent accepts it, says no, touches
// a piece to move it, or moves.
#include "core/table/fold.hpp"

namespace tactus::table {
namespace {

/// 9.1.2.1: after making the move, before pressing the clock. Where the program cannot know, it blames
/// nobody.
bool is_untimely(TableFacts const& facts, Color by) {
  if (facts.is_clockless()) return false;
  auto const& turn = facts.turn;
  return by != facts.mover() || !(turn.made || turn.shown || turn.entered);
}

}  // namespace

void lapse_offer(TableFacts& facts, Color touched_by) {
  if (facts.offer == opposite(touched_by)) facts.offer.reset();
}

void absorb(Fold& f, DrawOffered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  // It stands already, or the opponent's does, which wants an answer: he hears it again.
  if (facts.offer) return tell(f, in.by, DrawOfferTold{*facts.offer});
  facts.offer = in.by;
  auto const ply = static_cast<unsigned>(facts.line.plies() + 1);
  if (is_untimely(facts, in.by))
    f.record(Irregularity{IrregularityKind::offered_draw_untimely, in.by, ply, {}});
  f.say({.to = Audience::table, .content = DrawOfferTold{in.by}});
}

void absorb(Fold& f, DrawAnswered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) {
    // After the end only the way back can still be declined.
    if (facts.is_started && !in.is_accepted) lapse(f, Lapse::declined);
    return;
  }
  if (facts.offer != opposite(in.by)) {
    bool const is_declined = !in.is_accepted && lapse(f, Lapse::declined);
    return is_declined ? void() : tell(f, in.by, NoDrawOffer{});
  }
  if (in.is_accepted) return end_game(f, GameResult::draw, "agreed");
  facts.offer.reset();
  f.say({.to = Audience::table, .content = DrawDeclined{in.by}});
}

}  // namespace tactus::table
