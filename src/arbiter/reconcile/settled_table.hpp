// SPDX-License-Identifier: GPL-3.0-or-later
// Two boards and two copied sheets of one table, settled: from what was read to the decision and its sheet.
#pragma once

#include "core/arbitration/reconcile/decision.hpp"
#include "core/arbitration/reconcile/likely_cause.hpp"
#include "core/arbitration/reconcile/sheets/sheet_file.hpp"
#include "core/legal/position.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"
#include "src/arbiter/sheet/decision_sheet.hpp"

namespace tactus::program {

Message cause_words(arbitration::reconcile::LikelyCause const& cause);

/// Of a board that does not show the end of the line.
void add_causes(std::vector<SheetSection>& sheet, chess::Color player, chess::Position const& start,
                std::vector<chess::Move> const& line, arbitration::reconcile::FoundBoard const& board);

/// What a board lacks to show the position of the record.
SheetSection board_against_record(chess::Color player, arbitration::reconcile::FoundBoard const& board,
                                  chess::Placement const& record);

/// All that the arbiter has, by the colour of the players.
struct FoundTable {
  chess::Position start = chess::Position::initial();
  arbitration::laws::ByColor<arbitration::reconcile::FoundBoard> boards{};
  arbitration::laws::ByColor<arbitration::reconcile::CopiedSheet> sheets{};
  arbitration::reconcile::ClockLog clocks{};
  std::optional<std::vector<arbitration::reconcile::RecordedMove>> record{};  // of boards with sensors
  arbitration::laws::ByColor<Name> players{};
};

struct SettledTable {
  arbitration::reconcile::Case found;
  arbitration::reconcile::Settlement settlement;
  arbitration::reconcile::Decision decision;
  std::vector<SheetSection> sheet;
};

/// An arbiter never waits longer for the sheets to be read.
arbitration::reconcile::Effort within_two_seconds();

/// When the effort is spent, with what was found until then; the decision says so.
SettledTable settled(FoundTable const& table, arbitration::laws::RuleSet rules,
                     arbitration::reconcile::Effort const& effort = within_two_seconds());

/// Of the boards that the settlement corrects, or of the entries at which the sheets part.
void add_causes(std::vector<SheetSection>& sheet, SettledTable const& done);

// The decision sheet about a table of which there is a game file: its record, clocks and evidence go in
// beside the boards and the scoresheets.

struct GameSheet {
  arbitration::reconcile::Decision decision;
  std::vector<SheetSection> sheet;  // whole, with its last line
};

/// `found`: boards and sheets; start and clocks are the game's. When the effort is spent, with what was found
/// until then.
GameSheet settled_game(GameEvidence const& evidence, FoundTable found, arbitration::laws::RuleSet rules,
                       arbitration::reconcile::Effort const& effort = within_two_seconds());

/// Without the sheets nothing can be settled; what the record of the game says is shown all the same.
GameSheet game_without_sheets(GameEvidence const& evidence, FoundTable const& found,
                              arbitration::laws::RuleSet rules);

}  // namespace tactus::program
