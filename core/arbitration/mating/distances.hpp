// SPDX-License-Identifier: GPL-3.0-or-later
// How many moves a piece needs from square to square past given obstacles. Internal to
// core/arbitration/mating.
#pragma once

#include "core/arbitration/mating/slides.hpp"

#include <array>

namespace tactus::arbitration {

class Distances {
 public:
  static constexpr unsigned far = 40;  // more moves than any way has that is worth going

  constexpr Distances() { moves_.fill(far); }
  /// From the nearest of the squares `from`: a piece lands on `landing` alone and slides over `free` alone.
  /// Officers and kings go back the way they came, so it is the distance to these squares as well.
  constexpr Distances(chess::Kind kind, SquareSet from, SquareSet landing, SquareSet free) : Distances() {
    SquareSet seen, ring = from;
    for (unsigned n = 0; !ring.empty() && n < far; ++n) {
      for (chess::Square const s : ring) moves_[s.index()] = static_cast<std::uint8_t>(n);
      seen |= ring;
      if (n < within_.size()) within_[n] = seen;
      rings_ = n + 1;
      ring = (attacks(kind, ring, free) & landing) - seen;
    }
  }
  constexpr unsigned operator[](chess::Square s) const { return moves_[s.index()]; }
  constexpr void set(chess::Square s, unsigned n) { moves_[s.index()] = static_cast<std::uint8_t>(n); }
  /// Squares reached in exactly n moves.
  constexpr SquareSet ring(unsigned n) const { return n == 0 ? within_[0] : within_[n] - within_[n - 1]; }
  constexpr unsigned rings() const {
    return rings_ < within_.size() ? rings_ : static_cast<unsigned>(within_.size());
  }
  /// To the nearest of the squares.
  constexpr unsigned to_nearest(SquareSet squares) const {
    for (unsigned n = 0; n < rings(); ++n)
      if (!(within_[n] & squares).empty()) return n;
    return far;
  }

 private:
  std::array<std::uint8_t, 64> moves_{};
  std::array<SquareSet, 16> within_{};  // reached in so many moves or fewer
  unsigned rings_ = 0;
};

}  // namespace tactus::arbitration
