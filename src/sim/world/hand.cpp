// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/world/hand.hpp"

namespace tactus::sim {

namespace {

using chess::Color;
using chess::Kind;
using chess::Square;
using std::chrono::milliseconds;

Square captured_square(chess::MoveDescription const& move) {
  return move.is_en_passant ? Square{move.to.file(), move.from.rank()} : move.to;
}

}  // namespace

SimTime Hand::between(SimTime shortest, SimTime longest) {
  auto const width = static_cast<std::uint64_t>((longest - shortest).count()) + 1;
  return shortest + SimTime{static_cast<SimTime::rep>(generator_() % width)};
}

HandAction Hand::lift(chess::Piece piece, Square square) {
  return {between(milliseconds{300}, milliseconds{700}), HandAction::What::lift, square, piece};
}

HandAction Hand::place(chess::Piece piece, Square square) {
  return {between(milliseconds{350}, milliseconds{800}), HandAction::What::place, square, piece};
}

std::vector<HandAction> Hand::carry(chess::Piece piece, Square from, Square to) {
  return {lift(piece, from), place(piece, to)};
}

std::vector<HandAction> Hand::make(chess::MoveDescription const& move, CaptureOrder order) {
  std::vector<HandAction> actions;
  auto const take_enemy = [&] {
    if (move.captured)
      actions.push_back(lift({chess::opposite(move.piece.color), *move.captured}, captured_square(move)));
  };
  if (order == CaptureOrder::enemy_first) take_enemy();
  actions.push_back(lift(move.piece, move.from));
  if (order == CaptureOrder::own_first) take_enemy();
  actions.push_back(place({move.piece.color, move.promotion.value_or(move.piece.kind)}, move.to));
  if (move.is_castling()) {
    chess::Rank const rank = move.from.rank();
    Square const rook_from{move.is_short_castling ? chess::File::h : chess::File::a, rank};
    Square const rook_to{move.is_short_castling ? chess::File::f : chess::File::d, rank};
    for (HandAction const& action : carry({move.piece.color, Kind::rook}, rook_from, rook_to))
      actions.push_back(action);
  }
  return actions;
}

std::vector<HandAction> Hand::take_back(std::vector<HandAction> const& made) {
  std::vector<HandAction> undone(made.rbegin(), made.rend());
  for (HandAction& action : undone)
    action.what = action.what == HandAction::What::lift ? HandAction::What::place : HandAction::What::lift;
  return undone;
}

}  // namespace tactus::sim
