// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/mating/can_mate.hpp"
#include "core/legal/position.hpp"

#include <array>

namespace tactus::arbitration::laws {

Ruling drawn(Regime regime, std::span<Law const> laws, std::vector<Message> because) {
  Ruling ruling = ruled(Outcome::draw, regime, laws, std::move(because));
  ruling.result = Score::draw;
  return ruling;
}

Ruling loss_or_draw(chess::Setup const& setup, chess::Color loser, Regime regime, std::span<Law const> laws,
                    Message because) {
  chess::Color const winner = opposite(loser);
  auto const can_mate = possible_mate(setup, winner);
  Ruling ruling;
  if (!can_mate) {
    ruling = ruled(Outcome::arbiter_decides, regime, laws, {std::move(because)});
    ruling.notices.push_back(
        say("Not found out: whether {player} can mate by any series of legal moves. "
            "If he can, he wins; if not, the game is drawn.",
            {{"player", winner}}));
    return ruling;
  }
  if (*can_mate) {
    ruling = ruled(loss_of(loser), regime, laws,
                   {std::move(because),
                    say("{player} can still mate by some series of legal moves.", {{"player", winner}})});
    ruling.result = win_of(winner);
  } else {
    ruling = drawn(
        regime, laws,
        {std::move(because), say("Drawn all the same: {player} cannot mate by any series of legal moves.",
                                 {{"player", winner}})});
  }
  ruling.can_mate[winner] = *can_mate;
  return ruling;
}

namespace {

using chess::Color;
using chess::Kind;

bool is_dark(chess::Square square) {
  return (static_cast<unsigned>(square.file()) + static_cast<unsigned>(square.rank())) % 2 == 0;
}

}  // namespace

std::optional<bool> possible_mate(chess::Setup const& setup, Color player) {
  auto const position = chess::Position::from(setup, chess::unreachable_but_playable);
  if (!position) return std::nullopt;
  auto const verdict = can_mate(*position, player);
  if (std::holds_alternative<NotKnown>(verdict)) return std::nullopt;
  return std::holds_alternative<CanMate>(verdict);
}

std::optional<bool> is_dead(chess::Setup const& setup) {
  auto const mover = possible_mate(setup, setup.turn);
  if (mover == true) return false;
  auto const other = possible_mate(setup, opposite(setup.turn));
  if (other == true) return false;
  if (!mover || !other) return std::nullopt;
  return true;
}

ForcingMaterial forcing_material(chess::Placement const& placement, Color player) {
  std::array<unsigned, 6> count{};
  bool dark_bishop = false;
  bool light_bishop = false;
  for (chess::Square const square : placement.occupied()) {
    auto const piece = *placement.at(square);
    if (piece.color != player) continue;
    ++count[static_cast<unsigned>(piece.kind)];
    if (piece.kind == Kind::bishop) (is_dark(square) ? dark_bishop : light_bishop) = true;
  }
  auto const number = [&count](Kind kind) { return count[static_cast<unsigned>(kind)]; };
  bool const bishop = dark_bishop || light_bishop;
  if (number(Kind::queen) > 0 || number(Kind::rook) > 0 || (dark_bishop && light_bishop) ||
      (bishop && number(Kind::knight) > 0) || number(Kind::knight) >= 3)
    return ForcingMaterial::sufficient;
  return number(Kind::pawn) > 0 ? ForcingMaterial::only_a_pawn : ForcingMaterial::insufficient;
}

}  // namespace tactus::arbitration::laws
