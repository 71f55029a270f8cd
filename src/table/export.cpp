// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/export.hpp"

#include "core/chess/scored_move.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/record/game_pgn.hpp"
#include "src/record/saved_game.hpp"

#include <iostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

/// Nothing: this program does not give the record of this game away.
std::optional<std::string> text_of(ExportOptions const& options, Program const& program,
                                   SavedGame const& game) {
  switch (options.format) {
    case ExportFormat::pgn: return pgn_by(program, game.record);
    case ExportFormat::scoresheet: return scoresheet_of(program, game.record, options.letters);
    case ExportFormat::whole_record: break;
  }
  auto const* const judgement = judgement_of(program, game.record);
  return judgement == nullptr ? std::nullopt : std::optional(judgement->whole_record(game.events));
}

ExitStatus fail(std::string const& sentence, ExitStatus status = ExitStatus::failed) {
  std::cerr << "error: " << sentence << '\n';
  return status;
}

ExitStatus refuse_record(ExportOptions const& options) {
  return fail(fmt::format("the whole record of a game is the arbiter's; expected --pgn or --scoresheet, or "
                          "tactus-arbiter export {} --jsonl",
                          options.game),
              ExitStatus::usage);
}

}  // namespace

std::vector<chess::ScoredMove> moves_shown(Program const& program, GameRecord const& record) {
  auto const* const judgement = judgement_of(program, record);
  return judgement == nullptr ? chess::scored_as_played(line_of(record)) : judgement->moves(record);
}

std::string pgn_by(Program const& program, GameRecord const& record) {
  auto const* const judgement = judgement_of(program, record);
  return judgement == nullptr ? pgn_of(record) : judgement->pgn(record);
}

std::string scoresheet_of(Program const& program, GameRecord const& record,
                          notation::PieceLetters const& letters) {
  std::string text = record.is_training ? "Training: not a game of a tournament\n" : "";
  text += fmt::format("White: {}\nBlack: {}\nDate: {}\n\n", record.setup.white.name, record.setup.black.name,
                      record.setup.date);
  text += notation::write_scoresheet(moves_shown(program, record), letters);
  text += '\n';
  for (std::string const& line : lines_taken_back(record, letters)) text += "Taken back: " + line + '\n';
  return text + fmt::format("Result: {}\n", text_of(pgn_result(record.result)));
}

ExitStatus run_export(ExportOptions const& options, Program const& program) {
  bool const is_refused = options.format == ExportFormat::whole_record && program.judgement == nullptr;
  if (is_refused) return refuse_record(options);  // whatever the file is
  auto const game = read_saved_game(options.game);
  if (!game) return fail(game.error());
  auto const text = text_of(options, program, *game);
  if (!text) return refuse_record(options);
  if (auto const written = write_beside(options.game, options.into, *text); !written)
    return fail(written.error());
  return game->damage ? fail(*game->damage) : ExitStatus::done;
}

}  // namespace tactus::program
