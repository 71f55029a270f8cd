// SPDX-License-Identifier: GPL-3.0-or-later
// Can these men stand on a board between two hands? A bound wide enough for any moment of a game: a promoted
// man beside its pawn, pieces in hand.
#pragma once

#include "core/chess/placement.hpp"

#include <optional>
#include <string>

namespace tactus::devices {

/// Nothing, or what cannot be: more than one king, eight pawns or seventeen men of a colour.
std::optional<std::string> implausible_men(chess::Placement const& placement);

}  // namespace tactus::devices
