// SPDX-License-Identifier: GPL-3.0-or-later
// Which duties an assistant has at this table, and in which order they come with each move. Pure; what is
// done of them, and what is next, is in the state (assistance.cpp).
#pragma once

#include "core/table/table_setup.hpp"

#include <string>
#include <vector>

namespace tactus::table {

/// By his name, or because he is told his duties.
bool has_assistant(Player const& player);

/// What the Laws leave to this player's assistant. All to that of a visually disabled player (D.2.10); to
/// that of a sighted one, whose opponent is visually disabled and has none, only to make and to announce
/// moves (D.2.11); to anybody else's nothing.
DutySet duties_allowed(TableSetup const& setup, chess::Color player);

/// What the player's assistant, guided by Tactus, does about each move of `mover`, in this order. Where both
/// have an assistant, each makes the moves on the board of his own player and announces those that his player
/// made. What Tactus announces itself he does not announce, but to an opponent who does not hear it.
std::vector<DutyKind> duties_with_move(TableSetup const& setup, chess::Color player, chess::Color mover);

/// The article that gives this duty to the player's assistant, as the rules of this game number it.
std::string article_of(DutyKind kind, TableSetup const& setup, chess::Color player);

}  // namespace tactus::table
