// SPDX-License-Identifier: GPL-3.0-or-later
// A position from a FEN that somebody typed, with the faults in words.
#pragma once

#include "core/legal/position.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// Positions that no game reaches are taken where they can be played on. Otherwise every fault, one sentence
/// each.
tl::expected<chess::Position, std::vector<std::string>> read_position(std::string_view fen);

}  // namespace tactus::program
