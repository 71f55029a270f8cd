// SPDX-License-Identifier: GPL-3.0-or-later
// The program behind `tactus-arbiter desk`.

#include "src/command_line/program_note.hpp"
#include "src/desk/program.hpp"

#include <iostream>

TACTUS_PROGRAM_NOTE("tactus-desk arbiter");

int main(int argc, char** argv) {
  using namespace tactus::desk;
  auto const asked = read_command_line(argc, argv);
  if (auto const* const stop = std::get_if<Stop>(&asked))
    return static_cast<int>(tactus::command_line::tell(*stop));
  return run_desk(std::get<DeskOptions>(asked), std::cout, std::cerr);
}
