// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chess/long/slow_generator.hpp"

#include <cstdlib>

namespace tactus::test {
namespace {

using chess::Color;
using chess::File;
using chess::Kind;
using chess::Move;
using chess::MoveKind;
using chess::Piece;
using chess::Placement;
using chess::Rank;
using chess::Setup;
using chess::Square;

struct Step {
  int files, ranks;
};
std::vector<Step> const straight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
std::vector<Step> const slanted{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
std::vector<Step> const all_around{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
std::vector<Step> const leaps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

std::optional<Square> step_from(Square s, Step step) {
  int const file = static_cast<int>(s.file()) + step.files;
  int const rank = static_cast<int>(s.rank()) + step.ranks;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
  return Square{static_cast<File>(file), static_cast<Rank>(rank)};
}

int forward(Color c) { return c == Color::white ? 1 : -1; }

std::vector<Step> const& steps_of(Kind kind) {
  switch (kind) {
    case Kind::knight: return leaps;
    case Kind::bishop: return slanted;
    case Kind::rook: return straight;
    case Kind::pawn:
    case Kind::queen:
    case Kind::king: break;
  }
  return all_around;
}

bool slides(Kind kind) { return kind == Kind::bishop || kind == Kind::rook || kind == Kind::queen; }

/// 3.1 to 3.8.1: the squares the piece attacks from where it stands.
std::vector<Square> attacked_from(Placement const& placement, Square from) {
  std::vector<Square> squares;
  Piece const piece = *placement.at(from);
  if (piece.kind == Kind::pawn) {
    for (int const side : {-1, 1})
      if (auto const to = step_from(from, {side, forward(piece.color)})) squares.push_back(*to);
    return squares;
  }
  for (Step const step : steps_of(piece.kind))
    for (auto to = step_from(from, step); to; to = step_from(*to, step)) {
      squares.push_back(*to);
      if (placement.at(*to) || !slides(piece.kind)) break;
    }
  return squares;
}

Square king_of(Placement const& placement, Color color) {
  for (unsigned i = 0; i < 64; ++i)
    if (placement.at(Square::from_index(i)) == Piece{color, Kind::king}) return Square::from_index(i);
  std::abort();  // tests hand in positions with both kings
}

/// All that changes but the pieces themselves.
Setup passed_on(Setup const& before, Placement const& placement, Move m) {
  Setup after = before;
  Piece const mover = *before.placement.at(m.from());
  bool const is_capture = !m.is_castling() && before.placement.at(m.to()).has_value();
  after.placement = placement;
  after.turn = opposite(before.turn);
  after.en_passant = std::nullopt;
  if (m.kind() == MoveKind::double_push) after.en_passant = step_from(m.from(), {0, forward(mover.color)});
  after.castling_rooks.erase(m.from());
  after.castling_rooks.erase(m.to());
  if (mover.kind == Kind::king)
    for (Square const rook : before.castling_rooks)
      if (before.placement.at(rook)->color == mover.color) after.castling_rooks.erase(rook);
  bool const resets = is_capture || mover.kind == Kind::pawn;
  after.halfmove_clock = static_cast<std::uint16_t>(resets ? 0 : before.halfmove_clock + 1);
  if (before.turn == Color::black)
    after.fullmove_number = static_cast<std::uint16_t>(before.fullmove_number + 1);
  return after;
}

Placement placed_after(Setup const& before, Move m) {
  Placement placement = before.placement;
  Piece piece = *placement.at(m.from());
  if (m.kind() == MoveKind::en_passant) placement.clear(Square{m.to().file(), m.from().rank()});
  if (auto const kind = m.promotion()) piece.kind = *kind;
  placement.clear(m.from());
  placement.put(m.to(), piece);
  return placement;
}

/// Keeps the move unless it leaves the own king attacked (3.9.2).
void keep_if_legal(std::vector<SlowMove>& moves, Setup const& before, Move m, Placement const& placement) {
  if (slow_is_attacked(placement, king_of(placement, before.turn), opposite(before.turn))) return;
  moves.push_back({m, passed_on(before, placement, m)});
}

void add_pawn_arrival(std::vector<SlowMove>& moves, Setup const& before, Square from, Square to,
                      MoveKind kind) {
  std::vector<MoveKind> kinds{kind};
  if (to.rank() == Rank::r1 || to.rank() == Rank::r8)
    kinds = {MoveKind::promote_knight, MoveKind::promote_bishop, MoveKind::promote_rook,
             MoveKind::promote_queen};
  for (MoveKind const each : kinds) {
    Move const m{from, to, each};
    keep_if_legal(moves, before, m, placed_after(before, m));
  }
}

void add_pawn_moves(std::vector<SlowMove>& moves, Setup const& before, Square from) {
  Step const ahead{0, forward(before.turn)};
  auto const one = step_from(from, ahead);
  if (one && !before.placement.at(*one)) {
    add_pawn_arrival(moves, before, from, *one, MoveKind::normal);
    bool const at_home = from.rank() == (before.turn == Color::white ? Rank::r2 : Rank::r7);
    auto const two = step_from(*one, ahead);
    if (at_home && two && !before.placement.at(*two))
      add_pawn_arrival(moves, before, from, *two, MoveKind::double_push);
  }
  for (Square const to : attacked_from(before.placement, from)) {
    auto const taken = before.placement.at(to);
    if (taken && taken->color != before.turn) add_pawn_arrival(moves, before, from, to, MoveKind::normal);
    if (before.en_passant == to) add_pawn_arrival(moves, before, from, to, MoveKind::en_passant);
  }
}

void add_piece_moves(std::vector<SlowMove>& moves, Setup const& before, Square from) {
  for (Square const to : attacked_from(before.placement, from)) {
    auto const there = before.placement.at(to);
    if (there && there->color == before.turn) continue;
    Move const m{from, to};
    keep_if_legal(moves, before, m, placed_after(before, m));
  }
}

/// The squares from one to the other on their rank, the second included, the first not.
std::vector<Square> walk(Square from, Square to) {
  std::vector<Square> squares;
  int const direction = to > from ? 1 : -1;
  for (Square s = from; s != to;) {
    s = *step_from(s, {direction, 0});
    squares.push_back(s);
  }
  return squares;
}

/// 3.8.2 in the wording that also holds for Chess960 (Guidelines II).
void add_castling(std::vector<SlowMove>& moves, Setup const& before, Square rook) {
  Color const us = before.turn;
  Square const king = king_of(before.placement, us);
  bool const is_short = rook > king;
  Square const king_goal{is_short ? File::g : File::c, king.rank()};
  Square const rook_goal{is_short ? File::f : File::d, king.rank()};
  if (slow_is_attacked(before.placement, king, opposite(us))) return;
  for (Square const s : walk(king, king_goal)) {
    if (s != rook && before.placement.at(s)) return;
    if (slow_is_attacked(before.placement, s, opposite(us))) return;
  }
  for (Square const s : walk(rook, rook_goal))
    if (s != king && before.placement.at(s)) return;
  Placement placement = before.placement;
  placement.clear(king);
  placement.clear(rook);
  placement.put(king_goal, {us, Kind::king});
  placement.put(rook_goal, {us, Kind::rook});
  keep_if_legal(moves, before, Move{king, rook, is_short ? MoveKind::castle_short : MoveKind::castle_long},
                placement);
}

}  // namespace

bool slow_is_attacked(Placement const& placement, Square target, Color by) {
  for (unsigned i = 0; i < 64; ++i) {
    Square const from = Square::from_index(i);
    auto const piece = placement.at(from);
    if (!piece || piece->color != by) continue;
    for (Square const s : attacked_from(placement, from))
      if (s == target) return true;
  }
  return false;
}

std::vector<SlowMove> slow_legal_moves(Setup const& setup) {
  std::vector<SlowMove> moves;
  for (unsigned i = 0; i < 64; ++i) {
    Square const from = Square::from_index(i);
    auto const piece = setup.placement.at(from);
    if (!piece || piece->color != setup.turn) continue;
    if (piece->kind == Kind::pawn)
      add_pawn_moves(moves, setup, from);
    else
      add_piece_moves(moves, setup, from);
    if (setup.castling_rooks.contains(from)) add_castling(moves, setup, from);
  }
  return moves;
}

}  // namespace tactus::test
