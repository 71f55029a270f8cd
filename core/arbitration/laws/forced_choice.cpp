// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/forced_choice.hpp"

#include <algorithm>
#include <optional>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::MoveKind;
using chess::Position;
using chess::Square;

std::vector<Move> all_moves(Position const& position) {
  auto const legal = position.legal_moves();
  return {legal.begin(), legal.end()};
}

std::optional<Square> captured_square(Position const& position, Move m) {
  if (m.is_castling()) return std::nullopt;
  if (m.kind() == MoveKind::en_passant) return Square{m.to().file(), m.from().rank()};
  if (position.at(m.to())) return m.to();
  return std::nullopt;
}

template <class Fits>
std::vector<Move> those(Position const& position, Fits fits) {
  std::vector<Move> moves = all_moves(position);
  std::erase_if(moves, [&](Move m) { return !fits(m); });
  return moves;
}

std::optional<Square> first_of(Position const& position, std::span<Square const> touched, Color color) {
  auto const found = std::ranges::find_if(
      touched, [&](Square s) { return position.at(s) && position.at(s)->color == color; });
  if (found == touched.end()) return std::nullopt;
  return *found;
}

/// Moves of an own piece, captures of an opposing one.
std::vector<Move> moves_with(Position const& position, Square square) {
  auto const piece = position.at(square);
  if (!piece) return {};
  if (piece->color == position.turn()) return those(position, [&](Move m) { return m.from() == square; });
  return those(position, [&](Move m) { return captured_square(position, m) == square; });
}

bool is_castling_attempt(Position const& before, Square from, Square to) {
  auto const piece = before.at(from);
  if (!piece || piece->kind != Kind::king || from.rank() != to.rank()) return false;
  auto const target = before.at(to);
  bool const takes_own_rook = target && target->color == piece->color && before.castling_rooks().contains(to);
  unsigned const distance = from.index() > to.index() ? from.index() - to.index() : to.index() - from.index();
  return takes_own_rook || distance == 2;
}

}  // namespace

std::vector<Move> moves_after_touching(Position const& position, std::span<Square const> touched) {
  auto const own = first_of(position, touched, position.turn());
  auto const opposing = first_of(position, touched, opposite(position.turn()));
  if (own && opposing) {  // 4.3.3
    auto captures = those(
        position, [&](Move m) { return m.from() == *own && captured_square(position, m) == *opposing; });
    if (!captures.empty()) return captures;
  }
  for (Square const square : touched)
    if (auto moves = moves_with(position, square); !moves.empty()) return moves;
  return all_moves(position);  // 4.5
}

std::vector<Square> touched_by_illegal_move(Position const& before, std::string_view uci) {
  if (uci.size() < 4) return {};
  auto const from = Square::parse(uci.substr(0, 2));
  auto const to = Square::parse(uci.substr(2, 2));
  if (!from || !to) return {};
  if (is_castling_attempt(before, *from, *to)) return {*from};  // 4.4.3: the king, not the rook
  std::vector<Square> touched{*from};
  auto const piece = before.at(*from);
  if (before.at(*to)) {
    touched.push_back(*to);
  } else if (piece && piece->kind == Kind::pawn && from->file() != to->file()) {
    touched.push_back(Square{to->file(), from->rank()});  // taken en passant
  }
  return touched;
}

bool binds(Position const& position, std::vector<Move> const& choices) {
  return choices.size() < position.count_legal_moves();
}

}  // namespace tactus::arbitration::laws
