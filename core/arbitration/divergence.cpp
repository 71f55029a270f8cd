// SPDX-License-Identifier: GPL-3.0-or-later
// A board against the completed moves, square by square.

#include "core/arbitration/divergence.hpp"

namespace tactus::arbitration {

std::optional<Divergence> divergence(table::TableState const& state, chess::Color board) {
  auto const* const sense = state.board(board);
  auto const plies = state.line().plies();
  bool const stood_right = state.agreed_plies(board) == plies;
  if (!sense || (state.to_move() == board && stood_right)) return std::nullopt;
  auto const differing = state.difference(board);
  if (differing.empty()) return std::nullopt;
  Divergence found{.board = board,
                   .first_ply = stood_right ? 0 : static_cast<unsigned>(state.agreed_plies(board) + 1),
                   .is_disturbed = stood_right,
                   .is_settled = state.is_known_to_differ(board)};
  auto const expected = state.expected();
  for (chess::Square const s : differing)
    found.squares.push_back({s, expected.at(s), sense->occupied().contains(s), sense->piece_at(s)});
  return found;
}

}  // namespace tactus::arbitration
