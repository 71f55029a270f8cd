// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/perft.hpp"

namespace tactus::chess {

std::uint64_t perft(Position const& position, unsigned depth) {
  if (depth == 0) return 1;
  if (depth == 1) return position.count_legal_moves();
  std::uint64_t nodes = 0;
  for (Move const m : position.legal_moves()) nodes += perft(position.after(m), depth - 1);
  return nodes;
}

}  // namespace tactus::chess
