// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/touches.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tactus::devices::simulators {

namespace {

using Actions = std::vector<HandAction>;
using What = HandAction::What;

void append(Actions& all, Actions const& more) { all.insert(all.end(), more.begin(), more.end()); }

struct Carried {
  chess::Piece piece;
  chess::Square from, to;
  HandAction lift() const { return {SimTime{0}, What::lift, from, piece}; }
  HandAction place() const { return {SimTime{0}, What::place, to, piece}; }
};

Actions castled(chess::Diagram const& before, chess::Move move, CastlingOrder order) {
  using enum CastlingOrder;
  auto const color = before.turn();
  chess::Piece const king{color, chess::Kind::king}, rook{color, chess::Kind::rook};
  chess::Square const king_to = *before.after(move).pieces(king).begin();
  chess::Square const rook_to{king_to.file() == chess::File::g ? chess::File::f : chess::File::d,
                              king_to.rank()};
  Carried first{king, move.from(), king_to}, second{rook, move.to(), rook_to};
  bool const is_in_the_way = king_to == move.to() || rook_to == move.from();
  if (order == rook_first || order == both_up_rook_first) std::swap(first, second);
  if (is_in_the_way || order == both_up_king_first || order == both_up_rook_first)
    return {first.lift(), second.lift(), first.place(), second.place()};
  return {first.lift(), first.place(), second.lift(), second.place()};
}

}  // namespace

std::vector<HandAction> touches(chess::Diagram const& before, chess::Move move, TouchOrder order) {
  if (move.is_castling()) return castled(before, move, order.castling);
  auto const old = before.placement(), next = before.after(move).placement();
  Actions captured, lifts, places;
  for (chess::Square const s : old.difference(next)) {
    if (auto const piece = old.at(s))
      (piece->color == before.turn() ? lifts : captured).push_back({SimTime{0}, What::lift, s, *piece});
    if (auto const piece = next.at(s)) places.push_back({SimTime{0}, What::place, s, *piece});
  }
  bool const is_elsewhere = move.kind() == chess::MoveKind::en_passant;
  bool const is_last = order.capture == CaptureOrder::enemy_last && is_elsewhere;
  Actions all;
  if (order.capture == CaptureOrder::enemy_first) append(all, captured);
  append(all, lifts);
  if (order.capture != CaptureOrder::enemy_first && !is_last) append(all, captured);
  append(all, places);
  if (is_last) append(all, captured);
  return all;
}

std::optional<std::vector<chess::Square>> squares_between(chess::Square from, chess::Square to) {
  int const files = static_cast<int>(to.file()) - static_cast<int>(from.file());
  int const ranks = static_cast<int>(to.rank()) - static_cast<int>(from.rank());
  bool const is_straight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
  if (from == to || !is_straight) return std::nullopt;
  int const steps = std::max(std::abs(files), std::abs(ranks));
  int const stride = files / steps + 8 * (ranks / steps);
  std::vector<chess::Square> squares;
  for (int i = 1; i < steps; ++i)
    squares.push_back(
        chess::Square::from_index(static_cast<unsigned>(static_cast<int>(from.index()) + i * stride)));
  return squares;
}

}  // namespace tactus::devices::simulators
