// SPDX-License-Identifier: GPL-3.0-or-later
// The move that a claimant has written down and not made (9.2.1.1, 9.3.1). Internal to the claims of a draw.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/legal/position.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::laws {

/// As it stands on the sheet, or in coordinates. Nothing: no legal move.
tl::expected<std::optional<chess::Move>, FactFault> intended_move(chess::Position const& before,
                                                                  event::Claim const& claim);

/// Where it is illegal: the moves to which its pieces bind him. Nothing: the text does not tell which piece
/// it would have been.
std::optional<std::vector<chess::Move>> moves_instead(chess::Position const& before,
                                                      event::Claim const& claim);

}  // namespace tactus::arbitration::laws
