// SPDX-License-Identifier: GPL-3.0-or-later
// The article number of each provision, the editions side by side. What a provision says: law_texts.cpp.
#pragma once

#include <array>
#include <string_view>

namespace tactus::arbitration::laws {

struct LawNumbers {
  std::string_view
      key;  // the number in the newest text that has it; "2014 9.7" where only that edition has it
  std::string_view catalogue;  // where coverage is told: docs/laws.md
  std::string_view fide_2014;  // empty: not in this edition
  std::string_view fide_2017;
  std::string_view fide_2023;
  std::string_view finnish = {};  // rule of the Finnish team-blitz sets
  bool only_increment = false;    // of the Finnish sets, only the increment sets have it
};

// clang-format off
inline constexpr auto law_numbers = std::to_array<LawNumbers>({
  // key           catalogue  2014       2017        2023        Finnish
  {"7.5.1",        "I-06",    "7.5.a",   "7.5.1",    "7.5.1"},
  {"7.5.2",        "I-07",    "7.5.a",   "7.5.2",    "7.5.2"},
  {"7.5.5",        "I-08",    "7.5.b",   "7.5.3",    "7.5.5"},
  {"FI-11",        "FI-11",   "",        "",         "",         "FI-11"},
  {"FI-practice",  "E32",     "FI-practice", "FI-practice", "FI-practice"},
});
// clang-format on

}  // namespace tactus::arbitration::laws
