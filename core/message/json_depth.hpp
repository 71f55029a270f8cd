// SPDX-License-Identifier: GPL-3.0-or-later
// How deep JSON is nested, told without reading it: writing a value again that is nested very deep exhausts
// the stack.
#pragma once

#include <cstddef>
#include <string_view>

namespace tactus {

/// Levels of any message or case; those that are written have seven.
inline constexpr std::size_t deepest_json = 32;

/// Whether more brackets are open at once somewhere, those in strings not counted. Any text.
bool is_nested_too_deep(std::string_view json, std::size_t most = deepest_json);

}  // namespace tactus
