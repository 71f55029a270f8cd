// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/device/board_in_hand.hpp"

#include "core/notation/move_pattern.hpp"
#include "core/notation/understood_move.hpp"

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

/// By its form, over what stands: hands make what pieces can make, and nobody here judges it.
tl::expected<chess::Move, std::string> read_by_form(chess::Diagram const& before, std::string const& text) {
  auto const pattern = notation::parse_move(text, notation::english);
  if (!pattern) return tl::unexpected(text + ": not a move; expected one as in Nf3, e2e4 or O-O");
  auto const understood = notation::understand(before, *pattern);
  if (auto const* const move = std::get_if<chess::Move>(&understood)) return *move;
  if (std::holds_alternative<notation::NoPromotionPiece>(understood))
    return tl::unexpected(text + ": no promotion piece; expected one as in e8=Q");
  if (std::holds_alternative<notation::SeveralPieces>(understood))
    return tl::unexpected(text + ": several pieces move so; expected the square it comes from, as in Ng1f3");
  return tl::unexpected(text + ": no piece moves so; expected a move of the player to move");
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
  auto const move = read_by_form(position_, text);
  if (!move) return tl::unexpected(move.error());
  auto const made = hands_.make(position_, *move);
  position_ = position_.after(*move);
  return made.actions;
}

tl::expected<void, std::string> BoardInHand::follow_pieces() {
  if (position_.placement() == board_.standing()) return {};
  for (chess::Move const move : position_.moves()) {
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
