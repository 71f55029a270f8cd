// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-hall`, the program behind `tactus-arbiter hall`. Only dispatch.

#include "src/command_line/program_note.hpp"
#include "src/hall_setup/commands.hpp"

#include <iostream>

namespace {

using namespace tactus::hall_setup;

struct Run {
  int operator()(InitOptions const& options) const { return run_init(options, std::cout, std::cerr); }
  int operator()(CheckOptions const& options) const { return run_check(options, std::cout, std::cerr); }
  int operator()(TablesOptions const& options) const { return run_tables(options, std::cout, std::cerr); }
  int operator()(Stop const& stop) const { return static_cast<int>(tactus::command_line::tell(stop)); }
};

}  // namespace

TACTUS_PROGRAM_NOTE("tactus-hall hall");

int main(int argc, char** argv) { return std::visit(Run{}, read_command_line(argc, argv)); }
