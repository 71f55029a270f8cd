// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/expected_moves.hpp"

#include <algorithm>

namespace tactus::sensing {

using chess::Move;

using chess::Square;
using chess::SquareSet;

namespace {

SquareSet changed_by(Basis const& before, Basis const& after) {
  using chess::Color;
  using chess::Kind;
  SquareSet changed;
  for (Color const color : {Color::white, Color::black})
    for (Kind const kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king})
      changed |= before.pieces({color, kind}) ^ after.pieces({color, kind});
  return changed;
}

}  // namespace

std::vector<ExpectedMove> expected_moves(Basis const& position) {
  std::vector<ExpectedMove> expected;
  auto const moves = position.moves();
  expected.reserve(moves.size());
  for (Move const move : moves) {
    Basis const after = position.after(move);
    SquareSet const changed = changed_by(position, after);
    expected.push_back({move, after.occupied(), changed, changed & position.occupied() & after.occupied()});
  }
  return expected;
}

Square origin_of(Move move, Square arrived) {
  if (!move.is_castling()) return move.from();
  auto const king_file = move.kind() == chess::MoveKind::castle_short ? chess::File::g : chess::File::c;
  return arrived.file() == king_file ? move.from() : move.to();
}

bool reads_as(BoardReading const& board, Basis const& position) {
  if (!((board.lifted.filled() ^ position.occupied()) - board.bad).empty()) return false;
  if (!board.knows_pieces) return true;
  SquareSet const sensed = position.occupied() - board.bad;
  return std::all_of(sensed.begin(), sensed.end(),
                     [&](Square const s) { return board.lifted.piece_at(s) == position.at(s); });
}

namespace {

/// No piece arrives before it has left. In castling the other piece may stand there again.
bool may_have_arrived(BoardReading const& board, Basis const& before, ExpectedMove const& move) {
  SquareSet const arrived = move.filled - before.occupied() - board.bad;
  return std::all_of(arrived.begin(), arrived.end(), [&](Square const s) {
    Square const origin = origin_of(move.move, s);
    return (board.bad | move.filled).contains(origin) || board.lifted.may_come_from(origin, s);
  });
}

}  // namespace

Traces shows(BoardReading const& board, Basis const& before, ExpectedMove const& move, Instant start) {
  if (!((board.lifted.filled() ^ move.filled) - board.bad).empty()) return Traces::none;
  if (!may_have_arrived(board, before, move)) return Traces::none;
  if (board.knows_pieces) return reads_as(board, before.after(move.move)) ? Traces::plain : Traces::none;
  SquareSet const exchanged = move.replaced - board.bad;
  SquareSet const elsewhere = ~(before.occupied() | move.filled);
  auto const were_replaced = [&](Millis shortest) {
    return std::all_of(exchanged.begin(), exchanged.end(), [&](Square const s) {
      Square const origin = origin_of(move.move, s);
      return board.lifted.was_replaced(s, board.bad.contains(origin) ? std::nullopt : std::optional{origin},
                                       elsewhere, start, shortest);
    });
  };
  if (were_replaced(shortest_exchange)) return Traces::plain;
  return were_replaced(Millis{0}) ? Traces::doubtful : Traces::none;
}

}  // namespace tactus::sensing
