// SPDX-License-Identifier: GPL-3.0-or-later
// Two boards and two copied sheets of one table, settled: from what was read to the decision and its sheet.
#pragma once

#include "core/arbitration/reconcile/decision.hpp"
#include "core/arbitration/reconcile/sheet_file.hpp"
#include "core/legal/position.hpp"
#include "src/arbiter/decision_sheet.hpp"

namespace tactus::program {

/// All that the arbiter has, by the colour of the players.
struct FoundTable {
  chess::Position start = chess::Position::initial();
  arbitration::laws::ByColor<arbitration::reconcile::FoundBoard> boards{};
  arbitration::laws::ByColor<arbitration::reconcile::CopiedSheet> sheets{};
  arbitration::reconcile::ClockLog clocks{};
};

struct SettledTable {
  arbitration::reconcile::Case found;
  arbitration::reconcile::Settlement settlement;
  arbitration::reconcile::Decision decision;
  std::vector<SheetSection> sheet;
};

/// After two seconds with what was found until then; the decision says so.
SettledTable settled(FoundTable const& table, arbitration::laws::RuleSet rules);

}  // namespace tactus::program
