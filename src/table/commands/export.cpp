// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/commands/export.hpp"

#include "core/chess/played_line.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/record/game_record.hpp"
#include "src/record/saved_game.hpp"
#include "src/score/game_score.hpp"
#include "src/table/commands/audio_scoresheet.hpp"
#include "src/words/catalogue.hpp"

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
  if (!game) return fail(written(game.error()));
  auto const text = text_of(options, program, *game);
  if (!text) return refuse_record(options);
  if (auto const written = write_beside(options.game, options.into, *text); !written)
    return fail(written.error());
  return game->damage ? fail(written(*game->damage)) : ExitStatus::done;
}

namespace {

/// English headings where the language asked for has no catalogue.
words::Catalogue catalogue_of(ScoreOptions const& options) {
  if (!options.language) return words::catalogue_of(std::nullopt, std::cerr);
  auto const language = Language::named(*options.language);
  return language ? words::catalogue_of(language, std::cerr) : words::Catalogue{};
}

score::GameScore score_of(Program const& program, GameRecord const& record) {
  score::GameScore score{record.setup.white.name, record.setup.black.name,
                         record.setup.event,      record.setup.site,
                         record.setup.date,       {},
                         record.setup.start,      moves_shown(program, record),
                         record.taken_back,       record.is_training};
  if (score.date.starts_with('?')) score.date.clear();
  if (record.result != table::GameResult::open) score.result = notation::text_of(pgn_result(record.result));
  return score;
}

std::string braille_text(score::GameScore const& score, score::ScoreVoice const& voice,
                         braille::ChessCode const& code, braille::FileForm form) {
  auto const file = score_as_braille(score, voice, code, form);
  for (std::string const& note : file.notes) std::cerr << "note: " << note << '\n';
  return file.text;
}

std::string text_of(ScoreOptions const& options, Program const& program, GameRecord const& record,
                    words::Catalogue const& catalogue, score::ScoreLanguage const& language) {
  score::GameScore const score = score_of(program, record);
  score::ScoreVoice const voice{catalogue, language.letters};
  switch (options.form) {
    case ScoreForm::text: return score_as_text(score, voice);
    case ScoreForm::large_print: return score_as_large_print(score, voice, options.points);
    case ScoreForm::brf: return braille_text(score, voice, *language.braille, braille::FileForm::brf);
    case ScoreForm::unicode_braille:
      return braille_text(score, voice, *language.braille, braille::FileForm::unicode);
    case ScoreForm::pgn: return pgn_by(program, record);
    case ScoreForm::audio: break;
  }
  return {};
}

}  // namespace

ExitStatus run_score(ScoreOptions const& options, Program const& program) {
  auto const catalogue = catalogue_of(options);
  if (is_audio(options)) return run_score_audio(options, catalogue);
  score::ScoreLanguage const language =
      score::score_language(options.language.value_or(std::string(catalogue.language().code())));
  bool const is_braille = options.form == ScoreForm::brf || options.form == ScoreForm::unicode_braille;
  if (is_braille && language.braille == nullptr)
    return fail(shown(score::no_braille_code(std::string(language.language.code())), catalogue),
                ExitStatus::usage);
  auto const game = read_saved_game(options.game);
  if (!game) return fail(written(game.error()));
  if (auto const written = write_beside(options.game, options.into,
                                        text_of(options, program, game->record, catalogue, language));
      !written)
    return fail(written.error());
  return game->damage ? fail(written(*game->damage)) : ExitStatus::done;
}

}  // namespace tactus::program
