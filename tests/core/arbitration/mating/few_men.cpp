// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/mating/few_men.hpp"

#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::test {
namespace {

using chess::Color;
using chess::Kind;
using chess::Piece;
using chess::Position;
using chess::Square;
using chess::SquareSet;

struct Men {
  std::array<std::uint8_t, 4> kinds{};    // 0: none; in order
  std::array<std::uint8_t, 4> squares{};  // of the same men
  std::size_t count = 0;
  bool has_pawn = false;
};

Men men_of(Position const& position) {
  Men men;
  for (Color const color : {Color::white, Color::black})
    for (unsigned kind = 0; kind < 6; ++kind)
      for (Square const s : position.pieces({color, static_cast<Kind>(kind)})) {
        men.kinds.at(men.count) = static_cast<std::uint8_t>(1 + static_cast<unsigned>(color) * 6 + kind);
        men.squares.at(men.count++) = static_cast<std::uint8_t>(s.index());
        men.has_pawn = men.has_pawn || kind == 0;
      }
  return men;
}

/// Reflection number 0 to 7: left and right, up and down, along the diagonal.
unsigned reflected(unsigned square, unsigned reflection) {
  if ((reflection & 1U) != 0) square ^= 7U;
  if ((reflection & 2U) != 0) square ^= 56U;
  if ((reflection & 4U) != 0) square = (square >> 3U) | ((square & 7U) << 3U);
  return square;
}

std::size_t number_of(Men const& men, unsigned reflection, Color turn) {
  std::array<unsigned, 4> squares{};
  for (std::size_t i = 0; i < men.count; ++i) squares[i] = reflected(men.squares[i], reflection);
  for (std::size_t i = 1; i < men.count; ++i)  // equal men have no order
    if (men.kinds[i] == men.kinds[i - 1] && squares[i] < squares[i - 1])
      std::swap(squares[i], squares[i - 1]);
  std::size_t number = turn == Color::white ? 0 : 1;
  for (unsigned const s : squares) number = number << 6U | s;
  return number;
}

constexpr std::size_t numbers = std::size_t{2} << 24U;

bool has_only_king(Position const& position, Color color) { return position.pieces(color).size() == 1; }

}  // namespace

bool FewMen::is_new(Position const& position) {
  if (position.en_passant()) return true;  // gone with the next move, so nothing goes round in a circle
  Men const men = men_of(position);
  std::size_t least = numbers;
  for (unsigned i = 0; i < (men.has_pawn ? 2U : 8U); ++i)
    least = std::min(least, number_of(men, i, position.turn()));
  std::vector<bool>& seen = seen_[men.kinds];
  if (seen.empty()) seen.resize(numbers);
  if (seen[least]) return false;
  seen[least] = true;
  return true;
}

bool FewMen::is_never_mate(Position const& start) {
  std::vector<Position> waiting;
  auto const meet = [&](Position const& position) {
    if (!has_only_king(position, Color::white) && is_new(position))
      waiting.push_back(position);  // a king gives no check
  };
  meet(start);
  while (!waiting.empty()) {
    Position const position = waiting.back();
    waiting.pop_back();
    ++positions_;
    if (position.turn() == Color::black && position.is_checkmate()) {
      seen_.clear();  // what was met on the way is not known to be without mate
      return false;
    }
    for (chess::Move const m : position.legal_moves()) meet(position.after(m));
  }
  return true;
}

}  // namespace tactus::test
