// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/law/law.hpp"

#include "core/arbitration/book/law_search.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/options.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <ostream>
#include <sstream>

namespace tactus::program {
namespace {

using namespace arbitration::laws;

constexpr int nothing_found = 1;
constexpr std::array sets_to_try{RuleSet::fide_2023, RuleSet::fide_2017, RuleSet::fide_2014,
                                 RuleSet::fi_blitz_2024_increment, RuleSet::fi_blitz_2024_fixed};

std::vector<std::string> words_in(std::string const& text) {
  std::istringstream in{text};
  return {std::istream_iterator<std::string>{in}, {}};
}

void print(std::ostream& out, std::vector<std::string> const& lines) {
  for (std::string const& line : lines) out << line << '\n';
}

/// A number of another rule set is shown as it reads in `rules`, or there if `rules` has no such provision.
bool show_from(RuleSet found, std::string const& number, RuleSet rules, LawLines const& lines,
               std::ostream& out) {
  auto const laws = laws_numbered(number, found);
  auto const below = laws.empty() ? laws_below(number, found) : std::vector<Law>{};
  if (laws.empty() && below.empty()) return false;
  if (found != rules) out << lines.found_elsewhere(number, found, rules) << '\n';
  if (!below.empty()) print(out, lines.heading(number, below, found));
  for (Law const law : laws) {
    if (law != laws.front()) out << '\n';
    print(out, lines.provision(law, number_in(law, rules) ? rules : found));
  }
  return true;
}

/// Words are looked for where somebody typed them for a number.
bool is_made_of_words(std::string const& typed) {
  return std::none_of(typed.begin(), typed.end(), [](char c) { return c >= '0' && c <= '9'; });
}

int search(std::vector<std::string> const& words, std::optional<RuleSet> rules, LawLines const& lines,
           std::ostream& out, Complaints const& complain);

/// A rule of the set that was meant may hide a chapter of the FIDE Laws.
void hint_at_fide(std::string const& shown, std::string const& typed, LawLines const& lines,
                  std::ostream& out) {
  if (!shown.starts_with("FI-")) return;
  for (std::string const& number : numbers_meant(typed, RuleSet::fide_2023))
    if (!number.starts_with("FI-") && (!laws_numbered(number, RuleSet::fide_2023).empty() ||
                                       !laws_below(number, RuleSet::fide_2023).empty())) {
      out << lines.also_in_fide(number) << '\n';
      return;
    }
}

int show(std::string const& typed, std::optional<RuleSet> asked, LawLines const& lines, std::ostream& out,
         Complaints const& complain) {
  RuleSet const rules = asked.value_or(RuleSet::fide_2023);
  auto const meant = numbers_meant(typed, rules);
  for (std::string const& number : meant)
    if (show_from(rules, number, rules, lines, out)) {
      if (is_finnish_blitz(rules)) hint_at_fide(number, typed, lines, out);
      return 0;
    }
  for (std::string const& number : meant)
    for (RuleSet const found : sets_to_try)
      if (found != rules && show_from(found, number, rules, lines, out)) return 0;
  if (is_made_of_words(typed)) return search(words_in(typed), asked, lines, out, complain);
  std::string const& number = meant.empty() ? typed : meant.front();
  constexpr std::size_t enough = 5;
  std::string near;
  for (Law const law : laws_near(number, rules, enough))
    near.append(near.empty() ? "" : ", ").append(*number_in(law, rules));
  complain(
      say("no provision {number} in {rules}", {{"number", number}, {"rules", std::string{name_of(rules)}}}),
      say("a number such as {near}; or --search WORDS", {{"near", near}}));
  return usage_error;
}

int search(std::vector<std::string> const& words, std::optional<RuleSet> rules, LawLines const& lines,
           std::ostream& out, Complaints const& complain) {
  auto const found = lines.search(words, rules);
  print(out, found.notes);
  print(out, found.lines);
  if (!found.lines.empty()) return 0;
  complain(say("no provision has all of these words"),
           say("fewer words, or parts of words, in the language of the answers"));
  return nothing_found;
}

}  // namespace

int run_law(LawOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = answer_catalogue(options.language, errors);
  LawLines const lines{catalogue};
  Complaints const complain{errors, catalogue};
  if (options.compare) {
    print(out, lines.comparison(options.compare->first, options.compare->second));
    return 0;
  }
  if (!options.search.empty()) return search(options.search, options.rules, lines, out, complain);
  return show(options.number, options.rules, lines, out, complain);
}

}  // namespace tactus::program
