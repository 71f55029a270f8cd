// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind `restore` and `replace`: from where the game is to go on, and which old move was
// another. Pure: text in, value out.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/chess/piece.hpp"
#include "core/chess/played_line.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/stated_move.hpp"
#include "core/table/announcement.hpp"
#include "core/table/event.hpp"
#include "speech/words/sentences.hpp"
#include "src/table/console/questions.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// Before this move; of White where no side is named and both have one.
struct BeforeMove {
  unsigned number;
  std::optional<chess::Color> side;
};
/// From where it stands: what was an end is none, or the times are others.
struct FromHere {};
struct RestoreText {
  std::variant<FromHere, BeforeMove, chess::Setup> to;
  std::optional<table::RemainingTimes> times;  // White's first, as H:MM:SS
};

/// Nothing, `12`, `12 black`, a FEN; then two times or none. A side is named in English or in the language of
/// the sentences. Nothing: it is none of these. Whether a game can go on from the FEN is not asked here.
std::optional<RestoreText> read_restore(std::string_view text, speech::Sentences const& sentences);

/// `12 Nf3`, `12 black Nf6`: an old move, and what it was. Nothing: it is not of this form.
struct ReplaceText {
  BeforeMove which;
  std::string move;
};
std::optional<ReplaceText> read_replace(std::string const& text, speech::Sentences const& sentences);

/// How many plies of the game stand before that move; nothing: it has no such move.
std::optional<std::size_t> plies_before(BeforeMove move, chess::PlayedLine const& line);
inline std::optional<std::size_t> plies_before(FromHere /*all*/, chess::PlayedLine const& line) {
  return line.plies();
}

// A side as people type it: "white", "black", or the words of the language; and the arbiter.

/// As unicode::is_typed_for() takes them. Nothing: neither side.
std::optional<chess::Color> side_named(std::string_view text, speech::Sentences const& sentences);

/// The same, or as the answer to a question (read_side).
std::optional<chess::Color> side_typed(std::string_view text, speech::Sentences const& sentences);

/// A side, as a word or as its key on the keypad, before or behind a text; and the text without it.
struct SideAndText {
  std::optional<chess::Color> side;
  std::string text;
};
SideAndText side_and_text(std::string const& typed, speech::Sentences const& sentences);

/// "arbiter", or the word of the language.
bool is_arbiter(std::string_view text, speech::Sentences const& sentences);

// A move as people type it at the console, by the one reader of form (core/notation/stated_move.hpp).

using notation::StatedMove;

/// Or cells of the Braille chess code that has these letters (docs/players/score.md).
StatedMove read_stated(std::string const& text, notation::PieceLetters const& letters);
/// The same, or said in the words of Appendix D (D.2.1).
StatedMove read_said(std::string const& text, notation::PieceLetters const& letters);

/// As notation::reading_meant(). Beside a board that is read pass null: none is chosen by what stands.
tl::expected<notation::MovePattern, table::MoveRefusal> meant(StatedMove const& stated,
                                                              chess::Diagram const* before);

/// What was typed, as far as it is repeated to who typed it: twelve signs and three dots.
std::string echo_of(std::string_view typed);

/// With each blank of Unicode as a space, and none at the ends.
std::string without_blanks_around(std::string_view text);

}  // namespace tactus::program
