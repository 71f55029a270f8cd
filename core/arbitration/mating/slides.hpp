// SPDX-License-Identifier: GPL-3.0-or-later
// What whole sets of pieces attack past given obstacles. Internal to core/arbitration/mating.
#pragma once

#include "core/arbitration/mating/steps.hpp"

namespace tactus::arbitration {

template <int step>
constexpr std::uint64_t shifted(std::uint64_t bits) {
  if constexpr (step > 0)
    return bits << static_cast<unsigned>(step);
  else
    return bits >> static_cast<unsigned>(-step);
}

/// The squares attacked in one direction, up to and with the first one that is not free. The way is found by
/// doubling: one, two and four squares at once.
template <int step>
constexpr SquareSet ray(SquareSet from, SquareSet free) {
  constexpr int files = step == 8 || step == -8 ? 0 : (step == 1 || step == 9 || step == -7 ? 1 : -1);
  constexpr std::uint64_t landing = ~(files == 0 ? 0 : (files > 0 ? file_a : file_h).bits());
  std::uint64_t way = free.bits() & landing;
  std::uint64_t filled = from.bits();
  filled |= way & shifted<step>(filled);
  way &= shifted<step>(way);
  filled |= way & shifted<2 * step>(filled);
  way &= shifted<2 * step>(way);
  filled |= way & shifted<4 * step>(filled);
  return SquareSet{shifted<step>(filled) & landing};
}

constexpr SquareSet rook_slides(SquareSet from, SquareSet free) {
  return ray<8>(from, free) | ray<-8>(from, free) | ray<1>(from, free) | ray<-1>(from, free);
}
constexpr SquareSet bishop_slides(SquareSet from, SquareSet free) {
  return ray<9>(from, free) | ray<-9>(from, free) | ray<7>(from, free) | ray<-7>(from, free);
}
/// Squares that officers or kings of one kind attack; sliders pass only what is free.
constexpr SquareSet attacks(chess::Kind kind, SquareSet from, SquareSet free) {
  switch (kind) {
    case chess::Kind::bishop: return bishop_slides(from, free);
    case chess::Kind::rook: return rook_slides(from, free);
    case chess::Kind::queen: return bishop_slides(from, free) | rook_slides(from, free);
    case chess::Kind::knight:
    case chess::Kind::king: return steps(kind, from);
    case chess::Kind::pawn: break;
  }
  return {};
}

}  // namespace tactus::arbitration
