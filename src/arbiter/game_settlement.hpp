// SPDX-License-Identifier: GPL-3.0-or-later
// The decision sheet about a table of which there is a game file: its record, clocks and evidence go in
// beside the boards and the scoresheets.
#pragma once

#include "src/arbiter/game_evidence.hpp"
#include "src/arbiter/settled_table.hpp"

namespace tactus::program {

struct GameSheet {
  arbitration::reconcile::Decision decision;
  std::vector<SheetSection> sheet;  // whole, with its last line
};

/// `found`: boards and sheets; start and clocks are the game's. After two seconds with what was found until
/// then.
GameSheet settled_game(GameEvidence const& evidence, FoundTable found, arbitration::laws::RuleSet rules);

/// Without the sheets nothing can be settled; what the record of the game says is shown all the same.
GameSheet game_without_sheets(GameEvidence const& evidence, FoundTable const& found,
                              arbitration::laws::RuleSet rules);

}  // namespace tactus::program
