// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus export`: a game file as PGN or scoresheet. Nothing in it is judged, and nothing of it is there
// before the move was completed; the whole record is `tactus-arbiter export`.
#pragma once

#include "speech/sound/sound.hpp"
#include "speech/voice/synthesiser.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/record/game_record.hpp"
#include "src/table/options/options.hpp"
#include "src/table/program/program.hpp"
#include "src/table/session/recordings.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

// The score of a game to be heard (D.2.7): its moves spoken one after the other, or in the player's own voice
// where he recorded them, and where in the sound each of them is.

/// True: this is what the options ask for.
bool is_audio(ScoreOptions const& options);

ExitStatus run_score_audio(ScoreOptions const& options, words::Catalogue const& catalogue,
                           Translate const& translate);

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

/// One full move per line, "1. e4 e5", as the Laws want it kept (8.1), with the given letters.
std::string scoresheet_of(Program const& program, GameRecord const& record,
                          notation::PieceLetters const& letters);
std::string pgn_by(Program const& program, GameRecord const& record);

/// Of a damaged file the readable beginning is exported, and the status is `failed`. `translate`, here and
/// below: of faults.
ExitStatus run_export(ExportOptions const& options, Program const& program, Translate const& translate);

// `tactus score`: the score of a game for the blind player and for print (D.2.7). As `export`, it never
// judges.

/// Of a damaged file the readable beginning is written, and the status is `failed`.
ExitStatus run_score(ScoreOptions const& options, Program const& program, Translate const& translate);

}  // namespace tactus::program
