// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/reading/braille_score.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <optional>

namespace tactus::braille {
namespace {

struct Word {
  CellView cells;
  std::size_t line;
  std::size_t cell;  // both from 1
};

/// The words of all paragraphs that begin with a move number.
std::vector<Word> words_of_moves(ChessCode const& code, std::vector<Cells> const& lines) {
  std::vector<Word> words;
  bool is_in_moves = false;
  for (std::size_t number = 0; number < lines.size(); ++number) {
    CellView const line = lines[number];
    bool const begins_with_number = is_number(code, line.substr(0, line.find(blank)));
    is_in_moves = !line.empty() && (is_in_moves || begins_with_number);
    for (std::size_t at = line.find_first_not_of(blank); is_in_moves && at < line.size();) {
      std::size_t const end = std::min(line.find(blank, at), line.size());
      words.push_back({line.substr(at, end - at), number + 1, at + 1});
      at = line.find_first_not_of(blank, end);
    }
  }
  return words;
}

class PlayedScore {
 public:
  PlayedScore(ChessCode const& code, chess::Position const& start) : code_(code), position_(start) {}

  std::optional<ScoreError> take(Word const& word) {
    return is_number(code_, word.cells) ? check_number(word) : play(word);
  }
  std::vector<chess::Move> moves() && { return std::move(moves_); }

 private:
  std::optional<ScoreError> check_number(Word const& word) const {
    unsigned const due = position_.fullmove_number();
    if (word.cells == write_number(code_, due)) return std::nullopt;
    return ScoreError{ScoreFault::wrong_number, word.line, word.cell, "move number " + std::to_string(due)};
  }

  std::optional<ScoreError> play(Word const& word) {
    auto const text = move_text_of(code_, word.cells);
    if (!text)
      return ScoreError{
          ScoreFault::unknown_sign, word.line, word.cell + text.error(),
          "a piece letter, a file, a rank or a sign of the " + std::string(code_.name) + " chess code"};
    auto const read = notation::read_move(position_, *text);
    if (auto const* move = std::get_if<chess::Move>(&read)) {
      moves_.push_back(*move);
      position_ = position_.after(*move);
      return std::nullopt;
    }
    return unplayable(word, read);
  }

  ScoreError unplayable(Word const& word, notation::ReadMove const& read) const {
    std::string const side = position_.turn() == chess::Color::white ? "White" : "Black";
    if (auto const* several = std::get_if<notation::SeveralMoves>(&read)) {
      std::string choice = "one of";
      for (chess::Move const each : several->fits) choice += ' ' + notation::write_san(position_, each);
      return {ScoreFault::several_moves, word.line, word.cell, choice};
    }
    bool const is_readable = std::holds_alternative<notation::NoSuchMove>(read);
    return {is_readable ? ScoreFault::no_such_move : ScoreFault::not_a_move, word.line, word.cell,
            (is_readable ? "a legal move of " : "a whole move of ") + side};
  }

  ChessCode const& code_;
  chess::Position position_;
  std::vector<chess::Move> moves_;
};

ScoreError error_of(CellError const& error) {
  bool const is_wide = error.fault == CellFault::dot_7_or_8;
  return {is_wide ? ScoreFault::dot_7_or_8 : ScoreFault::not_braille, error.line, error.cell,
          is_wide ? "a cell of six dots" : "a Braille cell (ASCII Braille, or U+2800 to U+283F)"};
}

}  // namespace

std::string describe(ScoreError const& error) {
  return "line " + std::to_string(error.line) + ", cell " + std::to_string(error.cell) + ": expected " +
         error.expected;
}

tl::expected<std::vector<chess::Move>, ScoreError> read_score(ChessCode const& code,
                                                              chess::Position const& start,
                                                              std::string_view file) {
  auto const lines = read_file(file);
  if (!lines) return tl::unexpected(error_of(lines.error()));
  auto const words = words_of_moves(code, *lines);
  if (words.empty())
    return tl::unexpected(ScoreError{ScoreFault::no_moves, lines->size() + 1, 1,
                                     "a line that begins with a move number in lowered digits"});
  PlayedScore played(code, start);
  for (Word const& word : words)
    if (auto error = played.take(word)) return tl::unexpected(*std::move(error));
  return std::move(played).moves();
}

}  // namespace tactus::braille
