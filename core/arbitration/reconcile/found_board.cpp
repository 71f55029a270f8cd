// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/found_board.hpp"

namespace tactus::arbitration::reconcile {

using chess::Placement;
using chess::SquareSet;

SquareSet FoundBoard::occupied() const {
  if (auto const* const known = pieces()) return known->occupied();
  return std::get<SquareSet>(found_);
}

SquareSet FoundBoard::difference(Placement const& expected) const {
  if (auto const* const known = pieces()) return known->difference(expected);
  return occupied() ^ expected.occupied();
}

bool show_the_same(FoundBoard const& one, FoundBoard const& other) {
  if (one.pieces() != nullptr && other.pieces() != nullptr) return *one.pieces() == *other.pieces();
  return one.occupied() == other.occupied();
}

}  // namespace tactus::arbitration::reconcile
