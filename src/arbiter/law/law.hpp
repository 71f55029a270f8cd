// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter law`: the book of the Laws. Shows a provision, searches, compares rule sets; one fact a
// line.
#pragma once

#include "core/arbitration/book/law_lookup.hpp"
#include "src/arbiter/options/options.hpp"
#include "src/words/catalogue.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace tactus::program {

/// 0: shown; 1: no provision has the words; 2: no such number.
int run_law(LawOptions const& options, std::ostream& out, std::ostream& errors);

/// What a search found.
struct FoundLaws {
  std::vector<std::string> notes{};  // words that stand nowhere, and how a slip was read
  std::vector<std::string> lines{};
};

// The lines of `tactus-arbiter law`, in the language of a catalogue.

class LawLines {
 public:
  explicit LawLines(words::Catalogue const& catalogue) : catalogue_(catalogue) {}

  /// Number and text in `rules`, which has the provision; where it stands in the other rule sets and what
  /// differs there.
  std::vector<std::string> provision(arbitration::laws::Law law, arbitration::laws::RuleSet rules) const;

  /// The number that was asked for stands in another rule set only.
  std::string found_elsewhere(std::string const& number, arbitration::laws::RuleSet found,
                              arbitration::laws::RuleSet asked) const;

  /// One line each, the count first.
  std::vector<std::string> heading(std::string const& number, std::vector<arbitration::laws::Law> const& laws,
                                   arbitration::laws::RuleSet rules) const;

  /// The number that was shown is a rule of a Finnish set, and the FIDE Laws have such a number as well.
  std::string also_in_fide(std::string const& number) const;

  /// Provisions that all of these words call, or that have them in their number or text, inflected too; the
  /// likeliest first. Each in `rules` if given, else in the newest rule set that has the words. Where none
  /// has all of them, those that have most.
  FoundLaws search(std::vector<std::string> const& wanted,
                   std::optional<arbitration::laws::RuleSet> rules) const;

  std::vector<std::string> comparison(arbitration::laws::RuleSet before,
                                      arbitration::laws::RuleSet after) const;

 private:
  /// A provision as a rule set has it, in small letters.
  struct Place {
    arbitration::laws::Law law;
    arbitration::laws::RuleSet rules;
    std::string text;
  };
  std::vector<Place> places(std::optional<arbitration::laws::RuleSet> rules) const;
  std::vector<std::string> hits(std::vector<std::string> const& query, std::vector<Place> const& places,
                                std::optional<arbitration::laws::RuleSet> rules, std::size_t least) const;
  std::string hit(arbitration::laws::Law law, arbitration::laws::RuleSet place,
                  std::optional<arbitration::laws::RuleSet> asked) const;
  std::string words(Message const& sentence) const;
  std::string text(arbitration::laws::Law law, arbitration::laws::RuleSet rules) const;
  std::string difference(arbitration::laws::LawDifference const& differing, arbitration::laws::RuleSet before,
                         arbitration::laws::RuleSet after) const;
  void add_other_set(std::vector<std::string>& lines, arbitration::laws::Law law,
                     arbitration::laws::RuleSet rules, arbitration::laws::RuleSet other) const;

  words::Catalogue const& catalogue_;
};

}  // namespace tactus::program
