// SPDX-License-Identifier: GPL-3.0-or-later
// The position and the moves that a situation states, checked.
#pragma once

#include "core/arbitration/laws/cases/events.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"
#include "core/legal/position.hpp"

#include <span>

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

// What a situation says about the two players and their event.

/// Everything that is stated of a player; nothing where it is not.
fact::Player stated_player(Situation const& situation, chess::Color color);

/// Stated to be visually disabled.
/// By sight, by hearing, or otherwise.
bool is_disabled(fact::Player const& player);
bool is_visually_disabled(Situation const& situation, chess::Color color);

/// At least one of the players is stated to be visually disabled.
bool is_appendix_d_game(Situation const& situation);

/// A visually disabled player is stated to use an assistant.
bool is_assistant_used(Situation const& situation);

/// The event regulations are stated to have a rule of their own for the matter.
bool has_special_rule(Situation const& situation);

/// Whether there is a position or a list of moves at all.
bool states_position(Situation const& situation);

/// The game that the newest `position` or `moves` states: where it began and every move of it.
struct StatedGame {
  chess::Position start;
  std::vector<chess::Move> moves;

  chess::Position position() const;
};
tl::expected<StatedGame, FactFault> stated_game(Situation const& situation);

/// What stands on the board after the newest `position` or `moves`. Positions that no game reaches are
/// accepted where moves can be played.
tl::expected<chess::Position, FactFault> stated_position(Situation const& situation);

/// A legal move in coordinates; castling as e1g1 on the ordinary squares, else king takes rook.
/// Errors bear the name `fact`.
tl::expected<chess::Move, FactFault> stated_move(chess::Position const& before, std::string const& uci,
                                                 std::string fact);

std::vector<PlayedMove> played(chess::Position const& before, std::span<chess::Move const> moves);

}  // namespace tactus::arbitration::laws
