// SPDX-License-Identifier: GPL-3.0-or-later
// Which rules a game is played by: a rule set, a phase (A.1, B.1) and how it is supervised (A.4 to A.6, B.2
// to B.4).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tactus {

enum class RuleSet : std::uint8_t {
  fide_2014,                // in force 1 July 2014
  fide_2017,                // in force 1 July 2017
  fide_2023,                // in force 1 January 2023
  fi_blitz_2024_increment,  // Finnish team-blitz championship, on top of fide_2023
  fi_blitz_2024_fixed,
  fi_blitz_increment_old,  // an older print; no difference in content
};

inline constexpr std::array all_rule_sets{RuleSet::fide_2014,           RuleSet::fide_2017,
                                          RuleSet::fide_2023,           RuleSet::fi_blitz_2024_increment,
                                          RuleSet::fi_blitz_2024_fixed, RuleSet::fi_blitz_increment_old};

enum class Phase : std::uint8_t { standard, rapid, blitz };

/// `competition`: the Competition Rules in full; `basic`: the shorter regime of A.4/B.4 (2014, 2017) or
/// A.5/B.3 (2023). One for the whole event, never guessed.
enum class Supervision : std::uint8_t { competition, basic };

struct Regime {
  RuleSet rules = RuleSet::fide_2023;
  Phase phase = Phase::standard;
  std::optional<Supervision> supervision{};  // nothing: not stated, or without meaning

  constexpr bool operator==(Regime const&) const = default;
};

/// "fide-2014", …; nothing for another text.
constexpr std::string_view name_of(RuleSet rules) {
  constexpr std::array<std::string_view, all_rule_sets.size()> names{
      "fide-2014",           "fide-2017",
      "fide-2023",           "fi-blitz-2024-increment",
      "fi-blitz-2024-fixed", "fi-blitz-increment-old"};
  return names[static_cast<unsigned>(rules)];
}
constexpr std::optional<RuleSet> rule_set_named(std::string_view name) {
  for (RuleSet const each : all_rule_sets)
    if (name_of(each) == name) return each;
  return std::nullopt;
}

// Draws by counting (9.2, 9.3, 9.6): how often a position has occurred, and how many plies are without
// capture and pawn move. Whether a move is legal is no matter here.

inline constexpr unsigned threefold = 3;                      // 9.2
inline constexpr unsigned fivefold = 5;                       // 9.6.1
inline constexpr unsigned plies_of_fifty_moves = 100;         // 9.3
inline constexpr unsigned plies_of_seventy_five_moves = 150;  // 9.6.2

/// One of the three Finnish team-blitz sets.
constexpr bool is_finnish_blitz(RuleSet rules) { return rules >= RuleSet::fi_blitz_2024_increment; }

inline constexpr unsigned rule_against_draw_claims = 10;  // of the Finnish sets
/// Claims by 9.2 and 9.3 exist; the Finnish sets have none.
constexpr bool has_draw_claims(RuleSet rules) { return !is_finnish_blitz(rules); }

}  // namespace tactus
