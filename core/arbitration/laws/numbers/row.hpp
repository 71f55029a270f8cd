// SPDX-License-Identifier: GPL-3.0-or-later
// One provision and its numbers, the editions side by side.
#pragma once

#include <string_view>

namespace tactus::arbitration::laws {

/// Several provisions may stand under one number of an older text, which numbers only to the letter
/// ("7.5.a"). The 2017 numbers of the fourth level in Appendices A and B are lost in the transcript: the
/// third stands.
struct LawNumbers {
  std::string_view
      key;  // the number in the newest text that has it; "2014 9.7" where only that edition has it
  std::string_view catalogue;  // where coverage is told: docs/laws.md; empty: no decision hangs on it
  std::string_view fide_2014;  // empty: not in this edition
  std::string_view fide_2017;
  std::string_view fide_2023;
  std::string_view finnish = {};  // rule of the Finnish team-blitz sets
  bool only_increment = false;    // of the Finnish sets, only the increment sets have it
};

}  // namespace tactus::arbitration::laws
