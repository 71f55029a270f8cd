// SPDX-License-Identifier: GPL-3.0-or-later
// A player resigns (5.1.2); both confirm the result (8.7).
#include "core/table/fold.hpp"

namespace tactus::table {

void absorb(Fold& f, ResignationEntered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (facts.resigning != in.by) {
    facts.resigning = in.by;
    return tell(f, in.by, ResignationAsked{});
  }
  end_game(f, in.by == Color::white ? GameResult::black_wins : GameResult::white_wins, "resigned");
}

void absorb(Fold& f, ResultSignedBy const& in) {
  auto& facts = f.facts();
  if (!facts.is_started) return;
  if (facts.result == GameResult::open) return tell(f, in.by, NothingToSign{});
  facts.has_signed[static_cast<unsigned>(in.by)] = true;
  f.say({.to = Audience::table, .content = ResultSigned{in.by}});
}

}  // namespace tactus::table
