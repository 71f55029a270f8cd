// SPDX-License-Identifier: GPL-3.0-or-later
// What the rule sets have in common, for the laws.
#pragma once

#include "core/rules/regime.hpp"

namespace tactus::arbitration::laws {

using tactus::all_rule_sets;
using tactus::has_draw_claims;
using tactus::is_finnish_blitz;
using tactus::name_of;
using tactus::Phase;
using tactus::Regime;
using tactus::rule_set_named;
using tactus::RuleSet;
using tactus::Supervision;

/// The FIDE text that a rule set is or stands on.
enum class Edition : std::uint8_t { fide_2014, fide_2017, fide_2023 };

constexpr Edition edition_of(RuleSet rules) {
  switch (rules) {
    case RuleSet::fide_2014: return Edition::fide_2014;
    case RuleSet::fide_2017: return Edition::fide_2017;
    default: return Edition::fide_2023;
  }
}

/// The Finnish set for a fixed time, where a win on time needs forcing material (rule 12).
constexpr bool is_fixed_time(RuleSet rules) { return rules == RuleSet::fi_blitz_2024_fixed; }

/// Rapid or blitz without the Competition Rules.
constexpr bool is_basic(Regime regime) { return regime.supervision == Supervision::basic; }

}  // namespace tactus::arbitration::laws
