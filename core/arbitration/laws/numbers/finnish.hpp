// SPDX-License-Identifier: GPL-3.0-or-later
// Article numbers of the Finnish team-blitz sets, and Finnish practice.
#pragma once

#include "core/arbitration/laws/numbers/row.hpp"

#include <array>

namespace tactus::arbitration::laws {

// clang-format off
inline constexpr auto law_numbers_of_finnish = std::to_array<LawNumbers>({
  // key           catalogue          2014           2017           2023           Finnish
  {"FI-1",        "FI-1",            "",            "",            "",            "FI-1"},
  {"FI-2",        "FI-2",            "",            "",            "",            "FI-2"},
  {"FI-3",        "FI-3",            "",            "",            "",            "FI-3"},
  {"FI-4",        "FI-4",            "",            "",            "",            "FI-4"},
  {"FI-5",        "FI-5",            "",            "",            "",            "FI-5"},
  {"FI-6",        "FI-6",            "",            "",            "",            "FI-6"},
  {"FI-7",        "FI-7",            "",            "",            "",            "FI-7"},
  {"FI-8",        "FI-8",            "",            "",            "",            "FI-8"},
  {"FI-9",        "FI-9",            "",            "",            "",            "FI-9"},
  {"FI-10",       "FI-10",           "",            "",            "",            "FI-10"},
  {"FI-10a",      "FI-10",           "",            "",            "",            "FI-10a"},
  {"FI-10b",      "FI-10",           "",            "",            "",            "FI-10b"},
  {"FI-10c",      "FI-10",           "",            "",            "",            "FI-10c", true},
  {"FI-11",       "FI-11",           "",            "",            "",            "FI-11"},
  {"FI-12",       "FI-12",           "",            "",            "",            "FI-12"},
  {"FI-13",       "FI-13",           "",            "",            "",            "FI-13"},
  {"FI-14",       "FI-14",           "",            "",            "",            "FI-14"},
  {"FI-15",       "FI-15",           "",            "",            "",            "FI-15"},
  {"FI-16",       "FI-16",           "",            "",            "",            "FI-16"},
  {"FI-practice", "E32 E34 E35 E44", "FI-practice", "FI-practice", "FI-practice"},
});
// clang-format on

}  // namespace tactus::arbitration::laws
