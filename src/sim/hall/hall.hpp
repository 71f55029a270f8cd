// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim hall`: many tables at once, each into its own game file, for the arbiter's page and what
// follows many files. No boards and no lines: the hands act on core/table itself.
#pragma once

#include "core/instant.hpp"
#include "core/table/event.hpp"
#include "src/sim/hall/plan.hpp"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace tactus::sim {

// What a simulated hall tells of itself: for programs one JSON object per table, for people one fact per
// line. Pure.

/// "table-0012.tactus"; as many digits as the last table of the hall has.
std::string hall_file_name(unsigned table, unsigned tables);
/// The plan as one line of the manifest: table, file, white, black, plies, result, trouble (or null) with
/// kind, side, ply, squares and settled.
std::string manifest_line(HallPlan const& plan, unsigned tables);
/// What an arbiter would want to know of this event; empty: nothing.
std::string hall_news(table::TableEvent const& event);

struct HallOptions {
  unsigned tables = 0;
  std::string folder = "hall";
  double speed = 1;  // times real time, at least 1; 0: as fast as it goes
  HallWishes wishes;
  std::optional<std::int64_t>
      opening_ms;      // since 1970; nothing: now; at speed 0 so that the last event is now
  Millis played{};     // of its first hours so much is there at once
  bool waits = false;  // for a line, when the game files are there and before the first move
};

/// Makes the folder with manifest.jsonl and a game file per table, and plays. Prints one fact per line; `in`
/// is where the line comes from that it may wait for. 0 when all was written; 1 with a sentence on `errors`
/// where something could not be.
int run_hall(HallOptions const& options, std::istream& in, std::ostream& out, std::ostream& errors);

}  // namespace tactus::sim
