// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/told_game.hpp"

#include "core/chess/piece.hpp"

#include <stdexcept>
#include <string_view>

namespace tactus::test {

/// By the ways of moving: a game goes on past a move that is not legal.
chess::Move ToldGame::notation_move(char const* uci) const {
  std::string_view const text{uci};
  for (chess::Move const m : state_.line().current().moves()) {
    std::string name = m.from().name() + m.to().name();
    if (m.promotion()) name += chess::Piece{chess::Color::black, *m.promotion()}.fen_letter();
    if (name == text) return m;
  }
  throw std::invalid_argument{std::string{text} + ": no piece moves so"};
}

}  // namespace tactus::test
