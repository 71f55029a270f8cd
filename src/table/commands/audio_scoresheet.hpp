// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a game to be heard (D.2.7): its moves spoken one after the other, or in the player's own voice
// where he recorded them, and where in the sound each of them is.
#pragma once

#include "speech/sound/sound.hpp"
#include "speech/voice/synthesiser.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/record/game_record.hpp"
#include "src/table/options/options.hpp"
#include "src/table/session/recordings.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// True: this is what the options ask for.
bool is_audio(ScoreOptions const& options);

ExitStatus run_score_audio(ScoreOptions const& options, words::Catalogue const& catalogue);

/// Silence behind each move.
inline constexpr Millis audio_gap{700};

/// A move, or the result of the game at its end.
struct AudioEntry {
  std::size_t ply = 0;  // 0: the result
  MoveName name{};
  std::string text;       // SAN, or "1-0"
  speech::Phrase phrase;  // what is heard
  bool is_recording = false;
};

/// The moves of `span`; the result with the last one of the game. Recordings are bare names.
std::vector<AudioEntry> audio_entries(GameRecord const& record, PlySpan span, speech::Wording const& wording,
                                      Recordings const& recordings);

struct AudioCue {
  AudioEntry entry;
  Millis start{}, end{};  // without the gap
};
struct AudioScore {
  speech::Sound sound;
  std::vector<AudioCue> cues;
};
/// `voice` plays recordings too (speech/synthesiser_recordings). The error is one English sentence.
tl::expected<AudioScore, std::string> audio_score(std::vector<AudioEntry> const& entries,
                                                  speech::Synthesiser& voice,
                                                  speech::VoiceSettings const& settings = {});

/// One JSON object a line: ply, move, by, san, start_ms, end_ms, source; for the result only that and where.
std::string cue_lines(std::vector<AudioCue> const& cues);

}  // namespace tactus::program
