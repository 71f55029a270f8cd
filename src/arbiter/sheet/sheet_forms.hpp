// SPDX-License-Identifier: GPL-3.0-or-later
// A decision sheet as lines of text, as a page to print, and as JSON.
#pragma once

#include "core/instant.hpp"
#include "src/arbiter/decisions/decisions.hpp"
#include "src/arbiter/sheet/decision_sheet.hpp"
#include "src/arbiter/sheet/printed_table.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// What the words of a sheet depend on.
struct SheetVoice {
  words::Catalogue const& catalogue;
  arbitration::laws::RuleSet rules = arbitration::laws::RuleSet::fide_2023;

  std::string operator()(Message const& sentence) const;
};

/// One line for each fact, each with its line end.
std::string sheet_as_text(std::vector<SheetSection> const& sheet, SheetVoice const& voice);

/// A whole page: headings and lists, no scripts, nothing fetched; with lines to write the decision on and to
/// sign.
std::string sheet_as_page(std::vector<SheetSection> const& sheet, SheetVoice const& voice,
                          PrintedTable const& table = {});

/// One object on one line: the decision in values for machines, the sheet as text under "lines".
std::string sheet_as_json(arbitration::reconcile::Decision const& decision,
                          std::vector<SheetSection> const& sheet, SheetVoice const& voice);

/// What the arbiter says of it.
struct ArbitersDecision {
  std::string decided;  // number of a lawful answer, or own words
  std::string reason;
};

/// A whole number that is none of the answers: mistyped, and not to be recorded.
bool is_number_of_no_answer(arbitration::reconcile::Decision const& proposed, std::string const& decided);

/// As it is recorded: the lawful answers are the ruling, and the article is that of the one that he chose, or
/// of the first one. `about`: what is known of the table.
RecordedDecision recorded_decision(arbitration::reconcile::Decision const& proposed,
                                   ArbitersDecision const& decision, DecisionCase about, Instant now,
                                   SheetVoice const& voice);

}  // namespace tactus::program
