// SPDX-License-Identifier: GPL-3.0-or-later
// A mate that is easy to find: both players follow a simple plan, and nothing is searched.
#pragma once

#include "core/chess/position.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration {

/// Legal moves one after the other, the last one mates. Nothing: not found, which proves nothing. Each
/// attempt plays another game; the same number of attempts has the same result every time.
std::optional<std::vector<chess::Move>> quick_mate(chess::Position const& position, chess::Color winner,
                                                   unsigned attempts);

}  // namespace tactus::arbitration
