// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/texts_of_moves.hpp"

#include "core/chess/move_description.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"

namespace tactus {
namespace {

using chess::Square;

void add_pieces(std::vector<std::string>& texts) {
  for (char const piece : std::string{"KQRBN"})
    for (unsigned to = 0; to < 64; ++to)
      for (char const* capture : {"", "x"})
        texts.push_back(piece + (capture + Square::from_index(to).name()));
}

void add_pawns(std::vector<std::string>& texts) {
  for (unsigned to = 0; to < 64; ++to) {
    std::string const goal = Square::from_index(to).name();
    texts.push_back(goal);
    for (char const from : {static_cast<char>(goal[0] - 1), static_cast<char>(goal[0] + 1)})
      if (from >= 'a' && from <= 'h')
        for (char const* ending : {"", " e.p.", "=Q"}) texts.push_back(from + ("x" + goal) + ending);
    for (char const* piece : {"=Q", "=R", "=B", "=N"}) texts.push_back(goal + piece);
  }
}

}  // namespace

std::string coordinate_text(unsigned number) {
  unsigned const from = number / 63;
  unsigned const to = number % 63;
  return Square::from_index(from).name() + Square::from_index(to < from ? to : to + 1).name();
}

std::vector<std::string> all_move_texts() {
  std::vector<std::string> texts{"O-O", "O-O-O"};
  for (unsigned number = 0; number < coordinate_texts; ++number) texts.push_back(coordinate_text(number));
  add_pieces(texts);
  add_pawns(texts);
  return texts;
}

std::vector<std::string> move_texts_of(chess::Diagram const& before) {
  std::vector<std::string> texts;
  for (chess::Move const move : before.moves()) {
    texts.push_back(notation::write_pattern(notation::pattern_of(move)));
    texts.push_back(notation::write_san(chess::describe(before, move), notation::english));
  }
  return texts;
}

}  // namespace tactus
