// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-bridge`: a board that LiveChess holds, as a port. Reads one local WebSocket and has one
// pseudo-terminal; knows no move and no rule.

#include "src/bridge/program.hpp"
#include "src/command_line/program_note.hpp"

#include <iostream>

TACTUS_PROGRAM_NOTE("tactus-bridge bridge");

int main(int argc, char** argv) {
  using namespace tactus::bridge;
  auto const command = read_command_line(argc, argv);
  if (auto const* const stop = std::get_if<tactus::command_line::Stop>(&command))
    return static_cast<int>(tactus::command_line::tell(*stop));
  return static_cast<int>(run_bridge(std::get<BridgeOptions>(command), std::cout, std::cerr));
}
