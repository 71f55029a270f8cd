// SPDX-License-Identifier: GPL-3.0-or-later
// Visit the games of a PGN text; the first fault of a game has its place.
#include "core/legal/reading/pgn_reader.hpp"

#include <iostream>

using namespace tactus;

class Report : public notation::PgnVisitor {
  void move(notation::PgnMove const& move) override {
    if (move.after.is_checkmate()) std::cout << "mate by " << move.text << '\n';
  }
  void end_game(notation::PgnGameEnd const& end) override {
    std::cout << "game " << end.game << ": " << end.plies << " plies, " << text_of(end.result);
    if (end.error) std::cout << ", line " << end.error->place.line << ": " << describe(end.error->fault);
    std::cout << '\n';
  }
};

int main() {
  Report report;
  notation::read_pgn("1. f3 e5 2. g4 Qh4# 0-1\n1. e4 {best} e5 2. Ke3 *\n", report);
}
