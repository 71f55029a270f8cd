// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training`, for the player at home (design section 1): all that `tactus` does, answers that nobody
// may have in a game of a tournament, and the tools of people who build boards.

#include "src/command_line/program_note.hpp"
#include "src/judged/judged_game.hpp"
#include "src/record/json_lines.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/leak_search.hpp"
#include "src/training/line_commands.hpp"
#include "src/training/trainer.hpp"

namespace {

using namespace tactus;

constexpr program::Judgement at_home{program::judged_moves, program::judged_pgn_of, program::json_lines_of};

}  // namespace

TACTUS_PROGRAM_NOTE("tactus-training training");

int main(int argc, char** argv) {
  notation::MoveWording moves;
  moves.says_check = true;
  moves.says_en_passant = true;
  return program::run_program(
      argc, argv,
      {"tactus-training", program::training_profile,
       "Training, not for tournaments: announces moves, answers questions about the position", moves,
       training::make_trainer, training::add_line_commands, &at_home});
}
