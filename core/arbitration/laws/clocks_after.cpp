// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/clocks_after.hpp"

#include "core/arbitration/laws/time_control_facts.hpp"
#include "core/clock/clock_arithmetic.hpp"

namespace tactus::arbitration::laws {

using chess::Color;

void tell_clocks_after(Ruling& ruling, Situation const& situation) {
  auto const* shown = situation.find<fact::Clock>();
  if (!shown || (!ruling.time_added.white && !ruling.time_added.black)) return;
  MaybeByColor<Millis> const before{shown->white, shown->black};
  for (Color const color : {Color::white, Color::black})
    if (before[color] && is_believable(*before[color]) && !ruling.clock[color])
      ruling.clock[color] = clock::with_added(*before[color], ruling.time_added[color].value_or(Millis{0}));
}

}  // namespace tactus::arbitration::laws
