// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/spoken_score.hpp"

#include "core/chess/scored_move.hpp"
#include "core/notation/move_text.hpp"
#include "speech/translatable.hpp"
#include "src/record/game_pgn.hpp"

#include <fmt/format.h>

namespace tactus::program {
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
  speech::Phrase phrase = sentences.spoken(speech::translatable("Training."));
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
  bool const is_over = record.result != table::GameResult::open;
  if (is_over && span.contains(record.moves.size())) entries.push_back(result_entry(record.result, wording));
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

}  // namespace tactus::program
