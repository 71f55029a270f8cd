// SPDX-License-Identifier: GPL-3.0-or-later
// What a player claims and the arbiter decides (6.8, 7.5, 9.2, 9.3, D.2.10.5). The program judges none of it:
// whether a claim is right is asked of the arbiter's program.
#include "core/table/fold.hpp"

namespace tactus::table {
namespace {

bool is_of_draw(ClaimKind kind) { return kind == ClaimKind::threefold || kind == ClaimKind::fifty_moves; }

/// Of who sits at the keyboard: the blind players, else the player to move.
void tell_at_keyboard(Fold& f, Content const& content) {
  auto const& setup = f.facts().setup;
  bool const is_any_blind = setup.white.is_blind || setup.black.is_blind;
  for (Color const c : {Color::white, Color::black})
    if (is_any_blind ? setup.player(c).is_blind : c == f.facts().mover()) tell(f, c, content);
}

/// Where a word was agreed, by that alone; else nobody decides his own claim.
bool is_decided(Fold& f, ClaimAnswered const& in, Color by) {
  auto& facts = f.facts();
  Claim& claim = *facts.claim;
  if (!facts.setup.arbiter_word.empty()) return tell(f, by, WordNeeded{}), false;
  if (in.is_upheld) return by != claim.by;
  return confirm(f, claim.is_rejected, by);
}

}  // namespace

void absorb(Fold& f, SideNeeded const& in) {
  if (f.facts().is_open()) tell_at_keyboard(f, SideWanted{in.about});
}

void absorb(Fold& f, SideNotNamed const&) {
  if (f.facts().is_open()) tell_at_keyboard(f, SideQuestionDropped{});
}

void absorb(Fold& f, ClaimMade const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  // Only the arbiter is told of a touched piece (D.2.10.5); the game goes on until he comes.
  if (in.kind == ClaimKind::touched_piece) return tell(f, in.by, ClaimTold{in.kind});
  facts.claim = Claim{in.kind, in.by};
  if (is_of_draw(in.kind) && !facts.offer) facts.offer = in.by;  // 9.1.2.3
  f.say({.to = Audience::table, .content = ClaimTold{in.kind}});
}

void absorb(Fold& f, ClaimAnswered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (!facts.claim) return f.say({.to = Audience::table, .content = NoClaim{}});
  if (in.by && !is_decided(f, in, *in.by)) return;
  if (!in.by) facts.wrong_words = 0;
  ClaimKind const kind = facts.claim->kind;
  facts.claim.reset();
  bool const is_of_before = !in.by && facts.setup.arbiter_word.empty();  // a file of an earlier version
  if (is_of_before && in.is_upheld && is_of_draw(kind))
    return end_game(f, GameResult::draw,
                    kind == ClaimKind::threefold ? "threefold claim" : "fifty-move claim");
  // What follows, a result, a position or other times, is entered next: the same question in every position.
  f.say({.to = Audience::table, .content = ClaimDecided{in.is_upheld}});
}

}  // namespace tactus::table
