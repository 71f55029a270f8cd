// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/material.hpp"

namespace tactus::chess {
namespace {

constexpr SquareSet dark_squares{0xAA55AA55AA55AA55};

SquareSet of_kind(Position const& position, Kind kind) {
  return position.pieces({Color::white, kind}) | position.pieces({Color::black, kind});
}

/// A lone knight mates only a king whose way out his own pieces block. A queen cannot be such a piece: where
/// she blocks, she also reaches the knight or the square to interpose.
bool knight_can_mate(Position const& position, Color player) {
  if (position.pieces({player, Kind::knight}).has_several()) return true;
  if (!position.pieces({player, Kind::bishop}).empty()) return true;
  Color const opponent = opposite(player);
  return !(position.pieces(opponent) - position.pieces({opponent, Kind::king}) -
           position.pieces({opponent, Kind::queen}))
              .empty();
}

/// Bishops of one colour of squares need a piece that blocks a square of the other colour: a knight or a pawn
/// (that may promote to one), or a bishop of the other colour.
bool bishops_can_mate(Position const& position) {
  SquareSet const bishops = of_kind(position, Kind::bishop);
  bool const on_both_colours = !(bishops & dark_squares).empty() && !(bishops - dark_squares).empty();
  return on_both_colours || !of_kind(position, Kind::knight).empty() ||
         !of_kind(position, Kind::pawn).empty();
}

}  // namespace

bool has_insufficient_material(Position const& position, Color player) {
  for (Kind const kind : {Kind::pawn, Kind::rook, Kind::queen})
    if (!position.pieces({player, kind}).empty()) return false;
  if (!position.pieces({player, Kind::knight}).empty()) return !knight_can_mate(position, player);
  if (!position.pieces({player, Kind::bishop}).empty()) return !bishops_can_mate(position);
  return true;
}

bool has_insufficient_material(Position const& position) {
  return has_insufficient_material(position, Color::white) &&
         has_insufficient_material(position, Color::black);
}

}  // namespace tactus::chess
