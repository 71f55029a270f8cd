// SPDX-License-Identifier: GPL-3.0-or-later
// Whole sets of squares moved at once. Internal to core/arbitration/mating.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square_set.hpp"

namespace tactus::arbitration {

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

}  // namespace tactus::arbitration
