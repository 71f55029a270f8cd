// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/replaced_ply.hpp"

namespace tactus::chess {

std::optional<PlayedLine> with_replaced(PlayedLine const& line, std::size_t plies, Move m) {
  PlayedLine other = line;
  other.take_back_to(plies);
  other.play(m);
  for (std::size_t ply = plies + 1; ply < line.plies(); ++ply) {
    if (!other.current().has(line.moves()[ply])) return std::nullopt;
    other.play(line.moves()[ply]);
  }
  return other;
}

}  // namespace tactus::chess
