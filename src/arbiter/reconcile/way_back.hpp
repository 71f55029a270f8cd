// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter types at the table so that the record has what he decided. The program proposes. Pure.
#pragma once

#include "core/chess/move.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/sheet/decision_sheet.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// As typed, without the password: `replace 12 black Nf6` where this one ply is another, else
/// `restore 5 black 1:02:00 0:59:00` where the record has other moves than these or more; `confirm arbiter`;
/// then each move that it lacks. Empty: the record has them already.
/// `times`: what both clocks are set to, for the record.
std::vector<std::string> entries_to(table::TableState const& table, std::vector<chess::Move> const& moves,
                                    std::optional<arbitration::reconcile::ClockTimes> const& times);

/// The same for the sheet, with what is typed for a board that cannot show where the game goes on.
SheetSection way_back(table::TableState const& table, std::vector<std::string> const& entries);

}  // namespace tactus::program
