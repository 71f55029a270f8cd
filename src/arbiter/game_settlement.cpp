// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/game_settlement.hpp"

#include "core/legal/legal_beginning.hpp"
#include "src/arbiter/cause_sections.hpp"

namespace tactus::program {
namespace {

using arbitration::laws::say;
using chess::Color;

void add_evidence(std::vector<SheetSection>& sheet, GameEvidence const& evidence) {
  auto lines = evidence.lines();
  if (lines.empty()) return;
  auto const count = static_cast<unsigned>(lines.size());
  sheet.push_back(
      {say("Evidence of the game file (times in UTC): {count}", {{"count", count}}), std::move(lines)});
}

}  // namespace

GameSheet settled_game(GameEvidence const& evidence, FoundTable found, arbitration::laws::RuleSet rules) {
  auto const start = chess::position_of(evidence.state().line().start());
  if (!start) return game_without_sheets(evidence, found, rules);  // nothing can be replayed from there
  found.start = *start;
  found.clocks = evidence.clocks();
  auto done = settled(found, rules);
  add_causes(done.sheet, done.found, done.decision);
  add_evidence(done.sheet, evidence);
  close_sheet(done.sheet);
  return {std::move(done.decision), std::move(done.sheet)};
}

GameSheet game_without_sheets(GameEvidence const& evidence, FoundTable const& found,
                              arbitration::laws::RuleSet rules) {
  GameSheet told;
  told.decision.rules = rules;
  told.decision.is_borne_out = false;
  told.sheet = {{say("Not decided: both scoresheets are needed."),
                 {say("Articles: {count}", {{"count", 1U}}),
                  say("Article {article}:", {{"article", arbitration::laws::law("D.2.9")}})}}};
  auto const& record = evidence.state().line();
  for (Color const player : {Color::white, Color::black})
    told.sheet.push_back(board_against_record(player, found.boards[player], record.current().placement()));
  if (auto const start = chess::position_of(record.start()))
    for (Color const player : {Color::white, Color::black})
      add_causes(told.sheet, player, *start, record.moves(), found.boards[player]);
  add_evidence(told.sheet, evidence);
  close_sheet(told.sheet);
  return told;
}

}  // namespace tactus::program
