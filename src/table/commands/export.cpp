// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/commands/export.hpp"

#include "core/chess/played_line.hpp"
#include "core/message/message.hpp"
#include "core/message/written.hpp"
#include "core/notation/move_text.hpp"
#include "core/notation/scoresheet.hpp"
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/synthesiser.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/record/game_record.hpp"
#include "src/record/saved_game.hpp"
#include "src/score/game_score.hpp"
#include "src/store/written_file.hpp"
#include "src/table/console/announcer.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <iostream>
#include <limits>

#include <fmt/format.h>

namespace tactus::program {

namespace {

void tell_note(Message const& note, Translate const& translate) {
  std::cerr << written(say("note: {text}", {{"text", std::vector{note}}}), translate) << '\n';
}

/// The game is whole, but something beside it, behind it or in it is not of it.
void tell_note(SavedGame const& game, Translate const& translate) {
  for (Message const& each : game.doubts()) tell_note(each, translate);
}

constexpr std::size_t piece = speech::speech_rate_hz / 10;

/// What was wrong with the arguments; nothing when they are good.
std::optional<Message> argument_fault(ScoreOptions const& options) {
  if (options.hear && options.into) return say("--hear plays; expected no --into");
  if (!options.hear && !options.into)
    return say("--form audio: expected --into FILE.flac or --into FILE.wav");
  return std::nullopt;
}

/// Those that are there and can be read; a line for each other one, whose move is spoken in words.
Recordings readable(std::vector<table::StampedEvent> const& events, std::string const& folder,
                    Translate const& translate) {
  Recordings found;
  for (table::StampedEvent const& each : events) {
    auto const* input = std::get_if<table::Input>(&each.event);
    auto const* kept = input != nullptr ? std::get_if<table::RecordingKept>(input) : nullptr;
    if (kept == nullptr) continue;
    if (auto const sound = speech::read_sound(folder + '/' + kept->file))
      found.add(*kept);
    else
      tell_note(say("{fault}; in words instead", {{"fault", sound.error()}}), translate);
  }
  return found;
}

ExitStatus play_now(speech::Sound const& sound, speech::SoundPlan const& plan, table::Audience to,
                    Translate const& translate) {
  auto const sink = speech::make_portaudio_sink(plan);
  sink->begin(to);
  for (speech::Samples left{sound.samples}; !left.empty(); left = left.subspan(std::min(piece, left.size())))
    if (!sink->write(left.first(std::min(piece, left.size())))) break;
  auto const heard = sink->finish();
  if (std::string const trouble = sink->trouble(); !trouble.empty()) return fail(trouble);
  return heard == speech::Heard::completely ? ExitStatus::done
                                            : fail(say("the sound device was lost"), translate);
}

ExitStatus write_files(ScoreOptions const& options, AudioScore const& score, Translate const& translate) {
  if (auto const another = is_another_file(options.game, *options.into); !another)
    return fail(another.error(), translate);
  auto const place = store::place_to_write(*options.into, options.into->ends_with(".wav") ? "RIFF" : "fLaC");
  if (!place) return fail(place.error(), translate);
  if (auto const written = write_sound(*place, score.sound, speech::Existing::replaced); !written)
    return fail(written.error().message);
  auto const listed = write_beside(options.game, *options.into + ".cue.jsonl", cue_lines(score.cues));
  return listed ? ExitStatus::done : fail(listed.error(), translate);
}

}  // namespace

bool is_audio(ScoreOptions const& options) { return options.form == ScoreForm::audio || options.hear; }

ExitStatus run_score_audio(ScoreOptions const& options, words::Catalogue const& catalogue,
                           Translate const& translate) {
  if (auto const fault = argument_fault(options)) return fail(*fault, translate, ExitStatus::usage);
  auto const game = read_saved_game(options.game);
  if (!game) return fail(game.error(), translate);
  tell_note(*game, translate);
  auto const& span_text = options.hear ? options.hear : options.moves_wanted;
  auto const span = span_text ? read_move_span(*span_text, game->record.setup.start)
                              : PlySpan{1, std::numeric_limits<std::size_t>::max()};
  if (!span)
    return fail(
        say("{value}: expected moves of this game, for example 12w, 12 or 12-15", {{"value", *span_text}}),
        translate, ExitStatus::usage);
  auto engine = speech::make_espeak_synthesiser();
  if (!engine) return fail(engine.error().message);
  std::string const folder = recordings_folder(options.game);
  auto const voice = speech::with_recordings(std::move(*engine), folder);
  std::vector<table::StampedEvent> events;
  if (options.has_recordings)
    for (store::NumberedEvent const& each : game->events) events.push_back(each.stamped);
  auto const entries = audio_entries(game->record, *span, wording_of(options.voice, catalogue, std::cerr),
                                     readable(events, folder, translate));
  if (entries.empty() && span_text)
    return fail(say("{value}: no such move was made", {{"value", *span_text}}), translate);
  auto const score = audio_score(entries, *voice, options.sound.voices.table);
  if (!score) return fail(score.error());
  auto const listener = game->record.setup.black.is_blind && !game->record.setup.white.is_blind
                            ? table::Audience::black
                            : table::Audience::white;
  auto const status = options.hear ? play_now(score->sound, options.sound.plan(), listener, translate)
                                   : write_files(options, *score, translate);
  return status == ExitStatus::done && game->damage ? fail(*game->damage, translate) : status;
}

namespace {

void append(speech::Phrase& phrase, speech::Phrase const& more) {
  phrase.insert(phrase.end(), more.begin(), more.end());
}

AudioEntry move_entry(std::size_t ply, chess::StatedPosition const& start, chess::MoveDescription const& move,
                      bool is_first, speech::Wording const& wording) {
  AudioEntry entry{ply, name_of_ply(ply, start), notation::write_san(move), {}, false};
  bool const is_white = entry.name.by == chess::Color::white;
  if (is_white || is_first) entry.phrase = move_number_phrase(entry.name.number, is_white, wording.sentences);
  append(entry.phrase,
         phrase_of({.content = table::MoveSaid{entry.name.by, static_cast<unsigned>(ply), move}}, wording));
  return entry;
}

AudioEntry result_entry(table::GameResult result, speech::Wording const& wording) {
  AudioEntry entry;
  entry.text = notation::text_of(pgn_result(result));
  entry.phrase = phrase_of({.content = table::GameOver{result}}, wording);
  return entry;
}

void begin_as_training(AudioEntry& first, speech::Sentences const& sentences) {
  // Translators: Spoken before the score of a game of tactus-training, and by that program when a game
  // begins: this is training, not a game of a tournament.
  speech::Phrase phrase = sentences.spoken({translatable("Training.")});
  append(phrase, first.phrase);
  first.phrase = std::move(phrase);
}

}  // namespace

std::vector<AudioEntry> audio_entries(GameRecord const& record, PlySpan span, speech::Wording const& wording,
                                      Recordings const& recordings) {
  std::vector<AudioEntry> entries;
  std::size_t ply = 0;
  for (chess::ScoredMove const& each : chess::scored_as_played(line_of(record))) {
    if (!span.contains(++ply)) continue;
    entries.push_back(move_entry(ply, record.setup.start, each.move, entries.empty(), wording));
    if (auto const recorded = recordings.of_ply(ply)) {
      entries.back().phrase.back().recordings = {recorded->file};
      entries.back().is_recording = true;
    }
  }
  bool const is_over = record.end.result != table::GameResult::open;
  if (is_over && span.contains(record.moves.size()))
    entries.push_back(result_entry(record.end.result, wording));
  if (record.is_training && !entries.empty()) begin_as_training(entries.front(), wording.sentences);
  return entries;
}

tl::expected<AudioScore, std::string> audio_score(std::vector<AudioEntry> const& entries,
                                                  speech::Synthesiser& voice,
                                                  speech::VoiceSettings const& settings) {
  AudioScore score{{speech::speech_rate_hz}, {}};
  auto& samples = score.sound.samples;
  auto const receive = [&samples](speech::Samples more) {
    samples.insert(samples.end(), more.begin(), more.end());
    return true;
  };
  constexpr std::size_t gap = audio_gap.count() * speech::speech_rate_hz / 1000;
  for (AudioEntry const& entry : entries) {
    Millis const start = score.sound.length();
    for (speech::Part const& part : entry.phrase)
      if (auto const spoken = voice.speak(part, settings, receive); !spoken)
        return tl::unexpected(spoken.error().message);
    score.cues.push_back({entry, start, score.sound.length()});
    samples.insert(samples.end(), gap, std::int16_t{0});
  }
  return score;
}

std::string cue_lines(std::vector<AudioCue> const& cues) {
  std::string text;
  for (auto const& [entry, start, end] : cues) {
    if (entry.ply == 0)
      text += fmt::format("{{\"result\":\"{}\"", entry.text);
    else
      text +=
          fmt::format("{{\"ply\":{},\"move\":{},\"by\":\"{}\",\"san\":\"{}\"", entry.ply, entry.name.number,
                      entry.name.by == chess::Color::white ? "white" : "black", entry.text);
    text += fmt::format(",\"start_ms\":{},\"end_ms\":{},\"source\":\"{}\"}}\n", start.count(), end.count(),
                        entry.is_recording ? "recording" : "words");
  }
  return text;
}

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

ExitStatus refuse_record(ExportOptions const& options, Translate const& translate) {
  return fail(say("the whole record of a game is the arbiter's; expected --pgn or --scoresheet, or "
                  "tactus-arbiter export {file} --jsonl",
                  {{"file", options.games.front()}}),
              translate, ExitStatus::usage);
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
  text += fmt::format("White: {}\nBlack: {}\nDate: {}\n\n", record.setup.white.name.text(),
                      record.setup.black.name.text(), record.setup.date);
  text += notation::write_scoresheet(moves_shown(program, record), letters);
  text += '\n';
  for (std::string const& line : lines_taken_back(record, letters)) text += "Taken back: " + line + '\n';
  for (Message const& gap : record.gaps) text += "Record: " + written(gap) + '\n';
  text += fmt::format("Result: {}\n", text_of(pgn_result(record.end.result)));
  if (!record.signature.empty()) text += fmt::format("Signature: {}\n", record.signature);
  return text;
}

ExitStatus run_export(ExportOptions const& options, Program const& program, Translate const& translate) {
  bool const is_refused = options.format == ExportFormat::whole_record && program.judgement == nullptr;
  if (is_refused) return refuse_record(options, translate);  // whatever the file is
  std::string all;
  auto status = ExitStatus::done;
  for (std::string const& each : options.games) {
    auto const game = read_saved_game(each);
    auto const text = game ? text_of(options, program, *game) : std::nullopt;
    if (game && !text) return refuse_record(options, translate);
    if (game) tell_note(*game, translate);
    if (!game || game->damage) status = fail(game ? *game->damage : game.error(), translate);
    if (!text) continue;
    if (options.into)
      if (auto const another = is_another_file(each, *options.into); !another)
        return fail(another.error(), translate);
    if (!all.empty() && options.format == ExportFormat::scoresheet) all += '\n';
    all += *text;
  }
  if (all.empty()) return status;
  auto const written = write_beside(options.games.front(), options.into, all);
  return written ? status : fail(written.error(), translate);
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
                         record.taken_back,       record.gaps,
                         record.is_training};
  if (score.date.starts_with('?')) score.date.clear();
  if (record.end.result != table::GameResult::open)
    score.result = notation::text_of(pgn_result(record.end.result));
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

ExitStatus run_score(ScoreOptions const& options, Program const& program, Translate const& translate) {
  auto const catalogue = catalogue_of(options);
  if (is_audio(options)) return run_score_audio(options, catalogue, translate);
  score::ScoreLanguage const language =
      score::score_language(options.language.value_or(std::string(catalogue.language().code())));
  bool const is_braille = options.form == ScoreForm::brf || options.form == ScoreForm::unicode_braille;
  if (is_braille && language.braille == nullptr)
    return fail(score::no_braille_code(std::string(language.language.code())), translate, ExitStatus::usage);
  auto const game = read_saved_game(options.game);
  if (!game) return fail(game.error(), translate);
  tell_note(*game, translate);
  if (auto const written = write_beside(options.game, options.into,
                                        text_of(options, program, game->record, catalogue, language));
      !written)
    return fail(written.error(), translate);
  return game->damage ? fail(*game->damage, translate) : ExitStatus::done;
}

}  // namespace tactus::program
