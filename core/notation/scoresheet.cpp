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

std::string line_start(chess::Position const& position) {
  return right_aligned(std::to_string(position.fullmove_number()) + '.', number_width) + ' ';
}

}  // namespace

std::string write_scoresheet(chess::Position const& start, std::span<chess::Move const> moves,
                             PieceLetters const& letters) {
  std::string sheet;
  chess::Position position = start;
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    bool const is_white = position.turn() == chess::Color::white;
    bool const ends_line = !is_white || ply + 1 == moves.size();
    if (is_white) sheet += line_start(position);
    if (!is_white && ply == 0) sheet += line_start(position) + left_aligned("...", move_width);
    std::string const text = write_sheet_move(position, moves[ply], letters);
    sheet += ends_line ? text + '\n' : left_aligned(text, move_width);
    position = position.after(moves[ply]);
  }
  return sheet;
}

}  // namespace tactus::notation
