// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/sensed_board.hpp"

namespace tactus::program {

using arbitration::reconcile::FoundBoard;

std::optional<FoundBoard> sensed_board(table::TableState const& state, chess::Color player) {
  auto const* const sense = state.board(player);
  if (sense == nullptr) return std::nullopt;
  if (!sense->knows_pieces()) return FoundBoard{sense->occupied()};
  chess::Placement pieces;
  for (chess::Square const s : sense->occupied())
    if (auto const piece = sense->piece_at(s)) pieces.put(s, *piece);
  return FoundBoard{pieces};
}

}  // namespace tactus::program
