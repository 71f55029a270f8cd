// SPDX-License-Identifier: GPL-3.0-or-later
// The word by which the arbiter confirms at the table: agreed before the game, kept as a yescrypt hash alone.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::program {

inline constexpr std::size_t shortest_word = 6;   // bytes
inline constexpr std::size_t longest_word = 100;  // bytes

/// With a salt of its own. Nothing: too short, too long, or the system cannot make one.
std::optional<std::string> hash_of_word(std::string_view word);

/// What hash_of_word() makes, by its form.
bool is_word_hash(std::string_view text);

/// As slow as the hash wants it: tens of milliseconds.
bool is_word(std::string const& typed, std::string const& hash);

}  // namespace tactus::program
