// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/braille/score.hpp"

#include <algorithm>

namespace tactus::braille {
namespace {

void add_print(ScoreText& score, ChessCode const& code, std::span<std::string const> print) {
  for (std::string const& each : print) {
    LiteraryText text = write_literary(each, code.literary);
    for (Cells& line : wrapped(text.cells)) score.lines.push_back(std::move(line));
    for (Replacement& one : text.replaced)
      if (std::find(score.replaced.begin(), score.replaced.end(), one) == score.replaced.end())
        score.replaced.push_back(std::move(one));
  }
}

void add_moves(ScoreText& score, ChessCode const& code, std::span<chess::ScoredMove const> moves) {
  bool is_first = true;
  for (chess::ScoredMove const& each : moves) {
    bool const is_white = each.by == chess::Color::white;
    if (is_white || is_first) score.lines.push_back(write_number(code, each.number));
    Cells& line = score.lines.back();
    line += blank;
    if (!is_white && is_first) line += code.cells(Sign::black_moves);
    line += write_move(code, each.move);
    is_first = false;
  }
}

}  // namespace

ScoreText write_score(ChessCode const& code, std::span<chess::ScoredMove const> moves,
                      std::span<std::string const> heading, std::span<std::string const> ending) {
  ScoreText score;
  add_print(score, code, heading);
  if (!heading.empty() && !moves.empty()) score.lines.emplace_back();
  add_moves(score, code, moves);
  if (!ending.empty() && !score.lines.empty()) score.lines.emplace_back();
  add_print(score, code, ending);
  return score;
}

}  // namespace tactus::braille
