// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-arbiter desk` asks for, as values.
#pragma once

#include "src/command_line/command_line.hpp"
#include "src/desk/live_pgn.hpp"
#include "src/desk/sources/desk_exchange.hpp"
#include "src/desk/web/web.hpp"
#include "src/hall/topic.hpp"
#include "src/words/catalogue.hpp"

#include <iosfwd>
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
  std::string setups;                       // folder of hall tables, for its tables; empty: none are sent
  DeskCard card;                            // how this desk calls itself among others of the hall
  std::string pairings;                     // file of the round's; empty: they are not known
  std::optional<unsigned> paired_round{};   // of that file; nothing: the last one
  RoundTimes times{};                       // of the round
  std::string decisions;                    // file; empty: beside the first game, or beside the copy
  std::string devices;                      // file of those that are in, beside the decisions
  std::optional<words::Language> language;  // nothing: the environment's
  WebSettings web;
  bool is_plain = false;  // nothing in the terminal that only eyes read
  std::optional<LivePgnOptions> live_pgn;
};

using command_line::Stop;

std::variant<DeskOptions, Stop> read_command_line(int argc, char const* const* argv);

// `tactus-arbiter desk`: prints the address of the page and serves it until SIGTERM or SIGINT.

/// 0 when it was stopped; 1 when the page or the file of decisions cannot be had. Call it before other
/// threads begin.
int run_desk(DeskOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::desk
