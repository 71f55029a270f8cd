// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a game for people: its facts, and its forms as text. Pure.
#pragma once

#include "core/braille/cells.hpp"
#include "core/braille/chess_code.hpp"
#include "core/chess/played_line.hpp"
#include "core/chess/stated_position.hpp"
#include "core/notation/move_text.hpp"
#include "src/equipment/fact.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::score {

struct GameScore {
  std::string white, black, event, site, date;  // what is empty is left out
  std::string result;                           // "1-0", "0-1", "1/2-1/2"; empty while the game is open
  chess::StatedPosition start = chess::StatedPosition::initial();
  std::vector<chess::ScoredMove> moves;
  std::vector<std::vector<chess::ScoredMove>> taken_back{};  // completed moves that do not stand
  std::vector<Message> gaps{};                               // what of the record was lost, and where
  bool is_training = false;  // no game of a tournament: the heading says so first
};

/// Headings and piece letters.
struct ScoreVoice {
  words::Catalogue catalogue;
  notation::PieceLetters letters;
};

/// Heading and ending as lines of text: "White: Anna", "Result: 1-0".
std::vector<std::string> heading_lines(GameScore const& score, words::Catalogue const& catalogue);
std::vector<std::string> ending_lines(GameScore const& score, ScoreVoice const& voice);

/// One number and one pair of moves a line.
std::string score_as_text(GameScore const& score, ScoreVoice const& voice);

/// Sizes of print, in points.
inline constexpr unsigned smallest_large_print = 18;
inline constexpr unsigned largest_large_print = 72;
/// A page (HTML) to print and to read on a screen: black on white, needs neither scripts nor a network.
std::string score_as_large_print(GameScore const& score, ScoreVoice const& voice, unsigned points);

struct BrailleFile {
  std::string text;
  std::vector<std::string> notes;  // a sentence for each character that Braille has no cells for
};
BrailleFile score_as_braille(GameScore const& score, ScoreVoice const& voice, braille::ChessCode const& code,
                             braille::FileForm form);

Message no_braille_code(std::string const& language);

// What belongs to a language besides its messages, where moves are written. Pure.

struct ScoreLanguage {
  Language language;
  notation::PieceLetters letters;
  braille::ChessCode const* braille;  // nothing: no code is known
};

/// English for a language that is not among them.
ScoreLanguage score_language(std::string_view code);

}  // namespace tactus::score
