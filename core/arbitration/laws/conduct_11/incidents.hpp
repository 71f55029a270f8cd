// SPDX-License-Identifier: GPL-3.0-or-later
// What matters that are about the last thing that happened have in common, whatever else is told of the game.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

namespace tactus::arbitration::laws {

/// The last happening, where it is of this type.
template <class Event>
Event const* last_as(Situation const& situation) {
  auto const last = situation.last_happening();
  return last ? situation.items[*last].as<Event>() : nullptr;
}

/// A breach for which no penalty is fixed: the arbiter chooses by 12.9, which is cited last.
Ruling breach(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because);
Ruling in_order(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because);

}  // namespace tactus::arbitration::laws
