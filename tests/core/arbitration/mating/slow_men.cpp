// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/mating/slow_men.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace tactus::test {
namespace {

using chess::Color;
using chess::Kind;
using chess::Piece;
using chess::Square;

using Directions = std::vector<std::pair<int, int>>;

constexpr std::size_t number_of_lists{768};  // each of twelve pieces on each square

Directions directions_of(Piece piece) {
  Directions straight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  Directions slanted{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  Directions both = straight;
  both.insert(both.end(), slanted.begin(), slanted.end());
  switch (piece.kind) {
    case Kind::pawn: return {{-1, ahead(piece.color)}, {1, ahead(piece.color)}};
    case Kind::knight: return {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    case Kind::bishop: return slanted;
    case Kind::rook: return straight;
    case Kind::queen:
    case Kind::king: break;
  }
  return both;
}

Lines drawn_lines(Piece piece, Square from) {
  bool const slides = piece.kind == Kind::bishop || piece.kind == Kind::rook || piece.kind == Kind::queen;
  Lines lines;
  for (auto const& [files, ranks] : directions_of(piece)) {
    std::vector<Square> line;
    for (auto to = away(from, files, ranks); to; to = away(*to, files, ranks)) {
      line.push_back(*to);
      if (!slides) break;
    }
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

}  // namespace

std::vector<Man> men_on(chess::Placement const& placement) {
  std::vector<Man> men;
  for (unsigned i = 0; i < 64; ++i)
    if (auto const piece = placement.at(Square::from_index(i)))
      men.push_back({*piece, Square::from_index(i)});
  return men;
}

std::optional<Square> away(Square from, int files, int ranks) {
  int const file = static_cast<int>(from.file()) + files;
  int const rank = static_cast<int>(from.rank()) + ranks;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
  return Square::from_index(static_cast<unsigned>(rank * 8 + file));
}

int ahead(Color color) { return color == Color::white ? 1 : -1; }

bool is_light(Square s) { return (static_cast<int>(s.file()) + static_cast<int>(s.rank())) % 2 == 1; }

bool touch(Square one, Square other) {
  int const files = std::abs(static_cast<int>(one.file()) - static_cast<int>(other.file()));
  int const ranks = std::abs(static_cast<int>(one.rank()) - static_cast<int>(other.rank()));
  return std::max(files, ranks) == 1;
}

Lines const& lines_of(Piece piece, Square from) {
  static std::array<Lines, number_of_lists> const all = [] {
    std::array<Lines, number_of_lists> table;
    for (unsigned i = 0; i < table.size(); ++i)
      table.at(i) = drawn_lines({static_cast<Color>(i / 64 / 6), static_cast<Kind>(i / 64 % 6)},
                                Square::from_index(i % 64));
    return table;
  }();
  return all.at((static_cast<unsigned>(piece.color) * 6 + static_cast<unsigned>(piece.kind)) * 64 +
                from.index());
}

}  // namespace tactus::test
