// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/console/arguments.hpp"

#include "core/braille/score.hpp"
#include "core/clock/reading.hpp"
#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace tactus::program {
namespace {

using Words = std::vector<std::string_view>;

Words words_in(std::string_view text) {
  Words words;
  while (!text.empty()) {
    auto const end = std::min(text.find_first_of(" \t"), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// Taken off the end of the words.
std::optional<table::RemainingTimes> take_times(Words& words) {
  if (words.size() < 2) return std::nullopt;
  auto const white = clock::time_displayed(words[words.size() - 2]);
  auto const black = clock::time_displayed(words.back());
  if (!white || !black) return std::nullopt;
  words.resize(words.size() - 2);
  return table::RemainingTimes{*white, *black};
}

std::optional<chess::Setup> read_setup(Words const& words) {
  std::string fen;
  for (std::string_view const word : words) fen.append(fen.empty() ? "" : " ").append(word);
  auto const setup = notation::read_fen(fen);
  return setup ? std::optional(*setup) : std::nullopt;
}

std::optional<BeforeMove> read_move_number(Words const& words, speech::Sentences const& sentences) {
  BeforeMove move{0, std::nullopt};
  std::string_view const digits = words.front();
  auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), move.number);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || words.size() > 2)
    return std::nullopt;
  if (words.size() == 1) return move;
  move.side = side_named(words[1], sentences);
  return move.side ? std::optional(move) : std::nullopt;
}

}  // namespace

std::optional<RestoreText> read_restore(std::string_view text, speech::Sentences const& sentences) {
  Words words = words_in(text);
  auto const times = take_times(words);
  if (words.empty()) return RestoreText{FromHere{}, times};
  bool const is_position = words.front().find('/') != std::string_view::npos;
  if (is_position) {
    auto const setup = read_setup(words);
    return setup ? std::optional(RestoreText{*setup, times}) : std::nullopt;
  }
  auto const move = read_move_number(words, sentences);
  return move ? std::optional(RestoreText{*move, times}) : std::nullopt;
}

std::optional<ReplaceText> read_replace(std::string const& text, speech::Sentences const& sentences) {
  auto const blank = std::min(text.find_first_of(" \t"), text.size());
  auto which = read_move_number({std::string_view{text}.substr(0, blank)}, sentences);
  if (!which) return std::nullopt;
  auto [side, move] = side_and_text(without_blanks_around(std::string_view{text}.substr(blank)), sentences);
  if (move.empty()) return std::nullopt;
  which->side = side;
  return ReplaceText{*which, std::move(move)};
}

std::optional<std::size_t> plies_before(BeforeMove move, chess::PlayedLine const& line) {
  for (std::size_t plies = 0; plies <= line.plies(); ++plies) {
    bool const is_side = !move.side || line.diagram_at(plies).turn() == *move.side;
    if (line.number_at(plies) == move.number && is_side) return plies;
  }
  return std::nullopt;
}

namespace {

bool is_named(std::string_view typed, std::string_view side, speech::Sentences const& sentences) {
  return unicode::is_typed_for(typed, side) || unicode::is_typed_for(typed, sentences.translated(side));
}

}  // namespace

std::optional<chess::Color> side_named(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the player of the white pieces, behind a command such as 'draw'. One word, in
  // small letters.
  std::string_view const white = translatable("white");
  // Translators: The same for the player of the black pieces.
  std::string_view const black = translatable("black");
  if (is_named(text, white, sentences)) return chess::Color::white;
  if (is_named(text, black, sentences)) return chess::Color::black;
  return std::nullopt;
}

std::optional<chess::Color> side_typed(std::string_view text, speech::Sentences const& sentences) {
  if (auto const side = read_side(text)) return side;
  return side_named(text, sentences);
}

namespace {

/// Behind a move or before it: a letter alone may be of the move.
std::optional<chess::Color> side_beside_text(std::string_view word, speech::Sentences const& sentences) {
  bool const is_key = word == "1" || word == "2";
  return is_key ? read_side(word) : side_named(word, sentences);
}

}  // namespace

SideAndText side_and_text(std::string const& typed, speech::Sentences const& sentences) {
  auto const first = std::min(typed.find(' '), typed.size());
  if (auto const side = side_beside_text(std::string_view{typed}.substr(0, first), sentences))
    return {side, without_blanks_around(std::string_view{typed}.substr(first))};
  auto const blank = typed.rfind(' ');
  auto const last = blank == std::string::npos ? typed.size() : blank + 1;
  if (auto const side = side_beside_text(std::string_view{typed}.substr(last), sentences))
    return {side, without_blanks_around(std::string_view{typed}.substr(0, last))};
  return {std::nullopt, typed};
}

bool is_arbiter(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the arbiter, behind the command 'confirm'. One word, in small letters.
  std::string_view const arbiter = translatable("arbiter");
  return is_named(text, arbiter, sentences);
}

namespace {

constexpr std::string_view first_of_braille = "\xE2\xA0";  // U+2800 to U+283F in UTF-8

std::optional<notation::MovePattern> read_cells(std::string const& text,
                                                notation::PieceLetters const& letters) {
  auto const* const code = braille::code_of(letters);
  auto const cells = braille::read_file(text);
  if (code == nullptr || !cells || cells->size() != 1) return std::nullopt;
  auto const move = braille::move_text_of(*code, cells->front());
  return move ? notation::parse_move(*move, notation::english) : std::nullopt;
}

StatedMove read_in(notation::FormsRead const& forms, std::string const& typed,
                   notation::PieceLetters const& letters) {
  if (typed.starts_with(first_of_braille)) return {read_cells(typed, letters), {}};
  return notation::read_stated(typed, letters, forms);
}

}  // namespace

StatedMove read_stated(std::string const& typed, notation::PieceLetters const& letters) {
  return read_in(notation::at_a_keyboard, typed, letters);
}

StatedMove read_said(std::string const& typed, notation::PieceLetters const& letters) {
  return read_in(notation::said_or_typed, typed, letters);
}

tl::expected<notation::MovePattern, table::MoveRefusal> meant(StatedMove const& stated,
                                                              chess::Diagram const* before) {
  return notation::reading_meant(stated, before).map_error([](notation::Unclear unclear) {
    return unclear == notation::Unclear::several_moves ? table::MoveRefusal::several_moves
                                                       : table::MoveRefusal::not_a_move;
  });
}

std::string echo_of(std::string_view typed) {
  constexpr std::size_t most_signs = 12;
  std::string echo;
  for (std::size_t signs = 0; !typed.empty(); ++signs) {
    if (signs == most_signs) return echo + "...";
    append_utf8(echo, take_character(typed));
  }
  return echo;
}

std::string without_blanks_around(std::string_view text) {
  constexpr std::string_view ascii_blanks = " \t\r\n";
  std::string const plain = unicode::with_plain_blanks(text);
  auto const first = plain.find_first_not_of(ascii_blanks);
  if (first == std::string::npos) return {};
  return plain.substr(first, plain.find_last_not_of(ascii_blanks) - first + 1);
}

}  // namespace tactus::program
