// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter confirms at the table by the word that was agreed with him; which word it was, only the
// keyboard compares.
#include "core/table/fold.hpp"

#include <algorithm>

namespace tactus::table {

void absorb(Fold& f, ArbiterNamed const& in) {
  auto const& facts = f.facts();
  bool const awaits_board = std::any_of(facts.boards.begin(), facts.boards.end(),
                                        [](auto const& board) { return board && board->awaits_position; });
  if (facts.awaits_arbiter() || (facts.is_open() && (facts.claim || awaits_board)))
    return tell(f, in.at, WordAsked{});
  tell(f, in.at, NothingToSign{});
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
