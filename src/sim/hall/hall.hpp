// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim hall`: many tables at once, each into its own game file, for the arbiter's page and what
// follows many files. No boards and no lines: the hands act on core/table itself.
#pragma once

#include "src/sim/hall/plan.hpp"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace tactus::sim {

struct HallOptions {
  unsigned tables = 0;
  std::string folder = "hall";
  double speed = 1;  // times real time, at least 1; 0: as fast as it goes
  HallWishes wishes;
  std::optional<std::int64_t>
      opening_ms;      // since 1970; nothing: now; at speed 0 so that the last event is now
  bool waits = false;  // for a line, when the game files are there and before the first move
};

/// Makes the folder with manifest.jsonl and a game file per table, and plays. Prints one fact per line; `in`
/// is where the line comes from that it may wait for. 0 when all was written; 1 with a sentence on `errors`
/// where something could not be.
int run_hall(HallOptions const& options, std::istream& in, std::ostream& out, std::ostream& errors);

}  // namespace tactus::sim
