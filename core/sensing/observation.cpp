// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/observation.hpp"

namespace tactus::sensing {

using chess::Square;

namespace {

struct Turned {
  unsigned quarters;

  Square of(Square square) const { return turned(square, quarters); }
  Observation operator()(SquarePiece const& o) const { return SquarePiece{of(o.square), o.piece}; }
  Observation operator()(SquareOccupied const& o) const {
    return SquareOccupied{of(o.square), o.is_occupied};
  }
  Observation operator()(AllPieces const& o) const {
    chess::Placement placement;
    for (Square const each : o.placement.occupied()) placement.put(of(each), *o.placement.at(each));
    return AllPieces{placement};
  }
  Observation operator()(AllOccupied const& o) const { return AllOccupied{turned(o.squares, quarters)}; }
};

}  // namespace

Square turned(Square square, unsigned quarters) {
  unsigned file = square.index() % 8, rank = square.index() / 8;
  for (unsigned turn = 0; turn < quarters % 4; ++turn) {
    unsigned const before = file;
    file = rank;
    rank = 7 - before;
  }
  return Square::from_index(8 * rank + file);
}

chess::SquareSet turned(chess::SquareSet squares, unsigned quarters) {
  chess::SquareSet result;
  for (Square const each : squares) result.insert(turned(each, quarters));
  return result;
}

Observation turned(Observation const& told, unsigned quarters) { return std::visit(Turned{quarters}, told); }

}  // namespace tactus::sensing
