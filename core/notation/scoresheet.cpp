// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/scoresheet.hpp"

namespace tactus::notation {
namespace {

constexpr std::size_t number_width = 4;  // "123."
constexpr std::size_t move_width = 9;    // the longest common form, "Sb1xd2++" and a blank

std::string right_aligned(std::string const& text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string left_aligned(std::string const& text, std::size_t width) {
  return text.size() < width ? text + std::string(width - text.size(), ' ') : text + ' ';
}

std::string line_start(unsigned number) {
  return right_aligned(std::to_string(number) + '.', number_width) + ' ';
}

}  // namespace

std::string write_scoresheet(std::span<chess::ScoredMove const> moves, PieceLetters const& letters) {
  std::string sheet;
  for (chess::ScoredMove const& each : moves) {
    bool const is_white = each.by == chess::Color::white;
    bool const ends_line = !is_white || &each == &moves.back();
    if (is_white) sheet += line_start(each.number);
    if (!is_white && &each == &moves.front())
      sheet += line_start(each.number) + left_aligned("...", move_width);
    std::string const text = write_sheet_move(each.move, letters);
    sheet += ends_line ? text + '\n' : left_aligned(text, move_width);
  }
  return sheet;
}

std::string write_in_line(std::span<chess::ScoredMove const> moves, PieceLetters const& letters) {
  std::string line;
  for (chess::ScoredMove const& each : moves) {
    bool const is_white = each.by == chess::Color::white;
    if (!line.empty()) line += ' ';
    if (is_white || line.empty()) line += std::to_string(each.number) + (is_white ? ". " : "... ");
    line += write_san(each.move, letters);
  }
  return line;
}

}  // namespace tactus::notation
