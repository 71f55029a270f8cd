// SPDX-License-Identifier: GPL-3.0-or-later
// What is on paper at the end of a game: its record, and what `reconcile` proposes for both boards with the
// scoresheets as those people wrote them; held against the log of truth.
#pragma once

#include "core/arbitration/reconcile/decision.hpp"
#include "src/record/game_record.hpp"
#include "tests/truth/judge.hpp"

#include <optional>
#include <vector>

namespace tactus::truth {

struct Papers {
  program::GameRecord record;
  notation::PgnGame pgn;
  /// Nothing: the game is over, or a board cannot be read; then nobody reconciles.
  std::optional<arbitration::reconcile::Decision> proposed{};
};

Papers papers_of(std::vector<table::StampedEvent> const& events, TruthLog const& log);

/// Times, result and what was taken back are those of the game. Only a board that stands otherwise than its
/// player wrote is corrected (D.2.9), and where both wrote the same it is.
void judge_papers(TruthLog const& log, Papers const& papers, std::vector<Verdict>& found);

}  // namespace tactus::truth
