// SPDX-License-Identifier: GPL-3.0-or-later
// Blitz without the full Competition Rules comes to the articles of rapid by B.3.
#pragma once

#include "core/arbitration/laws/ruling.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {

/// Cites B.3 in blitz where a basic rule of rapid is cited.
inline Ruling with_way_from_blitz(Ruling ruling, Regime regime) {
  bool const is_by_basic_rules =
      std::ranges::any_of(ruling.articles, [](Law each) { return each.numbers().key.starts_with("A.5"); });
  if (regime.phase == Phase::blitz && is_by_basic_rules) cite(ruling, regime, {law("B.3")});
  return ruling;
}

}  // namespace tactus::arbitration::laws
