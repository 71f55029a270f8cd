// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/forced_choice.hpp"

#include "core/arbitration/laws/touched_pieces.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Kind;
using chess::Position;
using chess::Square;

/// The pawn beside, where one was taken en passant.
std::optional<Contact> passed_pawn(Position const& before, Square from, Square to) {
  auto const piece = before.at(from);
  Square const beside{to.file(), from.rank()};
  auto const passed = before.at(beside);
  bool const is_diagonal_step = from.file() != to.file() && from.rank() != to.rank() && !before.at(to);
  if (!piece || piece->kind != Kind::pawn || !is_diagonal_step) return std::nullopt;
  if (passed != chess::Piece{opposite(before.turn()), Kind::pawn}) return std::nullopt;
  return Contact{beside, *passed, event::TouchIntent::capture, true};
}

}  // namespace

std::vector<chess::Move> moves_replacing(Position const& before, std::string_view uci) {
  std::vector<Contact> contacts;
  if (uci.size() >= 4) {
    auto const from = Square::parse(uci.substr(0, 2));
    auto const to = Square::parse(uci.substr(2, 2));
    if (from && to) {
      contacts = contacts_of_step(before, *from, *to);
      if (auto const pawn = passed_pawn(before, *from, *to)) contacts.push_back(*pawn);
    }
  }
  return touch_duty(before, contacts).choices;
}

}  // namespace tactus::arbitration::laws
