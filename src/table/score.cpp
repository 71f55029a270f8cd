// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/score.hpp"

#include "src/equipment/fact_words.hpp"
#include "src/record/game_pgn.hpp"
#include "src/record/saved_game.hpp"
#include "src/score/game_score.hpp"
#include "src/score/score_language.hpp"
#include "src/table/export.hpp"
#include "src/table/score_audio.hpp"
#include "src/words/spoken_language.hpp"

#include <iostream>

namespace tactus::program {
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

ExitStatus fail(std::string const& sentence, ExitStatus status = ExitStatus::failed) {
  std::cerr << "error: " << sentence << '\n';
  return status;
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
  score::ScoreLanguage const& language =
      score::score_language(options.language.value_or(std::string(catalogue.language().code())));
  bool const is_braille = options.form == ScoreForm::brf || options.form == ScoreForm::unicode_braille;
  if (is_braille && language.braille == nullptr)
    return fail(shown(score::no_braille_code(std::string(language.code)), catalogue), ExitStatus::usage);
  auto const game = read_saved_game(options.game);
  if (!game) return fail(game.error());
  if (auto const written = write_beside(options.game, options.into,
                                        text_of(options, program, game->record, catalogue, language));
      !written)
    return fail(written.error());
  return game->damage ? fail(*game->damage) : ExitStatus::done;
}

}  // namespace tactus::program
