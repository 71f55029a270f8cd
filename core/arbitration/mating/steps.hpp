// SPDX-License-Identifier: GPL-3.0-or-later
// Whole sets of squares moved at once. Internal to core/arbitration/mating.
#pragma once

#include "core/legal/position.hpp"

#include <array>

namespace tactus::arbitration {

// Of all that looks for mates.
using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;
using chess::SquareSet;

inline constexpr SquareSet file_a{0x0101010101010101};
inline constexpr SquareSet file_h{0x8080808080808080};
inline constexpr SquareSet files_ab{0x0303030303030303};
inline constexpr SquareSet files_gh{0xC0C0C0C0C0C0C0C0};
inline constexpr SquareSet first_and_last_rank{0xFF000000000000FF};
inline constexpr SquareSet dark_squares{0xAA55AA55AA55AA55};

constexpr SquareSet north(SquareSet s) { return SquareSet{s.bits() << 8U}; }
constexpr SquareSet south(SquareSet s) { return SquareSet{s.bits() >> 8U}; }
constexpr SquareSet east(SquareSet s) { return SquareSet{(s - file_h).bits() << 1U}; }
constexpr SquareSet west(SquareSet s) { return SquareSet{(s - file_a).bits() >> 1U}; }

constexpr SquareSet rook_steps(SquareSet s) { return north(s) | south(s) | east(s) | west(s); }
constexpr SquareSet bishop_steps(SquareSet s) {
  SquareSet const beside = east(s) | west(s);
  return north(beside) | south(beside);
}
constexpr SquareSet king_steps(SquareSet s) { return rook_steps(s) | bishop_steps(s); }
constexpr SquareSet knight_steps(SquareSet s) {
  SquareSet const one = east(s) | west(s);
  SquareSet const two{(s - files_gh).bits() << 2U | (s - files_ab).bits() >> 2U};
  return north(north(one)) | south(south(one)) | north(two) | south(two);
}
/// Where pieces of this kind attack from these squares, sliders one square far.
constexpr SquareSet steps(chess::Kind kind, SquareSet s) {
  switch (kind) {
    case chess::Kind::knight: return knight_steps(s);
    case chess::Kind::bishop: return bishop_steps(s);
    case chess::Kind::rook: return rook_steps(s);
    case chess::Kind::queen:
    case chess::Kind::king: return king_steps(s);
    case chess::Kind::pawn: break;
  }
  return {};
}
constexpr SquareSet pawn_pushes(chess::Color color, SquareSet s) {
  return color == chess::Color::white ? north(s) : south(s);
}
constexpr SquareSet pawn_start(chess::Color color) {
  return SquareSet{color == chess::Color::white ? std::uint64_t{0xFF00} : std::uint64_t{0xFF} << 48U};
}
constexpr SquareSet pawn_attacks(chess::Color color, SquareSet s) {
  SquareSet const ahead = pawn_pushes(color, s);
  return east(ahead) | west(ahead);
}

// What whole sets of pieces attack past given obstacles. Internal to core/arbitration/mating.

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

// How many moves a piece needs from square to square past given obstacles. Internal to
// core/arbitration/mating.

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
