// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-relay` asks for, as a value.
#pragma once

#include "src/command_line/command_line.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <variant>

namespace tactus::relay {

inline constexpr int failed = 1;
inline constexpr int usage_error = 2;

struct RelayOptions {
  std::string game;  // a file, or the folder of the table's games
  std::string config;
  std::string round, board;  // empty: those of the configuration
  std::string setup_folder;  // for the set-up files that the desk sends; empty: none
  bool ends_with_game = false;
  std::optional<Language> language{};  // else that of the environment
};

using command_line::Stop;

std::variant<RelayOptions, Stop> read_command_line(int argc, char const* const* argv);

/// Runs until SIGTERM or SIGINT, or with `ends_with_game` until the desk has the whole game. Exit status.
int run_relay(RelayOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::relay
