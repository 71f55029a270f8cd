// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim table`: only the boards, the clock and their cables; commands come line by line. For trying
// `tactus` by hand and for tests that start, stop and kill it themselves.
#pragma once

#include <filesystem>
#include <optional>

namespace tactus::sim {

struct TableSessionOptions {
  std::filesystem::path folder;  // where the links to the lines are made
  unsigned speed = 1;
  std::optional<std::filesystem::path> script;  // nothing: standard input
};

/// Prints the port names first, one per line. 0 at `end` or the end of the commands; 1 for a bad line of a
/// script, and a sentence on standard error. A bad line from a person is answered and forgotten.
int run_table_session(TableSessionOptions const& options);

}  // namespace tactus::sim
