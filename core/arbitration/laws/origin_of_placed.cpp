// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/origin_of_placed.hpp"

#include "core/chess/move_description.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;

bool castling_puts(Move m, PlacedPiece const& piece) {
  bool const is_short = m.kind() == chess::MoveKind::castle_short;
  Square const king_goal{is_short ? chess::File::g : chess::File::c, m.from().rank()};
  Square const rook_goal{is_short ? chess::File::f : chess::File::d, m.from().rank()};
  return (piece.kind == Kind::king && piece.square == king_goal) ||
         (piece.kind == Kind::rook && piece.square == rook_goal);
}

/// The kinds of piece that may have left their square for this one to be put down.
bool may_become(Kind left, PlacedPiece const& piece, chess::Color color) {
  if (left == piece.kind) return true;
  auto const last = color == chess::Color::white ? chess::Rank::r8 : chess::Rank::r1;
  return left == Kind::pawn && piece.square.rank() == last && piece.kind != Kind::king;
}

bool is_used(Turn const& turn, Square s) {
  return std::any_of(turn.placed.begin(), turn.placed.end(),
                     [s](PlacedPiece const& p) { return p.from == s; });
}

bool goes_legally(Turn const& turn, Square from, PlacedPiece const& piece) {
  auto const legal = turn.before.legal_moves();
  return std::any_of(legal.begin(), legal.end(), [&](Move m) {
    bool const is_its_move = m.from() == from || (m.is_castling() && m.to() == from);
    return is_its_move && puts(turn.before, m, piece);
  });
}

/// Of the pieces touched, in their order, the first that may be this one and is wanted.
template <class Predicate>
std::optional<Square> touched_origin(Turn const& turn, PlacedPiece const& piece, Predicate wanted) {
  for (Contact const& contact : turn.contacts) {
    bool const is_own = contact.piece.color == turn.player();
    if (is_own && may_become(contact.piece.kind, piece, turn.player()) && !is_used(turn, contact.square) &&
        wanted(contact.square))
      return contact.square;
  }
  return std::nullopt;
}

/// The square from which the move takes the piece that it puts down.
Square leaves(Move m, PlacedPiece const& piece) {
  return m.is_castling() && piece.kind == Kind::rook ? m.to() : m.from();
}

std::optional<Square> only_origin(Turn const& turn, PlacedPiece const& piece) {
  std::vector<Square> found;
  for (Move const m : turn.before.legal_moves()) {
    Square const s = leaves(m, piece);
    if (puts(turn.before, m, piece) && std::find(found.begin(), found.end(), s) == found.end())
      found.push_back(s);
  }
  if (found.size() == 1) return found.front();
  if (!found.empty()) return std::nullopt;
  auto const of_kind = turn.before.pieces(chess::Piece{turn.player(), piece.kind});
  if (of_kind.size() != 1) return std::nullopt;
  return *of_kind.begin();
}

}  // namespace

bool puts(Position const& before, Move m, PlacedPiece const& piece) {
  if (m.is_castling()) return castling_puts(m, piece);
  if (m.to() != piece.square) return false;
  return before.at(m.from())->kind == piece.kind || m.promotion() == piece.kind;
}

std::optional<Square> origin_of(Turn const& turn, PlacedPiece const& piece) {
  auto const goes = [&](Square s) { return goes_legally(turn, s, piece); };
  if (auto const s = touched_origin(turn, piece, goes)) return s;
  if (auto const s = touched_origin(turn, piece, [&](Square t) { return turn.is_off(t); })) return s;
  if (auto const s = only_origin(turn, piece)) return s;
  return touched_origin(turn, piece, [](Square /*any*/) { return true; });
}

}  // namespace tactus::arbitration::laws
