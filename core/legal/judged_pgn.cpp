// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/judged_pgn.hpp"

#include "core/legal/legal_beginning.hpp"

namespace tactus::notation {

std::string write_judged_pgn(PgnGame const& game) {
  auto const start = chess::position_of(game.start);
  return write_pgn(game, start ? chess::scored_legal(*start, game.moves) : std::vector<chess::ScoredMove>{});
}

}  // namespace tactus::notation
