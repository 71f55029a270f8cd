// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/papers.hpp"

#include "core/arbitration/reconcile/sheets/sheet_file.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"

namespace tactus::truth {
namespace {

namespace ours = arbitration::reconcile;

/// Each writes in his own language.
constexpr Language languages[] = {Language::english, Language::german};

std::string sheet_text(TruthLog const& log, Color writer) {
  Language const language = languages[static_cast<unsigned>(writer)];
  std::string text = "language: " + std::string{language.code()};
  bool is_white = log.all_completed.empty() || log.all_completed.front().by == Color::white;
  unsigned number = 0;
  for (MoveDescription const& each : log.sheets[writer]) {
    if (is_white || number == 0) text += '\n' + std::to_string(++number) + (is_white ? "." : "...");
    text += ' ' + notation::write_san(each, *notation::letters_of(language));
    is_white = !is_white;
  }
  return text;
}

std::optional<ours::Decision> proposed_by(program::GameEvidence const& evidence, TruthLog const& log) {
  if (evidence.state().result() != table::GameResult::open) return std::nullopt;
  program::FoundTable found;
  for (Color const player : chess::both_colors) {
    auto const board = program::sensed_board(evidence.state(), player);
    if (!board) return std::nullopt;
    found.boards[player] = *board;
    found.sheets[player] = ours::read_sheet_file(sheet_text(log, player)).value();
  }
  return program::settled_game(evidence, found, arbitration::laws::RuleSet::fide_2023, ours::Effort{})
      .decision;
}

}  // namespace

Papers papers_of(std::vector<table::StampedEvent> const& events, TruthLog const& log) {
  program::GameEvidence evidence;
  for (auto const& each : events) evidence.take(each);
  auto const record = program::record_of(events);
  if (!record) return {};
  return {*record, program::pgn_game_of(*record), proposed_by(evidence, log)};
}

}  // namespace tactus::truth
