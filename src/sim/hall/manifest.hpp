// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulated hall tells of itself: for programs one JSON object per table, for people one fact per
// line. Pure.
#pragma once

#include "core/table/event.hpp"
#include "src/sim/hall/plan.hpp"

#include <string>

namespace tactus::sim {

/// "table-0012.tactus"; as many digits as the last table of the hall has.
std::string hall_file_name(unsigned table, unsigned tables);
/// The plan as one line of the manifest: table, file, white, black, plies, result, trouble (or null) with
/// kind, side, ply, squares and settled.
std::string manifest_line(HallPlan const& plan, unsigned tables);
/// What an arbiter would want to know of this event; empty: nothing.
std::string hall_news(table::TableEvent const& event);

}  // namespace tactus::sim
