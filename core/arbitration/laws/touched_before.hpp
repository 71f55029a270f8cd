// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a player who has the move had touched a piece by a certain time, in the sense of 4.3 and D.2.2
// (9.1.2.1, 9.4).
#pragma once

#include "core/arbitration/laws/touched_pieces.hpp"

namespace tactus::arbitration::laws {

struct TouchedBefore {
  bool is_touched = false;
  std::optional<TouchDuty> duty;  // what it binds him to; nothing where no position is stated
};

/// By the items before number `until`.
tl::expected<TouchedBefore, FactFault> touched_before(Situation const& situation, std::size_t until,
                                                      chess::Color player);

}  // namespace tactus::arbitration::laws
