// SPDX-License-Identifier: GPL-3.0-or-later
// One table per square, each a constant of its own: so no compiler reaches its limit of steps in one
// expression.

#include "core/legal/generation/pext_sliders.hpp"

#ifdef TACTUS_HAS_PEXT_PATH
#include <utility>

namespace tactus::chess {
namespace {

/// The edges that a ray only ends on, so that what stands there changes nothing.
constexpr Bits far_edges(unsigned square) {
  constexpr Bits file_a = 0x0101010101010101;
  constexpr Bits outer_ranks = Bits{0xFF} | Bits{0xFF} << 56U;
  constexpr Bits outer_files = file_a | file_a << 7U;
  return (outer_ranks & ~(Bits{0xFF} << (square & 56U))) | (outer_files & ~(file_a << (square & 7U)));
}

constexpr Bits rook_relevant(unsigned square) {
  return (whole_line(square, {0, 1}) | whole_line(square, {1, 0})) & ~far_edges(square);
}
constexpr Bits bishop_relevant(unsigned square) {
  return (whole_line(square, {1, 1}) | whole_line(square, {1, -1})) & ~far_edges(square);
}

/// The next subset in the order of the numbers that PEXT makes of the subsets.
constexpr Bits next_subset(Bits subset, Bits whole) { return (subset - whole) & whole; }

template <unsigned square>
constexpr auto make_rook_attacks() {
  constexpr Bits relevant = rook_relevant(square);
  constexpr unsigned shift = square & 56U;
  constexpr Bits file = whole_line(square, {0, 1});
  constexpr RankAttacks along_rank = attacks_along_rank(square & 7U);
  std::array<Bits, std::size_t{1} << std::popcount(relevant)> attacks{};
  Bits occupied = 0;
  for (Bits& each : attacks) {
    each = attacks_along(file, Bits{1} << square, occupied) | Bits{along_rank[inner_squares(occupied, shift)]}
                                                                  << shift;
    occupied = next_subset(occupied, relevant);
  }
  return attacks;
}

template <unsigned square>
constexpr auto make_bishop_attacks() {
  constexpr Bits relevant = bishop_relevant(square);
  constexpr Bits diagonal = whole_line(square, {1, 1});
  constexpr Bits antidiagonal = whole_line(square, {1, -1});
  std::array<Bits, std::size_t{1} << std::popcount(relevant)> attacks{};
  Bits occupied = 0;
  for (Bits& each : attacks) {
    each = attacks_along(diagonal, Bits{1} << square, occupied) |
           attacks_along(antidiagonal, Bits{1} << square, occupied);
    occupied = next_subset(occupied, relevant);
  }
  return attacks;
}

template <unsigned square>
constexpr auto rook_attacks = make_rook_attacks<square>();
template <unsigned square>
constexpr auto bishop_attacks = make_bishop_attacks<square>();

template <unsigned... squares>
constexpr PextSliders::Entries make_entries(std::integer_sequence<unsigned, squares...>) {
  return {{{{rook_relevant(squares), rook_attacks<squares>.data()}...}},
          {{{bishop_relevant(squares), bishop_attacks<squares>.data()}...}}};
}

}  // namespace

constexpr PextSliders::Entries PextSliders::entries =
    make_entries(std::make_integer_sequence<unsigned, 64>{});

}  // namespace tactus::chess
#endif
