// SPDX-License-Identifier: GPL-3.0-or-later
// Matters that are about the last thing that happened, whatever else is told of the game; each has a
// happening of its own. Together they are the part `incidents`.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/parts.hpp"

namespace tactus::arbitration::laws {

/// The number of the last happening; facts may stand behind it. Nothing: only facts are told.
std::optional<std::size_t> last_happening(Situation const& situation);

/// The last happening, where it is of this type.
template <class Event>
Event const* last_as(Situation const& situation) {
  auto const last = last_happening(situation);
  return last ? situation.items[*last].as<Event>() : nullptr;
}

extern Matter const claims_of_outsiders;   // 12.7: conduct_11/outsiders.cpp
extern Matter const behaviours;            // 11.1 to 11.5: conduct_11/behaviour.cpp
extern Matter const clock_misuses;         // 6.2.3, 6.2.4, 6.11: clock_6/clock_handling.cpp
extern Matter const settled_matters;       // 8.7, 9.5.1: ends_5_9/settled_matters.cpp
extern Matter const questions_of_players;  // D.2.1, D.2.10.4: blind_d/questions.cpp
extern Matter const hands_of_assistants;   // 4.3, D.2.10.1: blind_d/questions.cpp
extern Matter const special_clocks;        // D.2.6: blind_d/questions.cpp
extern Matter const writers_for_players;   // 8.1.6: scoresheet_8/writers.cpp

/// A breach for which no penalty is fixed: the arbiter chooses by 12.9, which is cited last.
Ruling breach(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because);
Ruling in_order(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because);

}  // namespace tactus::arbitration::laws
