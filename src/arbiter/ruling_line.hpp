// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the laws for machines: a case in, its answer out, each one line of JSON.
#pragma once

#include <string>
#include <string_view>

namespace tactus::program::ruling {

/// Any text gets a line, without its end: an answer or an error that says what was expected.
std::string answer_to(std::string_view line);

}  // namespace tactus::program::ruling
