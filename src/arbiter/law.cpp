// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/law.hpp"

#include "src/arbiter/answer_language.hpp"
#include "src/arbiter/exit_code.hpp"
#include "src/arbiter/law_lines.hpp"

#include <array>
#include <ostream>

namespace tactus::program {
namespace {

using namespace arbitration::laws;

constexpr int nothing_found = 1;
constexpr std::array sets_to_try{RuleSet::fide_2023, RuleSet::fide_2017, RuleSet::fide_2014,
                                 RuleSet::fi_blitz_2024_increment, RuleSet::fi_blitz_2024_fixed};

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

int show(std::string const& number, RuleSet rules, LawLines const& lines, std::ostream& out,
         std::ostream& errors) {
  if (show_from(rules, number, rules, lines, out)) return 0;
  for (RuleSet const found : sets_to_try)
    if (found != rules && show_from(found, number, rules, lines, out)) return 0;
  constexpr std::size_t enough = 5;
  errors << "error: no provision " << number << " in " << name_of(rules) << "\nexpected: a number such as";
  char const* between = " ";
  for (Law const law : laws_near(number, rules, enough)) {
    errors << between << *number_in(law, rules);
    between = ", ";
  }
  errors << "; or --search WORDS\n";
  return usage_error;
}

int search(LawOptions const& options, LawLines const& lines, std::ostream& out, std::ostream& errors) {
  auto const hits = lines.search(options.search, options.rules);
  print(out, hits);
  if (!hits.empty()) return 0;
  errors << "error: no provision has all of these words\nexpected: fewer words, or parts of words, in the "
            "language of the answers\n";
  return nothing_found;
}

}  // namespace

int run_law(LawOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = answer_catalogue(options.language, errors);
  LawLines const lines{catalogue};
  if (options.compare) {
    print(out, lines.comparison(options.compare->first, options.compare->second));
    return 0;
  }
  if (!options.search.empty()) return search(options, lines, out, errors);
  return show(options.number, options.rules.value_or(RuleSet::fide_2023), lines, out, errors);
}

}  // namespace tactus::program
