// SPDX-License-Identifier: GPL-3.0-or-later
// The text of one provision, and what an edition changed in one: rows of the chapters in this folder.
#pragma once

#include "core/arbitration/laws/book/law.hpp"

#include <span>
#include <string_view>

namespace tactus::arbitration::laws {

/// Where a text holds; a text for one rule set only stands beside others of the same provision.
inline constexpr unsigned in_2014 = 1;
inline constexpr unsigned in_2017 = 2;
inline constexpr unsigned in_2023 = 4;  // and in the Finnish sets, which stand on it
inline constexpr unsigned in_increment_sets = 8;
inline constexpr unsigned in_fixed_set = 16;
inline constexpr unsigned everywhere = 31;

constexpr unsigned places_of(RuleSet rules) {
  switch (rules) {
    case RuleSet::fide_2014: return in_2014;
    case RuleSet::fide_2017: return in_2017;
    case RuleSet::fide_2023: return in_2023;
    case RuleSet::fi_blitz_2024_fixed: return in_2023 | in_fixed_set;
    case RuleSet::fi_blitz_2024_increment:
    case RuleSet::fi_blitz_increment_old: return in_2023 | in_increment_sets;
  }
  return 0;
}

struct LawText {
  Law law;
  unsigned where = everywhere;
  std::string_view english;  // the key of its translations
};

/// Against the edition before it.
struct LawChange {
  Law law;
  Edition edition = Edition::fide_2023;
  std::string_view english;
};

struct ChapterTexts {
  std::span<LawText const> texts;
  std::span<LawChange const> changes;
};

/// Marks a text for the catalogues of translations, as say() does.
consteval std::string_view says(std::string_view english) { return english; }

extern ChapterTexts const texts_of_play;
extern ChapterTexts const texts_of_clock;
extern ChapterTexts const texts_of_scores;
extern ChapterTexts const texts_of_conduct;
extern ChapterTexts const texts_of_rapid_blitz;
extern ChapterTexts const texts_of_notation;
extern ChapterTexts const texts_of_tactile;
extern ChapterTexts const texts_of_guidelines;
extern ChapterTexts const texts_of_finnish;

}  // namespace tactus::arbitration::laws
