// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/reading/replay.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace tactus::notation {
namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Takes the next word without blanks off the front; empty at the end.
std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
  std::string_view const word = rest.substr(0, rest.find_first_of(blanks));
  rest.remove_prefix(word.size());
  return word;
}

/// "12.e4" is number 12 and "e4", "12..." and "12." are a number alone; "12" alone is left for the reader of
/// moves to refuse.
NumberedText split_number(std::string_view word) {
  std::size_t const digits = std::min(word.find_first_not_of("0123456789"), word.size());
  bool const is_bracketed = digits > 0 && digits < word.size() && word[digits] == ')';  // "12)"
  std::size_t const dots =
      is_bracketed ? digits + 1 : std::min(word.find_first_not_of('.', digits), word.size());
  if (dots == digits) return {word, std::nullopt};
  unsigned number = 0;
  auto const [end, error] = std::from_chars(word.data(), word.data() + digits, number);
  bool const is_number = error == std::errc{} && end == word.data() + digits;
  auto const player = dots - digits > 1 ? chess::Color::black : chess::Color::white;
  return {word.substr(dots), is_number ? std::optional{MoveNumber{number, player}} : std::nullopt};
}

template <std::size_t size>
bool is_one_of(std::string_view word, std::array<std::string_view, size> const& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 5> results{"1-0", "0-1", "1/2-1/2", "1/2", "*"};

ReplayError error_of(ReadMove const& read, std::size_t index, std::string_view text) {
  ReplayError error{index, std::string{text}, ReplayError::Outcome::not_a_move, {}};
  if (std::holds_alternative<NoSuchMove>(read)) error.outcome = ReplayError::Outcome::no_such_move;
  if (auto const* several = std::get_if<SeveralMoves>(&read)) {
    error.outcome = ReplayError::Outcome::several_moves;
    error.candidates = several->fits;
  }
  return error;
}

}  // namespace

Replay replay(chess::Position const& start, std::span<std::string_view const> texts,
              PieceLetters const& letters, FormsRead const& forms) {
  Replay done{start, {}, std::nullopt};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    auto const read = read_move(done.position, texts[i], letters, forms);
    auto const* const m = std::get_if<chess::Move>(&read);
    if (m == nullptr) {
      done.error = error_of(read, i, texts[i]);
      break;
    }
    done.moves.push_back(*m);
    done.position = done.position.after(*m);
  }
  return done;
}

std::vector<NumberedText> numbered_move_texts(std::string_view sheet) {
  std::vector<NumberedText> texts;
  std::optional<MoveNumber> number;  // of the move to come
  for (std::string_view word = take_word(sheet); !word.empty(); word = take_word(sheet)) {
    if (!texts.empty() && !number && belongs_to_move_before(word)) {
      auto const* const begin = texts.back().text.data();
      texts.back().text = {begin, static_cast<std::size_t>(word.data() + word.size() - begin)};
      continue;
    }
    NumberedText split = split_number(word);
    if (split.number) number = split.number;
    if (split.text.empty() || is_one_of(split.text, results)) continue;
    texts.push_back({split.text, std::exchange(number, std::nullopt)});
  }
  return texts;
}

std::vector<std::string_view> move_texts(std::string_view sheet) {
  std::vector<std::string_view> texts;
  for (NumberedText const& numbered : numbered_move_texts(sheet)) texts.push_back(numbered.text);
  return texts;
}

}  // namespace tactus::notation
