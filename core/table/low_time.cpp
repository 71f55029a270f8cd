// SPDX-License-Identifier: GPL-3.0-or-later
// The warning of a short time: none, unless the arbiter allowed it before the game.
#include "core/table/fold.hpp"

namespace tactus::table {
namespace {

constexpr Millis clearly_above{10'000};  // an increment of some seconds does not make it warn again and again

}  // namespace

void warn_of_low_time(Fold& f) {
  auto& facts = f.facts();
  auto const& threshold = facts.setup.permissions.low_time_warning;
  if (!threshold || !facts.is_playing() || !facts.reading || !facts.reading->is_running) return;
  for (Color const c : {Color::white, Color::black}) {
    bool& is_told = facts.is_told_low[static_cast<unsigned>(c)];
    Millis const left = facts.reading->of(c);
    if (left > *threshold + clearly_above) is_told = false;
    if (is_told || left > *threshold || facts.reading->to_move != c) continue;
    is_told = true;
    tell(f, c, LowTimeTold{left});
  }
}

}  // namespace tactus::table
