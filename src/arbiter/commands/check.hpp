// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter check FILE`: whether a game file is whole by its fingerprints, and the one whose signature
// was signed. With `--replay`, whether it is what its program must have written: its inputs are gone through
// once more, and each outcome that does not follow from them is named: a row that was added, changed or taken
// out. A forged input, with all that follows from it, is not found this way.
#pragma once

#include "src/store/game_file.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

struct CheckOptions {
  std::string game;
  bool is_replayed = false;
  std::vector<std::string> signature{};  // twelve squares, as they were signed; none: not compared
  std::optional<Language> language{};    // of the answer; else that of the environment
};

/// A line for each event that does not follow, by its number; none: all of them do.
struct ReplayCheck {
  std::vector<std::string> lines;
  /// That wrote it, as the file says: it may have decided otherwise what follows.
  std::optional<std::string> other_version{};
};
ReplayCheck check_replay(std::vector<store::NumberedEvent> const& events, std::string const& version);

/// 0: it is whole, the signature is the one that was typed, nothing behind the end would change the record,
/// all follow; 1: not so, or the file cannot be read whole.
int run_check(CheckOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
