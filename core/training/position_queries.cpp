// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/training/position_queries.hpp"

#include "core/legal/position.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

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

namespace {

using chess::Color;
using chess::Kind;

KindBalance balance_of(chess::Position const& position, Kind kind) {
  auto const count = [&](Color color) {
    return static_cast<unsigned>(position.pieces(chess::Piece{color, kind}).size());
  };
  return {kind, count(Color::white), count(Color::black)};
}

}  // namespace

unsigned worth_of(Kind kind) {
  switch (kind) {
    case Kind::pawn: return 1;
    case Kind::knight:
    case Kind::bishop: return 3;
    case Kind::rook: return 5;
    case Kind::queen: return 9;
    case Kind::king: break;
  }
  return 0;
}

MaterialBalance material_of(chess::Position const& position) {
  auto const of = [&position](Kind kind) { return balance_of(position, kind); };
  MaterialBalance balance{
      {of(Kind::queen), of(Kind::rook), of(Kind::bishop), of(Kind::knight), of(Kind::pawn)}, 0};
  for (KindBalance const& each : balance.kinds)
    balance.lead +=
        static_cast<int>(worth_of(each.kind)) * (static_cast<int>(each.white) - static_cast<int>(each.black));
  return balance;
}

namespace {

bool is_capture(chess::Position const& position, chess::Move m) {
  if (m.kind() == chess::MoveKind::en_passant) return true;
  return !m.is_castling() && position.at(m.to()).has_value();
}

/// Kings first, from a to h, up the file.
auto order_of(PieceOn const& p) {
  return std::tuple(-static_cast<int>(p.piece.kind), p.square.file(), p.square.rank());
}

PieceOn moved_by(chess::Position const& position, chess::Move m) {
  return {*position.at(m.from()), m.from()};
}

std::vector<PieceOn> pieces_along(chess::Position const& position, chess::SquareSet squares) {
  std::vector<PieceOn> pieces;
  for (chess::Square const s : squares)
    if (auto const piece = position.at(s)) pieces.push_back({*piece, s});
  return pieces;
}

}  // namespace

std::vector<chess::Move> legal_moves(chess::Position const& position, Moves which) {
  std::vector<chess::Move> moves;
  for (chess::Move const m : position.legal_moves())
    if (which == Moves::all || is_capture(position, m)) moves.push_back(m);
  std::sort(moves.begin(), moves.end(), [&position](chess::Move a, chess::Move b) {
    return std::tuple(order_of(moved_by(position, a)), a.to(), a.kind()) <
           std::tuple(order_of(moved_by(position, b)), b.to(), b.kind());
  });
  return moves;
}

std::vector<chess::Move> legal_moves_from(chess::Position const& position, chess::Square from, Moves which) {
  std::vector<chess::Move> moves = legal_moves(position, which);
  std::erase_if(moves, [from](chess::Move m) { return m.from() != from; });
  return moves;
}

chess::SquareSet attackers_of(chess::Position const& position, chess::Square target, chess::Color by) {
  return position.attackers(target, by);
}

Bearing bearing_on(chess::Position const& position, chess::Square target) {
  chess::Color const owner = position.at(target)->color;
  return {attackers_of(position, target, chess::opposite(owner)), attackers_of(position, target, owner)};
}

std::vector<PieceOn> pieces_by_kind(chess::Position const& position, chess::SquareSet squares) {
  std::vector<PieceOn> pieces = pieces_along(position, squares);
  std::sort(pieces.begin(), pieces.end(),
            [](PieceOn const& a, PieceOn const& b) { return order_of(a) < order_of(b); });
  return pieces;
}

std::vector<PieceOn> pieces_of(chess::Position const& position, chess::Piece piece) {
  return pieces_by_kind(position, position.pieces(piece));
}

std::vector<PieceOn> pieces_on(chess::Position const& position, chess::File file) {
  constexpr std::uint64_t file_a = 0x0101010101010101;
  return pieces_along(position, chess::SquareSet{file_a << static_cast<unsigned>(file)});
}

std::vector<PieceOn> pieces_on(chess::Position const& position, chess::Rank rank) {
  constexpr std::uint64_t rank_1 = 0xFF;
  return pieces_along(position, chess::SquareSet{rank_1 << 8U * static_cast<unsigned>(rank)});
}

}  // namespace tactus::training
