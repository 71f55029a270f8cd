// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-arbiter hall` asks for, as values.
#pragma once

#include "src/hall_setup/commands.hpp"

#include <string>
#include <variant>

namespace tactus::hall_setup {

/// Nothing to run: a text to show and the status to end with.
struct Stop {
  std::string text;
  int status = 0;
};

std::variant<InitOptions, CheckOptions, Stop> read_command_line(int argc, char const* const* argv);

}  // namespace tactus::hall_setup
