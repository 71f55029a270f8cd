// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/decision.hpp"

#include "core/arbitration/reconcile/naming.hpp"

#include <algorithm>
#include <chrono>

namespace tactus::arbitration::reconcile {
namespace {

using laws::Law;
using laws::law;

/// An opponent's move may be answered before it is written down, so a sheet may be this far behind (8.1.3).
constexpr std::size_t plies_not_yet_written = 2;

constexpr std::chrono::minutes time_trouble{5};
constexpr std::chrono::seconds increment_to_write_in{30};

/// When he wrote last this player had less than five minutes, and less than thirty seconds with each move:
/// then he need not write (8.4).
bool need_not_write(Case const& found, Color player, std::size_t written) {
  auto const times = found.clocks.times_at(static_cast<unsigned>(written + 1));
  if (!times || found.clocks.increment.value_or(Millis{0}) >= increment_to_write_in) return false;
  return (player == Color::white ? times->white : times->black) < time_trouble;
}

/// Why a sheet that is shorter than the other counts all the same, or what was owed.
std::vector<Law> articles_of_lone_entries(Case const& found) {
  ByColor<std::size_t> const written{Entries{found.sheets.white}.size(), Entries{found.sheets.black}.size()};
  if (written.white == written.black) return {};
  Color const shorter = written.white < written.black ? Color::white : Color::black;
  std::size_t const behind = written[opposite(shorter)] - written[shorter];
  if (written[shorter] == 0) return {law("8.1.1"), law("8.3")};  // lost, or never kept
  if (behind <= plies_not_yet_written) return {law("8.1.3")};
  return {need_not_write(found, shorter, written[shorter]) ? law("8.4") : law("8.1.1")};
}

std::vector<Law> articles_for(Verdict verdict) {
  switch (verdict) {
    case Verdict::none:
    case Verdict::correct_board: return {law("D.2.9")};
    case Verdict::restore: return {law("D.2.9"), law("7.1")};
    case Verdict::illegal_restore: return {law("7.5.1"), law("7.5.5"), law("7.1")};
    case Verdict::reconstruct: return {law("8.5.3"), law("8.5.1")};
  }
  return {};
}

std::vector<Law> articles_for(Verdict verdict, Case const& found, laws::RuleSet rules) {
  auto articles = articles_for(verdict);
  if (verdict == Verdict::correct_board)
    for (Law const each : articles_of_lone_entries(found)) articles.push_back(each);
  std::erase_if(articles, [rules](Law each) { return !laws::number_in(each, rules); });
  return articles;
}

ClockDuty clock_duty_for(Answer const& answer) {
  // D.2.9 has the arbiter adjust the clocks, whichever board was wrong.
  if (answer.verdict == Verdict::correct_board) return ClockDuty::unknown;
  bool const goes_back = answer.verdict == Verdict::restore || answer.verdict == Verdict::illegal_restore;
  if (!goes_back) return ClockDuty::stay;
  return answer.clocks ? ClockDuty::set : ClockDuty::unknown;
}

Proposal proposal_for(Case const& found, Answer const& answer, laws::RuleSet rules) {
  Proposal proposal{answer.verdict};
  proposal.moves = answer.moves;
  proposal.position = position_after(found.start, answer.moves);
  auto const target = proposal.position.placement();
  for (Color const p : both_colors) {
    auto& changes = proposal.changes[p];
    changes = changes_to(found.boards[p], target);
    proposal.corrects[p] = answer.corrects[p] && !changes.empty();
  }
  proposal.ground = answer.ground;
  proposal.grounds = answer.grounds;
  proposal.clock_duty = clock_duty_for(answer);
  if (proposal.clock_duty == ClockDuty::set) proposal.clocks = answer.clocks;
  if (answer.illegal) proposal.illegal = IllegalMove{proposal.position.turn(), *answer.illegal};
  proposal.articles = articles_for(answer.verdict, found, rules);
  return proposal;
}

std::optional<OpenEntry> open_entry_of(Case const& found, Settlement const& settlement) {
  if (!settlement.question) return std::nullopt;
  DecidingEntry const& asked = *settlement.question;
  auto const& moves = settlement.answer_number(asked.for_answer).moves;
  auto const before = std::min<std::size_t>(asked.ply - 1, moves.size());
  OpenEntry open{asked.sheet, asked.line, asked.is_left, asked.ply};
  open.before =
      position_after(found.start, {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(before)});
  open.answer = asked.answer;
  open.other = asked.other;
  open.for_answer = asked.for_answer;
  open.for_other = asked.for_other;
  if (!open.before.is_legal(open.answer) || !open.before.is_legal(open.other)) return std::nullopt;
  return open;
}

/// Answers that hold whatever the sheets say; sheets that were read to their ends and differ; and an illegal
/// first move, before which nothing is written.
bool needs_no_support(Proposal const& proposal, bool is_searched_to_end) {
  return proposal.verdict == Verdict::none || (proposal.verdict == Verdict::restore && is_searched_to_end) ||
         (proposal.illegal && proposal.moves.empty());
}

void only_suggest(Proposal& proposal) {
  proposal.is_suggestion = proposal.verdict != Verdict::none;
  proposal.corrects = {};
  proposal.illegal.reset();
}

}  // namespace

Decision decision_on(Case const& found, Settlement const& settlement, laws::RuleSet rules) {
  Decision decision{rules, found.start};
  for (Color const p : both_colors) decision.knows_pieces[p] = found.boards[p].pieces() != nullptr;
  decision.lawful.push_back(proposal_for(found, settlement.answer, rules));
  for (Answer const& each : settlement.alternatives)
    decision.lawful.push_back(proposal_for(found, each, rules));
  decision.open_entry = open_entry_of(found, settlement);
  decision.is_searched_to_end = settlement.is_complete;
  decision.is_borne_out =
      std::all_of(decision.lawful.begin(), decision.lawful.end(), [&](Proposal const& each) {
        return needs_no_support(each, decision.is_searched_to_end) || is_borne_out(found, each.moves);
      });
  decision.findings = settlement.findings;
  if (!decision.is_borne_out)
    for (Proposal& each : decision.lawful) only_suggest(each);
  return decision;
}

}  // namespace tactus::arbitration::reconcile
