// SPDX-License-Identifier: GPL-3.0-or-later
// Of a few names, the one that a person who misspelled it may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tactus::command_line {

/// The nearest by letters left out, added, changed or exchanged with their neighbours: one in a short name,
/// two in one of five or more. Empty: none is near.
std::string nearest(std::string_view typed, std::vector<std::string> const& names);

}  // namespace tactus::command_line
