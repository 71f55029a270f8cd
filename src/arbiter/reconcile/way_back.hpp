// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter types at the table so that the record has what he decided. The program proposes. Pure.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/legal/position.hpp"
#include "src/arbiter/sheet/decision_sheet.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// As typed, without the password: `restore 5 black 1:02:00 0:59:00` and `confirm arbiter` where the record
/// has other moves than these or more, then each move that it lacks. Empty: the record has them already.
/// `times`: what both clocks are set to, for the record.
std::vector<std::string> entries_to(chess::PlayedLine const& record, std::vector<chess::Move> const& moves,
                                    std::optional<arbitration::reconcile::ClockTimes> const& times);

/// The same for the sheet.
SheetSection way_back(std::vector<std::string> const& entries);

}  // namespace tactus::program
