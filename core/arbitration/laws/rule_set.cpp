// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/rule_set.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr std::array<std::string_view, 6> names{"fide-2014",           "fide-2017",
                                                "fide-2023",           "fi-blitz-2024-increment",
                                                "fi-blitz-2024-fixed", "fi-blitz-increment-old"};

}  // namespace

std::string_view name_of(RuleSet rules) { return names[static_cast<unsigned>(rules)]; }

std::optional<RuleSet> rule_set_named(std::string_view name) {
  for (unsigned i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<RuleSet>(i);
  return std::nullopt;
}

}  // namespace tactus::arbitration::laws
