// SPDX-License-Identifier: GPL-3.0-or-later
// What a situation says about the two players and their event.
#pragma once

#include "core/arbitration/laws/situation.hpp"

namespace tactus::arbitration::laws {

/// Everything that is stated of a player; nothing where it is not.
fact::Player stated_player(Situation const& situation, chess::Color color);

/// Stated to be visually disabled.
bool is_visually_disabled(Situation const& situation, chess::Color color);

/// At least one of the players is stated to be visually disabled.
bool is_appendix_d_game(Situation const& situation);

/// A visually disabled player is stated to use an assistant.
bool is_assistant_used(Situation const& situation);

/// The event regulations are stated to have a rule of their own for the matter.
bool has_special_rule(Situation const& situation);

}  // namespace tactus::arbitration::laws
