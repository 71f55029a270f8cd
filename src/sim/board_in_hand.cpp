// SPDX-License-Identifier: GPL-3.0-or-later
// See board_in_hand.hpp.
#include "src/sim/board_in_hand.hpp"

#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>

namespace tactus::sim {

using chess::Piece;
using chess::Square;
using devices::simulators::HandAction;
using devices::simulators::SimTime;

namespace {

tl::unexpected<std::string> is_occupied(Square square) {
  return tl::unexpected(square.name() + ": a piece stands there already; expected that it is lifted first");
}

std::string names_of(chess::SquareSet squares) {
  std::string names;
  for (Square const square : squares) names += (names.empty() ? "" : ", ") + square.name();
  return names;
}

/// The four outcomes of reading a move, the move itself among them.
tl::expected<chess::Move, std::string> read_legal(chess::Position const& position, std::string const& text) {
  auto const read = notation::read_move(position, text);
  if (auto const* const move = std::get_if<chess::Move>(&read)) return *move;
  if (std::holds_alternative<notation::NotAMove>(read))
    return tl::unexpected(text + ": not a move; expected one as in Nf3, e2e4 or O-O");
  if (std::holds_alternative<notation::NoSuchMove>(read))
    return tl::unexpected(text + ": no legal move in this game; expected one of the player to move");
  std::string names;
  for (chess::Move const each : std::get<notation::SeveralMoves>(read).fits)
    names += (names.empty() ? "" : ", ") + notation::write_uci(position, each);
  return tl::unexpected(text + ": several legal moves; expected one of " + names);
}

}  // namespace

auto BoardInHand::lift(Square square) const -> Actions {
  auto const piece = board_.standing().at(square);
  if (!piece) return tl::unexpected(square.name() + ": nothing stands there; expected a square with a piece");
  return std::vector{HandAction{SimTime{0}, HandAction::What::lift, square, *piece}};
}

auto BoardInHand::place(Square square, std::optional<Piece> piece) const -> Actions {
  if (board_.standing().at(square)) return is_occupied(square);
  if (!piece && lifted_.empty())
    return tl::unexpected(square.name() + ": no piece was lifted; expected its letter, as in place " +
                          square.name() + " P");
  return std::vector{
      HandAction{SimTime{0}, HandAction::What::place, square, piece ? *piece : lifted_.back()}};
}

auto BoardInHand::slide(Square from, Square to) -> Actions {
  if (auto lifted = lift(from); !lifted) return lifted;
  if (board_.standing().at(to)) return is_occupied(to);
  if (!devices::simulators::squares_between(from, to))
    return tl::unexpected(from.name() + " to " + to.name() +
                          ": no way to slide; expected two squares on one rank, file or diagonal");
  auto const occupied = board_.standing().occupied();
  return devices::simulators::slide(*board_.standing().at(from), from, to, occupied, generator_);
}

auto BoardInHand::play(std::string const& text) -> Actions {
  if (auto const followed = follow_pieces(); !followed) return tl::unexpected(followed.error());
  auto const move = read_legal(position_, text);
  if (!move) return tl::unexpected(move.error());
  auto const made = hands_.make(position_, *move);
  position_.play(*move);
  return made.actions;
}

tl::expected<void, std::string> BoardInHand::follow_pieces() {
  if (position_.placement() == board_.standing()) return {};
  for (chess::Move const move : position_.legal_moves()) {
    auto const after = position_.after(move);
    if (after.placement() != board_.standing()) continue;
    position_ = after;
    return {};
  }
  return tl::unexpected(
      "the pieces do not stand as in the game; expected that these squares are put right: " +
      names_of(board_.standing().difference(position_.placement())));
}

void BoardInHand::act(HandAction const& action, SimTime now) {
  act_on(board_, action, now);
  if (action.what == HandAction::What::lift) return lifted_.push_back(action.piece);
  auto const held = std::find(lifted_.rbegin(), lifted_.rend(), action.piece);
  if (held != lifted_.rend()) lifted_.erase(std::next(held).base());
}

}  // namespace tactus::sim
