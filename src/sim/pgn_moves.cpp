// SPDX-License-Identifier: GPL-3.0-or-later
// See pgn_moves.hpp.
#include "src/sim/pgn_moves.hpp"

#include <sstream>

namespace tactus::sim {

namespace {

/// The text without `[Tag "..."]` lines and without `{comments}`.
std::string move_text(std::string_view pgn) {
  std::istringstream lines{std::string{pgn}};
  std::string text;
  for (std::string line; std::getline(lines, line);)
    if (!line.starts_with('[')) text += line + ' ';
  for (auto open = text.find('{'); open != std::string::npos; open = text.find('{')) {
    auto const close = text.find('}', open);
    text.erase(open, close == std::string::npos ? close : close - open + 1);
  }
  return text;
}

}  // namespace

std::vector<std::string> pgn_moves(std::string_view pgn) {
  std::istringstream words{move_text(pgn)};
  std::vector<std::string> moves;
  for (std::string word; words >> word;) {
    if (word == "*" || word == "1-0" || word == "0-1" || word == "1/2-1/2" || word.starts_with('$')) continue;
    auto const after_number = word.find_last_of('.');
    if (after_number != std::string::npos) word.erase(0, after_number + 1);
    if (!word.empty()) moves.push_back(word);
  }
  return moves;
}

}  // namespace tactus::sim
