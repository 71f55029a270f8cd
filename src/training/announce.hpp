// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training announce`: moves in any notation in; words, speech, Braille or phonemes out.
#pragma once

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "speech/words/sentences.hpp"
#include "src/table/options/options.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::training {

/// `sound` prints the words too.
enum class AnnounceForm : std::uint8_t { text, sound, braille, phonemes };
struct AnnounceOptions {
  AnnounceForm form = AnnounceForm::text;
  program::SoundOptions sound;
  notation::PieceLetters letters = notation::english;
  program::MoveVoiceOptions moves;
  std::optional<words::Language> language;
};

/// One game per line, or PGN; one announcement per line. A bad move is told on `errors` with its line, the
/// rest of that game is passed over, and the run goes on. Done when every line was read; not begun when there
/// is no voice or no Braille code for what was asked.
program::ExitStatus announce_lines(std::istream& in, std::ostream& out, std::ostream& errors,
                                   AnnounceOptions const& options);

}  // namespace tactus::training

// The answer to a typed text that is not one legal move: what was wrong and what was expected.

namespace tactus::program {

/// Empty when `read` is a move.
std::string move_fault(notation::ReadMove const& read, chess::Position const& position, std::string_view text,
                       notation::PieceLetters const& letters, speech::Sentences const& sentences);

}  // namespace tactus::program
