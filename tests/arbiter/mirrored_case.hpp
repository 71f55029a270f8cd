// SPDX-License-Identifier: GPL-3.0-or-later
// A case with the colours exchanged and the board turned, and its answer likewise.
#pragma once

#include "tests/core/arbitration/laws/cases/law_cases.hpp"

#include <optional>

namespace tactus {

/// Nothing for cases that only make sense with White as he is: sheets begin with White's move, 6.7.2 speaks
/// of White.
std::optional<Json> mirrored_case(Json const& asked);

/// For comparison with the answer to the mirrored case: lists in alphabetical order, FEN without the number
/// of the move, which counts White's beginning.
Json mirrored_answer(Json const& answer);
Json comparable(Json const& answer);

}  // namespace tactus
