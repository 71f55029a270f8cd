// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus`, the program at the board: follows a game, announces and records it.

#include "src/command_line/program_note.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/leak_search.hpp"

TACTUS_PROGRAM_NOTE("tactus tournament");

int main(int argc, char** argv) {
  return tactus::program::run_program(argc, argv, tactus::program::tournament_program);
}
