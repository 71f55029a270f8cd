// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/lamps.hpp"

namespace tactus::table {

namespace {

template <class Move>
chess::SquareSet ends_of(Move const& move) {
  chess::SquareSet squares;
  squares.insert(move.from);
  squares.insert(move.to);
  return squares;
}

}  // namespace

chess::SquareSet squares_to_light(TableState const& state, Color board, Disclosures const& table) {
  if (!may_leave(Information::move_made, audience_of(board), {}, table)) return {};
  if (!state.is_started() || state.result() != GameResult::open || state.setup().player(board).is_blind)
    return {};
  Color const opponent = chess::opposite(board);
  auto const& line = state.line();
  if (auto const& said = state.last_move_said()) {
    auto const* const move = std::get_if<MoveSaid>(&said->content);
    if (move != nullptr && move->by == opponent && move->ply == line.plies() + 1) return ends_of(move->move);
  }
  if (line.plies() == 0 || line.current().turn() != board) return {};
  return ends_of(chess::describe(line.diagram_at(line.plies() - 1), line.moves().back()));
}

}  // namespace tactus::table
