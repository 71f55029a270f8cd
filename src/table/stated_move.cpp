// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/stated_move.hpp"

namespace tactus::program {

std::optional<notation::MovePattern> read_stated(std::string const& text,
                                                 notation::PieceLetters const& letters) {
  if (auto const numeric = notation::parse_numeric_move(text)) return numeric;
  return notation::parse_move(text, letters);
}

std::optional<notation::MovePattern> read_said(std::string const& text,
                                               notation::PieceLetters const& letters) {
  if (auto const stated = read_stated(text, letters)) return stated;
  return notation::parse_spoken_move(text);
}

}  // namespace tactus::program
