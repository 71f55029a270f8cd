// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the rules of the quickplay finish apply (Guideline III, 2014 Appendix G).
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

namespace tactus::arbitration::laws {

struct QuickplayInForce {
  bool is_announced = false;
  bool is_by_finnish_default = false;  // nothing was said, in Finland
  bool has_increment = false;          // then they do not apply (III.2.2)
  bool is_blitz = false;               // nor here

  bool applies() const { return is_announced && !has_increment && !is_blitz; }
};
QuickplayInForce quickplay_in_force(Situation const& situation);

}  // namespace tactus::arbitration::laws
