// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training`, for the player at home (design section 1): all that `tactus` does, answers that nobody
// may have in a game of a tournament, and the tools of people who build boards.
#include "src/table/leak_search.hpp"
#include "src/table/program.hpp"
#include "src/training/line_commands.hpp"
#include "src/training/trainer.hpp"

int main(int argc, char** argv) {
  using namespace tactus;
  notation::MoveWording moves;
  moves.says_check = true;
  moves.says_en_passant = true;
  return program::run_program(
      argc, argv,
      {"tactus-training", program::training_profile,
       "Training, not for tournaments: announces moves, answers questions about the position", moves,
       training::make_trainer, training::add_line_commands});
}
