// SPDX-License-Identifier: GPL-3.0-or-later
// A game written in one line or on a sheet, played through as far as it goes. Internal to written_moves.
#pragma once

#include "core/arbitration/laws/ruling.hpp"

namespace tactus::arbitration::laws {

bool is_written_game(Situation const& situation);
RulingOrFault parse_game(Situation const& situation);

}  // namespace tactus::arbitration::laws
