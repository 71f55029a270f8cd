// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-relay`, between a table and the hall: reads one game file, speaks to one broker, knows nothing
// else.

#include "src/command_line/program_note.hpp"
#include "src/relay/program.hpp"

#include <iostream>

TACTUS_PROGRAM_NOTE("tactus-relay hall");

int main(int argc, char** argv) {
  using namespace tactus::relay;
  auto const command = read_command_line(argc, argv);
  if (auto const* const stop = std::get_if<Stop>(&command))
    return static_cast<int>(tactus::command_line::tell(*stop));
  return run_relay(std::get<RelayOptions>(command), std::cout, std::cerr);
}
