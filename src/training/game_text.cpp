// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/game_text.hpp"

#include <algorithm>

namespace tactus::training {
namespace {

constexpr std::string_view blanks = " \t\r\n";

/// "12.e4" and "12...e5" without the number.
std::string_view without_number(std::string_view word) {
  auto const behind_digits = word.find_first_not_of("0123456789");
  // "12" alone; no game has a thousand moves, and 5254 is one in digits.
  if (behind_digits == std::string_view::npos) return word.size() < 4 ? std::string_view{} : word;
  if (word[behind_digits] != '.') return word;  // "0-0" and "1-0"
  auto const behind_dots = word.find_first_not_of('.', behind_digits);
  return behind_dots == std::string_view::npos ? std::string_view{} : word.substr(behind_dots);
}

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

/// A move as it was written, without "!?" and the like; empty for what is no move.
std::string_view bare_move(std::string_view word) {
  word = without_number(word);
  if (word.empty() || is_result(word) || word.front() == '$' || word == "e.p." || word == "ep") return {};
  return word.substr(0, word.find_last_not_of("!?") + 1);
}

}  // namespace

std::vector<GameToken> GameText::feed(std::string_view line) {
  std::vector<GameToken> tokens;
  auto const first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos || line.front() == '%') return tokens;  // '%': PGN's escape
  if (line[first] == '[' && !is_in_comment_ && variation_depth_ == 0) {
    read_tag(line.substr(first));
    return tokens;
  }
  if (!is_pgn_) {
    begins_ = true;
    is_in_comment_ = false;
    variation_depth_ = 0;
  }
  read_moves(line, tokens);
  return tokens;
}

void GameText::read_tag(std::string_view line) {
  is_pgn_ = true;
  if (!begins_ || line.starts_with("[Event ")) fen_.reset();  // a list of pairings has no moves between
  begins_ = true;
  auto const open = line.find('"');
  auto const close = line.rfind('"');
  if (line.starts_with("[FEN ") && open < close) fen_ = std::string{line.substr(open + 1, close - open - 1)};
}

void GameText::read_moves(std::string_view line, std::vector<GameToken>& tokens) {
  std::string_view rest = line;
  while (auto const next = skip_asides(rest)) {
    auto const size = std::min(next->find_first_of(" \t\r\n{};()"), next->size());
    std::string_view const word = next->substr(0, size);
    rest = next->substr(size);
    if (std::string_view const move = bare_move(word); !move.empty() && variation_depth_ == 0) {
      if (begins_) tokens.emplace_back(GameBegins{fen_});
      begins_ = false;
      tokens.emplace_back(MoveWord{std::string{move}});
    } else if (is_result(word) && variation_depth_ == 0 && is_pgn_) {
      begins_ = true;
      fen_.reset();
    }
  }
}

std::optional<std::string_view> GameText::skip_asides(std::string_view rest) {
  for (;;) {
    if (is_in_comment_) {
      auto const close = rest.find('}');
      if (close == std::string_view::npos) return std::nullopt;
      is_in_comment_ = false;
      rest.remove_prefix(close + 1);
      continue;
    }
    auto const first = rest.find_first_not_of(blanks);
    if (first == std::string_view::npos || rest[first] == ';') return std::nullopt;
    rest.remove_prefix(first);
    if (rest.front() == '{') {
      is_in_comment_ = true;
    } else if (rest.front() == '(') {
      ++variation_depth_;
    } else if (rest.front() == ')') {
      if (variation_depth_ > 0) --variation_depth_;
    } else if (rest.front() != '}') {
      return rest;
    }
    rest.remove_prefix(1);
  }
}

}  // namespace tactus::training
