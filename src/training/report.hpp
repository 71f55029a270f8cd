// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training report`: one file of plain text in which a player tells those who make Tactus how an
// evening went. It is written on this machine and read by its owner; nothing sends it.
#pragma once

#include "src/record/saved_game.hpp"
#include "src/table/options/options.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace tactus::training {

struct ReportOptions {
  std::string game, captures{}, into = "report.txt";
  std::optional<words::Language> language{};
};

/// A name of the game, and what stands in its place.
struct StandIn {
  std::string name, instead;
};
/// Of players, assistants, tournament and place, also as they were corrected; the longest first, whole names
/// and their parts.
std::vector<StandIn> stand_ins_of(std::vector<store::NumberedEvent> const& events);
/// Each name that stands as a word of its own; capitals and small letters are two.
std::string without_names(std::string text, std::vector<StandIn> const& names);
/// The events without names, dates' places and the hash of the arbiter's password.
std::vector<store::NumberedEvent> without_names(std::vector<store::NumberedEvent> events);

/// Failed: nothing was written. A game of a tournament has to have ended: until then its record is the
/// arbiter's.
program::ExitStatus write_report(ReportOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::training
