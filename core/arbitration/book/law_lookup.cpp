// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/book/law_lookup.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace tactus::arbitration::laws {
namespace {

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char one, char other) { return lower(one) == lower(other); });
}

/// Takes the first part of a number off it: up to a point or a hyphen.
std::string_view next_part(std::string_view& number) {
  std::size_t const end = std::min(number.find_first_of(".-"), number.size());
  std::string_view const part = number.substr(0, end);
  number.remove_prefix(std::min(end + 1, number.size()));
  return part;
}

/// Of "7", "a" or "10b": where it stands in its row.
unsigned rank_of(std::string_view part) {
  constexpr unsigned far = 1000;
  unsigned number = 0;
  for (char const letter : part) {
    if (letter >= '0' && letter <= '9')
      number = std::min(far, number * 10 + static_cast<unsigned>(letter - '0'));
    else if (number == 0)
      return part.size() == 1 ? static_cast<unsigned>(lower(letter) - 'a') + 1 : far;
  }
  return number;
}

/// Less is nearer: parts in common (negative), how far off the next part is, parts left over.
std::tuple<int, unsigned, std::size_t> distance(std::string_view a, std::string_view b) {
  int common = 0;
  while (!a.empty() && !b.empty()) {
    std::string_view const one = next_part(a);
    std::string_view const other = next_part(b);
    if (!is_same(one, other)) {
      unsigned const first = rank_of(one);
      unsigned const second = rank_of(other);
      return {common, first > second ? first - second : second - first, b.size()};
    }
    --common;
  }
  return {common, 0, a.size() + b.size()};
}

template <class Condition>
std::vector<Law> laws_where(RuleSet rules, Condition holds) {
  std::vector<Law> found;
  for (unsigned i = 0; i < law_numbers.size(); ++i) {
    auto const number = number_in(Law::from_index(i), rules);
    if (number && holds(*number)) found.push_back(Law::from_index(i));
  }
  return found;
}

/// Of neighbouring editions; what was changed twice is true of neither end.
std::optional<Message> change_between(Law law, Edition one, Edition other) {
  auto const [first, last] = std::minmax(one, other);
  bool const are_neighbours = static_cast<unsigned>(last) == static_cast<unsigned>(first) + 1;
  return are_neighbours ? change_of(law, last) : std::nullopt;
}

struct Exception {
  Law fide;
  Law finnish;
};

constexpr std::array exceptions{
    Exception{law("4.1"), law("FI-6")},        Exception{law("4.2.1"), law("FI-8")},
    Exception{law("4.4.2"), law("FI-5")},      Exception{law("6.2.5"), law("FI-8")},
    Exception{law("6.8"), law("FI-2")},        Exception{law("6.9"), law("FI-12")},
    Exception{law("7.2.1"), law("FI-3")},      Exception{law("7.2.2"), law("FI-3")},
    Exception{law("7.4.1"), law("FI-9")},      Exception{law("7.4.3"), law("FI-9")},
    Exception{law("7.5.1"), law("FI-11")},     Exception{law("7.5.2"), law("FI-7")},
    Exception{law("7.5.3"), law("FI-11")},     Exception{law("7.5.4"), law("FI-6")},
    Exception{law("7.5.5"), law("FI-11")},     Exception{law("9.1.2.3"), law("FI-10")},
    Exception{law("9.2.1"), law("FI-10")},     Exception{law("9.2.1.1"), law("FI-10")},
    Exception{law("9.2.1.2"), law("FI-10")},   Exception{law("9.3"), law("FI-10")},
    Exception{law("9.3.1"), law("FI-10")},     Exception{law("9.3.2"), law("FI-10")},
    Exception{law("9.4"), law("FI-10")},       Exception{law("9.5.1"), law("FI-10")},
    Exception{law("9.5.2"), law("FI-10")},     Exception{law("9.5.3"), law("FI-10")},
    Exception{law("11.3.2.2"), law("FI-15")},  Exception{law("11.10"), law("FI-16")},
    Exception{law("A.5.1.2"), law("FI-3")},    Exception{law("A.5.2"), law("FI-11")},
    Exception{law("A.5.2"), law("FI-2")},      Exception{law("7.5.1"), law("FI-2")},
    Exception{law("A.5.3"), law("FI-12")},     Exception{law("A.5.5"), law("FI-2")},
    Exception{law("III.3.1"), law("FI-14")},   Exception{law("III.3.1.1"), law("FI-14")},
    Exception{law("III.3.1.2"), law("FI-14")},
};

}  // namespace

std::vector<Law> laws_numbered(std::string_view number, RuleSet rules) {
  return laws_where(rules, [&](std::string_view each) { return is_same(each, number); });
}

std::vector<Law> laws_below(std::string_view number, RuleSet rules) {
  if (number.empty()) return {};
  return laws_where(rules, [&](std::string_view each) {
    return each.size() > number.size() && is_same(each.substr(0, number.size()), number) &&
           (each[number.size()] == '.' || each[number.size()] == '-');
  });
}

std::vector<Law> laws_near(std::string_view number, RuleSet rules, std::size_t count) {
  std::vector<Law> laws = laws_where(rules, [](std::string_view) { return true; });
  std::stable_sort(laws.begin(), laws.end(), [&](Law a, Law b) {
    return distance(number, *number_in(a, rules)) < distance(number, *number_in(b, rules));
  });
  // In older texts several provisions share a number: once is enough.
  std::vector<Law> different;
  for (Law const law : laws) {
    bool const is_told = std::ranges::any_of(
        different, [&](Law other) { return number_in(other, rules) == number_in(law, rules); });
    if (!is_told && different.size() < count) different.push_back(law);
  }
  return different;
}

std::vector<LawDifference> differences(RuleSet before, RuleSet after) {
  std::vector<LawDifference> found;
  for (unsigned i = 0; i < law_numbers.size(); ++i) {
    Law const law = Law::from_index(i);
    auto const old_text = text_of(law, before);
    auto const new_text = text_of(law, after);
    if (old_text == new_text) {
      if (number_in(law, before) != number_in(law, after))
        found.push_back({law, false, {}, old_text, new_text});
      continue;
    }
    LawDifference difference{law, true, {}, old_text, new_text};
    if (auto const change = change_between(law, edition_of(before), edition_of(after)))
      difference.what.push_back(*change);
    found.push_back(std::move(difference));
  }
  return found;
}

std::vector<Law> finnish_exceptions(Law law) {
  std::vector<Law> rules;
  for (Exception const& each : exceptions)
    if (each.fide == law) rules.push_back(each.finnish);
  return rules;
}

}  // namespace tactus::arbitration::laws
