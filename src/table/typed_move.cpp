// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/typed_move.hpp"

#include "core/notation/numeric_move.hpp"

namespace tactus::program {

notation::ReadMove read_typed(chess::Position const& position, std::string const& text,
                              notation::PieceLetters const& letters) {
  auto read = notation::read_numeric(position, text);
  if (std::holds_alternative<notation::NotAMove>(read)) read = notation::read_move(position, text, letters);
  return read;
}

}  // namespace tactus::program
