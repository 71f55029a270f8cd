// SPDX-License-Identifier: GPL-3.0-or-later
// A decision sheet as lines of text, as a page to print, and as JSON.
#pragma once

#include "src/arbiter/decision_sheet.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// What the words of a sheet depend on.
struct SheetVoice {
  words::Catalogue const& catalogue;
  arbitration::laws::RuleSet rules = arbitration::laws::RuleSet::fide_2023;

  std::string operator()(arbitration::laws::Sentence const& sentence) const;
};

/// One line for each fact, each with its line end.
std::string sheet_as_text(std::vector<SheetSection> const& sheet, SheetVoice const& voice);

/// A whole page: headings and lists, no scripts, nothing fetched; with lines to write the decision on.
std::string sheet_as_page(std::vector<SheetSection> const& sheet, SheetVoice const& voice);

/// One object on one line: the decision in values for machines, the sheet as text under "lines".
std::string sheet_as_json(arbitration::reconcile::Decision const& decision,
                          std::vector<SheetSection> const& sheet, SheetVoice const& voice);

}  // namespace tactus::program
