// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/table/long/random_hands.hpp"

#include "core/legal/position.hpp"
#include "devices/simulators/touches.hpp"

#include <algorithm>

namespace tactus::table {

using chess::Move;
using chess::Piece;
using chess::Placement;
using chess::Position;
using chess::Square;
using chess::SquareSet;

void RandomHands::step(Color board, Square s, std::optional<Piece> piece) {
  pause();
  if (piece)
    script_.standing(board).put(s, *piece);
  else
    script_.standing(board).clear(s);
  script_.report(board, s);
  if (chance(10)) script_.report_all(board);
}

std::optional<Square> RandomHands::any_piece(Color board, Color of, SquareSet spare) {
  std::vector<Square> own;
  auto const& truth = script_.standing(board);
  for (Square const s : truth.occupied() - spare)
    if (truth.at(s)->color == of) own.push_back(s);
  if (own.empty()) return std::nullopt;
  return own[static_cast<std::size_t>(number(0, static_cast<int>(own.size()) - 1))];
}

void RandomHands::lift_and_put_back(Color board, Color of, SquareSet spare) {
  auto const s = any_piece(board, of, spare);
  if (!s) return;
  auto const piece = script_.standing(board).at(*s);
  step(board, *s, std::nullopt);
  step(board, *s, piece);
}

void RandomHands::brush(Color board) {
  auto const s = any_piece(board, chance(50) ? Color::white : Color::black, {});
  if (!s) return;
  auto const piece = *script_.standing(board).at(*s);
  script_.standing(board).clear(*s);
  script_.report(board, *s).wait(number(5, 60));
  script_.standing(board).put(*s, piece);
  script_.report(board, *s);
}

void RandomHands::in_one_scan(Color board, Position const& before, Move m) {
  Placement const after = before.after(m).placement();
  std::vector<Square> changed;
  for (Square const s : before.placement().difference(after)) changed.push_back(s);
  std::shuffle(changed.begin(), changed.end(), dice_);
  pause();
  script_.standing(board) = after;
  for (Square const s : changed) script_.report(board, s);
}

void RandomHands::slide(Color board, Position const& before, Move m) {
  auto const piece = before.at(m.from());
  if (before.at(m.to())) step(board, m.to(), std::nullopt);
  pause();
  auto& truth = script_.standing(board);
  Square last = m.from();
  auto squares = devices::simulators::squares_between(m.from(), m.to()).value();
  squares.push_back(m.to());
  for (Square const s : squares) {
    truth.put(s, *piece);
    script_.report(board, s).wait(number(5, 40));
    truth.clear(last);
    script_.report(board, last).wait(number(5, 40));
    last = s;
  }
}

void RandomHands::step_by_step(Color board, Position const& before, Move m) {
  using devices::simulators::HandAction;
  Placement const old = before.placement();
  Placement const after = before.after(m).placement();
  Color const mover = before.turn();
  std::vector<Square> lifts;
  std::vector<Square> places;
  for (HandAction const& each : devices::simulators::touches(chess::diagram_of(before), m))
    (each.what == HandAction::What::lift ? lifts : places).push_back(each.square);
  std::shuffle(lifts.begin(), lifts.end(), dice_);
  std::shuffle(places.begin(), places.end(), dice_);
  if (m.kind() == chess::MoveKind::en_passant && chance(30)) {  // the pawn is taken off last
    std::stable_partition(lifts.begin(), lifts.end(), [&](Square s) { return old.at(s)->color == mover; });
    step(board, lifts[0], std::nullopt);
    step(board, places[0], after.at(places[0]));
    step(board, lifts[1], std::nullopt);
    return;
  }
  bool const one_after_the_other = m.is_castling() && chance(50);
  for (Square const s : lifts) {
    step(board, s, std::nullopt);
    if (!one_after_the_other) continue;
    auto const place =
        std::find_if(places.begin(), places.end(), [&](Square p) { return after.at(p) == old.at(s); });
    step(board, *place, after.at(*place));
  }
  if (one_after_the_other) return;
  if (m.is_promotion() && chance(30)) {  // the pawn is set down first
    step(board, places[0], Piece{mover, chess::Kind::pawn});
    step(board, places[0], std::nullopt);
  }
  for (Square const s : places) step(board, s, after.at(s));
}

void RandomHands::execute(Color board, Position const& before, Move m) {
  bool const knows_pieces = knows_pieces_[static_cast<unsigned>(board)];
  auto const kind = before.at(m.from())->kind;
  bool const can_slide = m.kind() == chess::MoveKind::normal && kind != chess::Kind::knight;
  if (knows_pieces && chance(20))
    in_one_scan(board, before, m);
  else if (can_slide && chance(20))
    slide(board, before, m);
  else
    step_by_step(board, before, m);
}

}  // namespace tactus::table
