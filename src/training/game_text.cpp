// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/game_text.hpp"

#include "core/notation/move_signs.hpp"
#include "core/notation/stated_move.hpp"

#include <algorithm>

namespace tactus::training {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

/// A number alone; no game has a thousand moves, and 5254 is one in digits.
bool is_number(std::string_view word) {
  return word.size() < 4 && word.find_first_not_of("0123456789") == std::string_view::npos && word != "00" &&
         word != "000";
}

/// A move as it was written, without "!?" and the like; empty for what is no move.
std::string_view bare_move(std::string_view word) {
  if (is_number(word)) return {};
  word = notation::without_number(word);
  if (word.empty() || is_result(word) || word.front() == '$') return {};
  return word.substr(0, word.find_last_not_of("!?") + 1);
}

constexpr std::string_view parting = " \t\r\n{};()";

/// Takes the words behind a move that belong to it, such as "Q" and "e.p.".
std::string with_what_belongs(std::string_view move, std::string_view& rest) {
  std::string whole{move};
  for (;;) {
    std::string_view next = rest;
    next.remove_prefix(std::min(next.find_first_not_of(blanks), next.size()));
    std::string_view const word = next.substr(0, next.find_first_of(blanks));
    bool const is_aside = word.find_first_of("{};") != std::string_view::npos;
    if (word.empty() || is_aside || !notation::belongs_to_move_before(word)) return whole;
    whole.append(" ").append(word);
    rest = next.substr(word.size());
  }
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
    auto const size = std::min(next->find_first_of(parting), next->size());
    std::string_view const word = next->substr(0, size);
    rest = next->substr(size);
    if (std::string_view const move = bare_move(word); !move.empty() && variation_depth_ == 0) {
      if (begins_) tokens.emplace_back(GameBegins{fen_});
      begins_ = false;
      tokens.emplace_back(MoveWord{with_what_belongs(move, rest)});
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
