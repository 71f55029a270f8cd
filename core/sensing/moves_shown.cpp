// SPDX-License-Identifier: GPL-3.0-or-later
// Matching a board against the successors of a position.
#include "core/sensing/moves_shown.hpp"

#include <algorithm>

namespace tactus::sensing {

using chess::Move;
using chess::MoveKind;

std::vector<Move> moves_shown(BoardSense const& board, Basis const& position, Evidence evidence) {
  std::vector<Move> fits;
  for (Move const m : position.moves())
    if (board.shows(position.after(m).placement(), evidence)) fits.push_back(m);
  return fits;
}

std::vector<TwoPlies> two_plies_shown(BoardSense const& board, Basis const& position, Evidence evidence) {
  std::vector<TwoPlies> fits;
  for (Move const first : position.moves()) {
    Basis const between = position.after(first);
    // One move changes at most four squares (castling): what differs more cannot be one reply away.
    if (board.difference(between.placement()).size() > 4) continue;
    for (Move const second : moves_shown(board, between, evidence)) fits.emplace_back(first, second);
  }
  return fits;
}

bool is_extendable(Basis const& position, Move m) {
  auto const piece = position.at(m.from());
  if (!piece || m.is_castling()) return false;
  auto const moves = position.moves();
  return std::any_of(moves.begin(), moves.end(), [&](Move const other) {
    if (piece->kind == chess::Kind::pawn)
      return other.kind() == MoveKind::double_push && other.from() == m.from() &&
             m.to().file() == m.from().file() && other != m;
    if (!other.is_castling()) return false;
    return piece->kind == chess::Kind::king || other.to() == m.from();
  });
}

}  // namespace tactus::sensing
