// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/observation.hpp"

namespace tactus::sensing {
namespace {

using chess::Square;

Square turned(Square square) { return Square::from_index(63U - square.index()); }

struct Turned {
  Observation operator()(SquarePiece const& o) const { return SquarePiece{turned(o.square), o.piece}; }
  Observation operator()(SquareOccupied const& o) const {
    return SquareOccupied{turned(o.square), o.is_occupied};
  }
  Observation operator()(AllPieces const& o) const {
    chess::Placement placement;
    for (Square const each : o.placement.occupied()) placement.put(turned(each), *o.placement.at(each));
    return AllPieces{placement};
  }
  Observation operator()(AllOccupied const& o) const { return AllOccupied{sensing::turned(o.squares)}; }
};

}  // namespace

chess::SquareSet turned(chess::SquareSet squares) {
  chess::SquareSet result;
  for (Square const each : squares) result.insert(turned(each));
  return result;
}

Observation turned(Observation const& told) { return std::visit(Turned{}, told); }

}  // namespace tactus::sensing
