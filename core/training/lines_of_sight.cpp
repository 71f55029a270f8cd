// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/lines_of_sight.hpp"

#include "core/legal/position.hpp"

#include <array>
#include <optional>

namespace tactus::training {
namespace {

struct Direction {
  int files, ranks;
};
using Directions = std::array<Direction, 4>;
constexpr Directions diagonal{{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};
constexpr Directions straight{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};

std::optional<chess::Square> next_to(chess::Square square, Direction direction) {
  int const file = static_cast<int>(square.file()) + direction.files;
  int const rank = static_cast<int>(square.rank()) + direction.ranks;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
  return chess::Square{static_cast<chess::File>(file), static_cast<chess::Rank>(rank)};
}

std::vector<LineOfSight> lines_from(chess::Position const& position, chess::Square square,
                                    Directions const& directions) {
  std::vector<LineOfSight> lines;
  for (Direction const direction : directions) {
    LineOfSight line{square, {}};
    while (auto const next = next_to(line.edge, direction)) {
      line.edge = *next;
      if (auto const piece = position.at(*next)) line.pieces.push_back({*piece, *next});
    }
    if (line.edge != square) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

std::vector<LineOfSight> diagonals_from(chess::Position const& position, chess::Square square) {
  return lines_from(position, square, diagonal);
}

std::vector<LineOfSight> straight_lines_from(chess::Position const& position, chess::Square square) {
  return lines_from(position, square, straight);
}

}  // namespace tactus::training
