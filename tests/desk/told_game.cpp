// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/told_game.hpp"

#include "core/notation/move_text.hpp"

namespace tactus::test {

chess::Move ToldGame::notation_move(char const* uci) const {
  auto const read = notation::read_uci(chess::legal_beginning(state_.line()).current(), uci);
  return std::get<chess::Move>(read);
}

}  // namespace tactus::test
