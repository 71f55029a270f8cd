// SPDX-License-Identifier: GPL-3.0-or-later
// What a program tells of its own commands and options. To who hears it: `--help` of a command is its common
// options and one example, `--help-all` is all of it. To a shell: what it can offer behind a half typed word.
#pragma once

#include "core/message/written.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace tactus::command_line {

/// Lines of `--help`, at most.
inline constexpr unsigned longest_help = 20;

/// The options of this command that most people need, in the order in which they are told. Without a call all
/// options are common. Precondition: the command has these options.
void tell_first(CLI::App& command, std::vector<std::string> const& common);

/// One line for a command, as it is typed: by its path below the program (" devices list"; none: the
/// program), what stands behind the path.
struct Example {
  std::string_view path, rest;
};
void add_examples(CLI::App& program, std::span<Example const> examples);

/// Adds `--help-all` to the app and to all of its commands. Call it when all options were added.
void add_whole_help(CLI::App& app);

/// Of the command that was typed.
std::string short_help(CLI::App& app, Translate const& translate);
std::string whole_help(CLI::App& app, Translate const& translate);

/// Told to who completes the line of another program that becomes this one for a command: a line for each
/// command and option, "PATH<TAB>command|flag|option<TAB>NAME<TAB>TYPE<TAB>MEANING".
std::string offers_of(CLI::App const& app);
/// Commands and options of such lines, for completion_for() alone: what is typed for them is not taken.
void take_offers(CLI::App& command, std::string_view offers);

/// A script for "bash", "zsh" or "fish". Nothing: another shell.
std::optional<std::string> completion_for(std::string_view shell, CLI::App const& app,
                                          std::string_view program);

}  // namespace tactus::command_line
