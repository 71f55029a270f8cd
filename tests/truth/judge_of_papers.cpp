// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.hpp"
#include "tests/truth/papers.hpp"

#include <algorithm>
#include <chrono>

namespace tactus::truth {
namespace {

using arbitration::reconcile::Proposal;
using notation::PgnResult;

std::string name_of(Color player) { return player == Color::white ? "White" : "Black"; }

// The game as PGN.

/// At one of his presses for this move.
bool was_on_display(TruthLog const& log, Color by, MoveDescription const& move, Millis told) {
  return std::ranges::any_of(log.all_completed, [&](TruePly const& ply) {
    return ply.by == by && is_same(ply.description, move) && std::ranges::any_of(ply.left, [&](Millis left) {
             return std::chrono::abs(left - told) <= of_display;
           });
  });
}

void judge_times(TruthLog const& log, Papers const& papers, std::vector<Verdict>& found) {
  auto const moves = chess::scored_as_played(program::line_of(papers.record));
  for (std::size_t i = 0; i < std::min(log.plies.size(), papers.pgn.moves.size()); ++i) {
    auto const told = papers.pgn.clocks[i];
    if (!is_same(moves[i].move, log.plies[i].description)) return;  // what follows is judged by its moves
    if (told && !was_on_display(log, moves[i].by, moves[i].move, *told))
      found.push_back({Measure::false_statement, "PGN, ply " + std::to_string(i + 1) + ": " +
                                                     std::to_string(told->count() / 1000) + " s"});
  }
}

PgnResult result_of(TruthLog const& log) {
  auto const ended = std::ranges::find(log.deeds, What::agreed, &Deed::what);
  if (ended == log.deeds.end() || !log.is_end_told) return PgnResult::unfinished;
  if (!ended->by) return PgnResult::draw;
  return *ended->by == Color::white ? PgnResult::white_wins : PgnResult::black_wins;
}

void judge_taken_back(TruthLog const& log, Papers const& papers, std::vector<Verdict>& found) {
  for (auto const& run : papers.record.taken_back)
    for (chess::ScoredMove const& each : run) {
      bool const was_completed = std::ranges::any_of(log.all_completed, [&](TruePly const& ply) {
        return ply.by == each.by && is_same(ply.description, each.move);
      });
      if (!was_completed)
        found.push_back({Measure::false_statement, "PGN: taken back: " + notation::write_san(each.move)});
    }
}

// Both boards with both sheets.

bool stands_right(TruthLog const& log, Color board) {
  auto const& wanted = log.plies.empty() ? log.start : log.plies.back().position;
  return log.standing(board, log.end) == wanted;
}

bool did_both_write_it(TruthLog const& log) {
  return std::ranges::all_of(chess::both_colors, [&](Color player) {
    return std::ranges::equal(log.sheets[player], log.plies, is_same, {}, &TruePly::description);
  });
}

void judge_naming(TruthLog const& log, Proposal const& proposal, Measure measure,
                  std::vector<Verdict>& found) {
  for (Color const player : chess::both_colors)
    if (proposal.corrects[player] && stands_right(log, player))
      found.push_back({measure, "reconcile corrects the board of " + name_of(player) + ", who did it right"});
}

void judge_proposals(TruthLog const& log, Papers const& papers, std::vector<Verdict>& found) {
  auto const& all = *papers.proposed;
  judge_naming(log, all.preferred(), Measure::innocent, found);
  if (!did_both_write_it(log) || log.plies.empty()) return;  // nothing to settle by
  for (std::size_t i = 1; i < all.lawful.size(); ++i)
    judge_naming(log, all.lawful[i], Measure::unclear, found);
  if (all.preferred().moves.size() != log.plies.size()) {
    std::string line;
    for (chess::Move const m : all.preferred().moves) line += ' ' + m.from().name() + m.to().name();
    found.push_back({Measure::wrong_ply, "reconcile, " + std::string{name_of(all.preferred().verdict)} + ':' +
                                             line + ", played " + std::to_string(log.plies.size())});
  }
  for (Color const player : chess::both_colors)
    if (!log.shows(player, log.plies.size(), log.end) && !all.preferred().corrects[player])
      found.push_back({Measure::missing, "reconcile does not correct the board of " + name_of(player)});
}

}  // namespace

void judge_papers(TruthLog const& log, Papers const& papers, std::vector<Verdict>& found) {
  judge_times(log, papers, found);
  judge_taken_back(log, papers, found);
  if (papers.pgn.result != result_of(log))
    found.push_back({Measure::false_statement, "PGN: result " + std::string{text_of(papers.pgn.result)}});
  if (papers.proposed && !log.has_been(What::agreed, log.end)) judge_proposals(log, papers, found);
}

}  // namespace tactus::truth
