// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/book/law.hpp"

namespace tactus::arbitration::laws {
namespace {

std::string_view number_of(LawNumbers const& numbers, RuleSet rules) {
  if (is_finnish_blitz(rules) && !numbers.finnish.empty())
    return is_fixed_time(rules) && numbers.only_increment ? std::string_view{} : numbers.finnish;
  switch (edition_of(rules)) {
    case Edition::fide_2014: return numbers.fide_2014;
    case Edition::fide_2017: return numbers.fide_2017;
    case Edition::fide_2023: return numbers.fide_2023;
  }
  return {};
}

}  // namespace

std::optional<std::string_view> number_in(Law law, RuleSet rules) {
  std::string_view const number = number_of(law.numbers(), rules);
  if (number.empty()) return std::nullopt;
  return number;
}

std::optional<Law> law_numbered(std::string_view number, RuleSet rules) {
  for (unsigned i = 0; i < law_numbers.size(); ++i)
    if (!number.empty() && number_of(law_numbers[i], rules) == number) return Law::from_index(i);
  return std::nullopt;
}

}  // namespace tactus::arbitration::laws
