// SPDX-License-Identifier: GPL-3.0-or-later
// A part of the laws that is made of several matters: the first that a situation concerns decides it.
// Internal to core/arbitration/laws.
#pragma once

#include "core/arbitration/laws/ruling.hpp"
#include "core/arbitration/laws/situation.hpp"

#include <algorithm>
#include <span>

namespace tactus::arbitration::laws {

/// Questions about what follows from facts, not about a move, a text or a clock.
constexpr bool asks_for_judgement(Ask ask) {
  return ask == Ask::permission || ask == Ask::ruling || ask == Ask::result || ask == Ask::next_action ||
         ask == Ask::classify;
}

struct Matter {
  bool (*concerns)(Situation const&);
  RulingOrFault (*decide)(Situation const&);
};

inline bool any_concerned(std::span<Matter const> matters, Situation const& situation) {
  return std::ranges::any_of(matters, [&](Matter const& matter) { return matter.concerns(situation); });
}

/// Precondition: any_concerned(matters, situation).
inline RulingOrFault decide_first(std::span<Matter const> matters, Situation const& situation) {
  return std::ranges::find_if(matters, [&](Matter const& matter) { return matter.concerns(situation); })
      ->decide(situation);
}

}  // namespace tactus::arbitration::laws
