// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the command line of `tactus play` that is about what is agreed before the game: who plays, by
// which rules, what the arbiter allowed.
#pragma once

#include "src/table/options/options.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::program {

void add_agreement_options(CLI::App& app, PlayOptions& play);
/// `--start` of `tactus check`.
void add_start_to_check(CLI::App& app, PlayOptions& play);

// The word by which the arbiter confirms at the table: agreed before the game, kept as a yescrypt hash alone.

inline constexpr std::size_t shortest_word = 6;   // bytes
inline constexpr std::size_t longest_word = 100;  // bytes

/// With a salt of its own. Nothing: too short, too long, or the system cannot make one.
std::optional<std::string> hash_of_word(std::string_view word);

/// What hash_of_word() makes, by its form.
bool is_word_hash(std::string_view text);

/// As slow as the hash wants it: tens of milliseconds.
bool is_word(std::string const& typed, std::string const& hash);

}  // namespace tactus::program
