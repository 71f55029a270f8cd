// SPDX-License-Identifier: GPL-3.0-or-later
// A Braille scoresheet (D.2.7) as the print that the reader of sheets takes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tactus::arbitration::reconcile {

/// A line for each move number, moves in English letters, "?" for what has no meaning in the code; in the
/// chess code that knows most of it. Nothing: the text has no Unicode Braille, or no line with a number.
std::optional<std::string> print_of_braille(std::string_view text);

}  // namespace tactus::arbitration::reconcile
