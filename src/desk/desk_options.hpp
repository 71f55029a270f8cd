// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-arbiter desk` asks for, as values.
#pragma once

#include "src/desk/live_pgn.hpp"
#include "src/desk/web.hpp"
#include "src/hall/topic.hpp"
#include "src/words/language.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tactus::desk {

struct DeskOptions {
  std::vector<std::string> games;           // or
  std::string broker;                       // file that hall init wrote for the desk
  std::string copy;                         // of what the broker's tables send
  std::optional<hall::Level> round;         // the only one of them that is shown; nothing: all
  std::string decisions;                    // file; empty: beside the first game, or beside the copy
  std::optional<words::Language> language;  // nothing: the environment's
  WebSettings web;
  std::optional<LivePgnOptions> live_pgn;
};

/// Nothing to run: a text to show and the status to end with.
struct Stop {
  std::string text;
  int status = 0;
};

std::variant<DeskOptions, Stop> read_command_line(int argc, char const* const* argv);

}  // namespace tactus::desk
