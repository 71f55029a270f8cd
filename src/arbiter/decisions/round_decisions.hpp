// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter decisions`: all decisions of a round, to be read, printed, counted or sent on.
#pragma once

#include "src/arbiter/decisions/decisions.hpp"
#include "src/arbiter/sheet/cells.hpp"
#include "src/words/catalogue.hpp"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

enum class DecisionsFormat : std::uint8_t { text, html, csv, jsonl };

struct DecisionsOptions {
  std::string file;  // of decisions, or the folder that it is in
  DecisionsFormat format = DecisionsFormat::text;
  std::optional<Language> language{};  // of the heads; else that of the environment
};

/// One fact a line, the decision first; an empty line behind each. Local time with its zone.
std::string decisions_as_text(std::vector<RecordedDecision> const& decisions,
                              words::Catalogue const& catalogue);

/// One row for each, in order.
Cells decision_cells(std::vector<RecordedDecision> const& decisions, words::Catalogue const& catalogue);

/// A round without decisions says so. 0; 1: the file cannot be read, or there is no such folder.
int run_decisions(DecisionsOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
