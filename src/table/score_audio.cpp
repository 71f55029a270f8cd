// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/score_audio.hpp"

#include "speech/sound_sink_portaudio.hpp"
#include "speech/synthesiser_espeak.hpp"
#include "speech/synthesiser_recordings.hpp"
#include "src/record/saved_game.hpp"
#include "src/store/written_file.hpp"
#include "src/table/spoken_score.hpp"
#include "src/table/wording_of.hpp"

#include <algorithm>
#include <iostream>
#include <limits>

namespace tactus::program {
namespace {

constexpr std::size_t piece = speech::speech_rate_hz / 10;

ExitStatus refused(std::string const& sentence, ExitStatus status = ExitStatus::failed) {
  std::cerr << "error: " << sentence << '\n';
  return status;
}

/// What was wrong with the arguments; nothing when they are good.
std::string argument_fault(ScoreOptions const& options) {
  if (options.hear && options.into) return "--hear plays; expected no --into";
  if (!options.hear && !options.into) return "--form audio: expected --into FILE.flac or --into FILE.wav";
  return {};
}

/// Those that are there and can be read; a line for each other one, whose move is spoken in words.
Recordings readable(std::vector<table::StampedEvent> const& events, std::string const& folder) {
  Recordings found;
  for (table::StampedEvent const& each : events) {
    auto const* input = std::get_if<table::Input>(&each.event);
    auto const* kept = input != nullptr ? std::get_if<table::RecordingKept>(input) : nullptr;
    if (kept == nullptr) continue;
    if (auto const sound = speech::read_sound(folder + '/' + kept->file))
      found.add(*kept);
    else
      std::cerr << "note: " << sound.error() << "; in words instead\n";
  }
  return found;
}

ExitStatus play_now(speech::Sound const& sound, speech::SoundPlan const& plan, table::Audience to) {
  auto const sink = speech::make_portaudio_sink(plan);
  sink->begin(to);
  for (speech::Samples left{sound.samples}; !left.empty(); left = left.subspan(std::min(piece, left.size())))
    if (!sink->write(left.first(std::min(piece, left.size())))) break;
  auto const heard = sink->finish();
  if (std::string const trouble = sink->trouble(); !trouble.empty()) return refused(trouble);
  return heard == speech::Heard::completely ? ExitStatus::done : refused("the sound device was lost");
}

ExitStatus write_files(ScoreOptions const& options, AudioScore const& score) {
  if (auto const another = is_another_file(options.game, *options.into); !another)
    return refused(another.error());
  auto const place = store::place_to_write(*options.into, options.into->ends_with(".wav") ? "RIFF" : "fLaC");
  if (!place) return refused(place.error());
  if (auto const written = write_sound(*place, score.sound, speech::Existing::replaced); !written)
    return refused(written.error().message);
  auto const listed = write_beside(options.game, *options.into + ".cue.jsonl", cue_lines(score.cues));
  return listed ? ExitStatus::done : refused(listed.error());
}

}  // namespace

bool is_audio(ScoreOptions const& options) { return options.form == ScoreForm::audio || options.hear; }

ExitStatus run_score_audio(ScoreOptions const& options, words::Catalogue const& catalogue) {
  if (auto const fault = argument_fault(options); !fault.empty()) return refused(fault, ExitStatus::usage);
  auto const game = read_saved_game(options.game);
  if (!game) return refused(game.error());
  auto const& span_text = options.hear ? options.hear : options.moves_wanted;
  auto const span = span_text ? read_move_span(*span_text, game->record.setup.start)
                              : PlySpan{1, std::numeric_limits<std::size_t>::max()};
  if (!span)
    return refused(*span_text + ": expected moves of this game, for example 12w, 12 or 12-15",
                   ExitStatus::usage);
  auto engine = speech::make_espeak_synthesiser();
  if (!engine) return refused(engine.error().message);
  std::string const folder = recordings_folder(options.game);
  auto const voice = speech::with_recordings(std::move(*engine), folder);
  std::vector<table::StampedEvent> events;
  if (options.has_recordings)
    for (store::NumberedEvent const& each : game->events) events.push_back(each.stamped);
  auto const entries = audio_entries(game->record, *span, wording_of(options.voice, catalogue, std::cerr),
                                     readable(events, folder));
  if (entries.empty() && span_text) return refused(*span_text + ": no such move was made");
  auto const score = audio_score(entries, *voice, options.sound.voices.table);
  if (!score) return refused(score.error());
  auto const listener = game->record.setup.black.is_blind && !game->record.setup.white.is_blind
                            ? table::Audience::black
                            : table::Audience::white;
  auto const status =
      options.hear ? play_now(score->sound, options.sound.plan(), listener) : write_files(options, *score);
  return status == ExitStatus::done && game->damage ? refused(*game->damage) : status;
}

}  // namespace tactus::program
