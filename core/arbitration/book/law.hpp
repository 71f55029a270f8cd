// SPDX-License-Identifier: GPL-3.0-or-later
// A provision of the Laws as a value, named in the code by its article number: law("7.5.5").
#pragma once

#include "core/arbitration/book/appendix_numbers.hpp"
#include "core/arbitration/book/article_numbers.hpp"
#include "core/arbitration/book/rule_set.hpp"
#include "core/message/message.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace tactus::arbitration::laws {

template <class Row, std::size_t... sizes>
constexpr auto joined(std::array<Row, sizes> const&... parts) {
  std::array<Row, (sizes + ...)> all{};
  auto end = all.begin();
  ((end = std::copy(parts.begin(), parts.end(), end)), ...);
  return all;
}

inline constexpr auto law_numbers =
    joined(law_numbers_of_play, law_numbers_of_game, law_numbers_of_conduct, law_numbers_of_appendices,
           law_numbers_of_guidelines, law_numbers_of_finnish);

struct Law : LawRow {
  /// Precondition: row < law_numbers.size().
  static constexpr Law from_index(unsigned row) { return {{static_cast<std::uint16_t>(row)}}; }
  constexpr LawNumbers const& numbers() const { return law_numbers[index]; }
};

/// By the key, which is the number in the newest text that has it. Does not compile for a key that is not in
/// the table.
consteval Law law(std::string_view key) {
  for (unsigned i = 0; i < law_numbers.size(); ++i)
    if (law_numbers[i].key == key) return Law::from_index(i);
  throw "no such key in law.hpp";
}

/// The number under which the rule set has it: in a Finnish set the number of its own rule, else of the FIDE
/// text below it. Nothing: the rule set has no such provision.
std::optional<std::string_view> number_in(Law law, RuleSet rules);

/// The provisions that stand under this number in the rule set.
std::optional<Law> law_numbered(std::string_view number, RuleSet rules);

}  // namespace tactus::arbitration::laws
