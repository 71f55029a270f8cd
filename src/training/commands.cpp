// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/commands.hpp"

#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"

#include <algorithm>
#include <array>

namespace tactus::training {
namespace {

constexpr std::array rows{
    CommandRow{Command::pieces, "p", typed_words("command: pieces"),
               // Translators: A line of help, 40 characters. N stands for the letter of the white knights.
               translatable("{key} N, {word} N: White's knights"),
               // Translators: Behind what was typed wrongly, on the screen. The letters stay.
               translatable("expected a piece letter, {letters}, or A for all; small letters for Black")},
    CommandRow{Command::scan, "s", typed_words("command: scan"),
               // Translators: A line of help, 40 characters.
               translatable("{key} a, {key} 1, {word} a: file or rank"),
               // Translators: Behind what was typed wrongly, on the screen.
               translatable("expected a file from a to h or a rank from 1 to 8")},
    CommandRow{Command::square, "b", typed_words("command: square"),
               // Translators: A line of help, 40 characters.
               translatable("{key} e4, {word} e4: what stands there"),
               // Translators: Behind what was typed wrongly, on the screen.
               translatable("expected a square from a1 to h8")},
    CommandRow{Command::here, "o", typed_words("command: here"),
               // Translators: A line of help, 40 characters.
               translatable("{key}, {word}: the last square again"),
               // Translators: On the screen, when no square has been asked for yet. b e4 is typed so.
               translatable("expected a square first, for example b e4")},
    CommandRow{Command::moves, "m", typed_words("command: moves"),
               // Translators: A line of help, 40 characters.
               translatable("{key}, {key} e2, {word} e2: legal moves"),
               translatable("expected a square from a1 to h8")},
    CommandRow{Command::captures, "M", typed_words("command: captures"),
               // Translators: A line of help, 40 characters.
               translatable("{key}, {key} e2, {word} e2: captures"),
               translatable("expected a square from a1 to h8")},
    CommandRow{Command::bearing, "a", typed_words("command: attackers"),
               // Translators: A line of help, 40 characters.
               translatable("{key} e4, {word} e4: attack, defence"),
               translatable("expected a square from a1 to h8")},
    CommandRow{Command::diagonals, "x", typed_words("command: diagonals"),
               // Translators: A line of help, 40 characters.
               translatable("{key} e4, {word} e4: along them"),
               translatable("expected a square from a1 to h8")},
    CommandRow{Command::straight_lines, "xs", typed_words("command: lines"),
               // Translators: A line of help, 40 characters.
               translatable("{key} e4, {word} e4: file and rank"),
               translatable("expected a square from a1 to h8")},
    CommandRow{Command::material, "mt", typed_words("command: material"),
               // Translators: A line of help, 40 characters.
               translatable("{key}, {word}: who has more"),
               // Translators: Behind what was typed wrongly, on the screen.
               translatable("expected nothing after it")},
};

struct Words {
  std::string_view first, rest;
};
Words cut(std::string_view line) {
  constexpr std::string_view blanks = " \t\r\n";
  auto const begin = std::min(line.find_first_not_of(blanks), line.size());
  line = line.substr(begin, line.find_last_not_of(blanks) + 1 - begin);
  auto const blank = std::min(line.find_first_of(blanks), line.size());
  auto const rest = std::min(line.find_first_not_of(blanks, blank), line.size());
  return {line.substr(0, blank), line.substr(rest)};
}

std::optional<chess::Square> square_of(std::string_view text) {
  std::string name{text};
  if (!name.empty() && name[0] >= 'A' && name[0] <= 'H') name[0] = static_cast<char>(name[0] - 'A' + 'a');
  auto const square = chess::Square::parse(name);
  return square ? std::optional{*square} : std::nullopt;
}

std::optional<Question> pieces_question(std::string_view text, notation::PieceLetters const& letters) {
  if (text.empty()) return PiecesAsked{};
  bool const is_white = text[0] >= 'A' && text[0] <= 'Z';
  char const capital = is_white ? text[0] : static_cast<char>(text[0] - 'a' + 'A');
  auto kind = capital == 'P' ? std::optional{chess::Kind::pawn} : letters.kind_of(capital);
  if (!kind) kind = notation::english.kind_of(capital);  // as moves are read
  if (text.size() != 1 || (!kind && capital != 'A')) return std::nullopt;
  return PiecesAsked{is_white ? chess::Color::white : chess::Color::black, kind};
}

std::optional<Question> scan_question(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  if (text[0] >= 'a' && text[0] <= 'h') return FileAsked{static_cast<chess::File>(text[0] - 'a')};
  if (text[0] >= '1' && text[0] <= '8') return RankAsked{static_cast<chess::Rank>(text[0] - '1')};
  return std::nullopt;
}

std::optional<Question> moves_question(std::string_view text, Moves which) {
  auto const from = square_of(text);
  if (!text.empty() && !from) return std::nullopt;
  return MovesAsked{which, from};
}

/// Without a square, the one that was asked for last.
template <class Asked>
std::optional<Question> about_square(std::string_view text, std::optional<chess::Square> here) {
  auto const square = text.empty() ? here : square_of(text);
  if (!square) return std::nullopt;
  return Asked{*square};
}

std::optional<Question> question(Command command, std::string_view rest, std::optional<chess::Square> here,
                                 notation::PieceLetters const& letters) {
  switch (command) {
    case Command::pieces: return pieces_question(rest, letters);
    case Command::scan: return scan_question(rest);
    case Command::square: return about_square<SquareAsked>(rest, here);
    case Command::here: break;
    case Command::moves: return moves_question(rest, Moves::all);
    case Command::captures: return moves_question(rest, Moves::captures);
    case Command::bearing: return about_square<BearingAsked>(rest, here);
    case Command::diagonals: return about_square<DiagonalsAsked>(rest, here);
    case Command::straight_lines: return about_square<StraightLinesAsked>(rest, here);
    case Command::material: return rest.empty() ? std::optional<Question>{MaterialAsked{}} : std::nullopt;
  }
  return rest.empty() && here ? std::optional<Question>{SquareAsked{*here}} : std::nullopt;
}

bool is_named(CommandRow const& row, std::string_view name, speech::Sentences const& sentences) {
  if (name == row.key) return true;  // "m" and "M" are two
  return std::ranges::any_of(words_of(row, sentences),
                             [&](std::string const& word) { return unicode::is_typed_for(name, word); });
}

}  // namespace

std::span<CommandRow const> command_rows() { return rows; }

std::vector<std::string> words_of(CommandRow const& row, speech::Sentences const& sentences) {
  return program::words_in(row.words, sentences);
}

std::optional<tl::expected<Question, std::string>> QuestionReader::read(
    std::string_view line, std::optional<chess::Square> here) const {
  std::string const typed = unicode::with_plain_blanks(line);
  auto const [first, rest] = cut(typed);
  for (CommandRow const& row : rows) {
    if (!is_named(row, first, sentences)) continue;
    if (auto asked = question(row.command, rest, here, letters))
      return tl::expected<Question, std::string>{*asked};
    std::string const all{letters.king, letters.queen, letters.rook, letters.bishop, letters.knight, 'P'};
    return tl::unexpected(std::string{line} + ": " + sentences.written({row.expected, {{"letters", all}}}));
  }
  return std::nullopt;
}

std::vector<std::string> QuestionReader::help(std::string_view about) const {
  std::vector<std::string> lines;
  for (CommandRow const& row : rows) {
    if (!about.empty() && !is_named(row, about, sentences)) continue;
    lines.push_back(sentences.written(
        {row.help, {{"key", std::string{row.key}}, {"word", words_of(row, sentences).front()}}}));
  }
  return lines;
}

}  // namespace tactus::training
