// SPDX-License-Identifier: GPL-3.0-or-later
// Play a move from its text; every outcome is named.
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"

#include <iostream>

using namespace tactus;

int main() {
  chess::Position const before = chess::Position::initial();
  notation::ReadMove const read = notation::read_move(before, "Sf3", notation::german);
  if (auto const* const move = std::get_if<chess::Move>(&read)) {
    chess::Position const after = before.after(*move);
    std::cout << notation::write_san(before, *move) << '\n' << notation::write_fen(after) << '\n';
  } else if (auto const* const several = std::get_if<notation::SeveralMoves>(&read)) {
    std::cout << several->fits.size() << " moves fit\n";
  } else {
    std::cout << (std::holds_alternative<notation::NoSuchMove>(read) ? "not legal\n" : "not a move\n");
  }
}
