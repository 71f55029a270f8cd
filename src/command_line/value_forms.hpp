// SPDX-License-Identifier: GPL-3.0-or-later
// Values as people write them: in capitals, with blanks around.
#pragma once

#include <string>

namespace tactus::command_line {

/// In small letters without blanks around them: " White " is "white". A filter for CLI::IsMember.
std::string folded_value(std::string text);

/// The same, and of a locale its language: "FI", "fi_FI.UTF-8" are "fi".
std::string folded_language(std::string text);

}  // namespace tactus::command_line
