// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/draw_lines.hpp"

namespace tactus::program {
namespace {

constexpr unsigned plies_of_fifty_moves = 100;
constexpr unsigned plies_of_seventy_five_moves = 150;

}  // namespace

std::vector<std::string> draw_lines(chess::GameLine const& line) {
  std::vector<std::string> lines;
  auto const& position = line.current();
  if (position.is_checkmate()) return lines;  // 9.3, 9.6.2: mate takes precedence
  if (line.occurrences() == 3) lines.emplace_back("same position: third time, a draw may be claimed (9.2)");
  if (line.occurrences() == 5) lines.emplace_back("same position: fifth time, the game is drawn (9.6.1)");
  if (position.halfmove_clock() == plies_of_fifty_moves)
    lines.emplace_back("fifty moves: no capture, no pawn move, a draw may be claimed (9.3)");
  if (position.halfmove_clock() == plies_of_seventy_five_moves)
    lines.emplace_back("seventy-five moves: the game is drawn (9.6.2)");
  return lines;
}

}  // namespace tactus::program
