// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/ruling.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

constexpr std::size_t most_articles = 5;

/// Provisions of a newer edition may share one number in an older one.
bool is_cited(Ruling const& ruling, RuleSet rules, std::string_view number) {
  return std::any_of(ruling.articles.begin(), ruling.articles.end(),
                     [&](Law each) { return number_in(each, rules) == number; });
}

}  // namespace

void cite(Ruling& ruling, Regime regime, std::initializer_list<Law> laws) {
  for (Law const law : laws) {
    auto const number = number_in(law, regime.rules);
    if (!number || ruling.articles.size() == most_articles) continue;
    if (!is_cited(ruling, regime.rules, *number)) ruling.articles.push_back(law);
  }
}

}  // namespace tactus::arbitration::laws
