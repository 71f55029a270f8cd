// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensing/fallen_pieces.hpp"

#include "core/sensing/board_sense.hpp"

#include <algorithm>

namespace tactus::sensing {
namespace {

/// Pieces knocked over together fall within this time, and picking them up takes longer than two pieces
/// lifted by mistake are held.
constexpr Millis falling_time{220};
constexpr Millis picking_up_time{1850};

using Outings = std::vector<Outing>;

/// The outings that began together with this one, itself included.
Outings together_with(Outing const& outing, Outings const& all) {
  auto const first = std::find_if(all.begin(), all.end(), [&](Outing const& each) {
    return is_touch(each) && outing.out - each.out <= falling_time;
  });
  Outings together;
  for (auto each = first; each != all.end() && each->out - first->out <= falling_time; ++each)
    if (is_touch(*each)) together.push_back(*each);
  return together;
}

bool is_fall(Outings const& together, Instant now) {
  return together.size() > 1 && std::any_of(together.begin(), together.end(), [&](Outing const& each) {
           return each.length(now) >= picking_up_time;
         });
}

}  // namespace

bool is_touch(Outing const& outing) { return !outing.in || outing.length(*outing.in) >= touch_time; }

bool was_knocked_over(Outing const& outing, Outings const& all) {
  Outings const together = together_with(outing, all);
  bool const all_stand =
      std::all_of(together.begin(), together.end(), [](Outing const& each) { return each.in.has_value(); });
  return all_stand && is_fall(together, outing.out);
}

chess::SquareSet fallen_from(Outings const& all, Instant now) {
  chess::SquareSet fallen;
  for (Outing const& outing : all)
    if (!outing.in && is_fall(together_with(outing, all), now)) fallen.insert(outing.square);
  return fallen;
}

}  // namespace tactus::sensing
