// SPDX-License-Identifier: GPL-3.0-or-later
// For which player somebody acts.
#pragma once

#include "core/arbitration/laws/events.hpp"

namespace tactus::arbitration::laws {

/// Nothing for anybody else than the players.
constexpr std::optional<chess::Color> player_of(Actor actor) {
  if (actor == Actor::white) return chess::Color::white;
  if (actor == Actor::black) return chess::Color::black;
  return std::nullopt;
}

/// The player himself, or the one whose assistant claims.
constexpr std::optional<chess::Color> claimant_of(event::Claim const& claim) {
  if (auto const player = player_of(claim.by)) return player;
  return claim.for_player;
}

}  // namespace tactus::arbitration::laws
