// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/conduct_11/incidents.hpp"

namespace tactus::arbitration::laws {
Ruling breach(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because) {
  bool const asks_permission = situation.ask == Ask::permission;
  Ruling ruling = ruled(asks_permission ? Outcome::forbidden : Outcome::arbiter_decides, situation.regime,
                        laws, std::move(because));
  cite(ruling, situation.regime, {law("12.9")});
  if (!asks_permission)
    ruling.explanation.push_back(say("The arbiter chooses a penalty, as a rule a warning first."));
  return ruling;
}

Ruling in_order(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because) {
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, laws, std::move(because));
}

}  // namespace tactus::arbitration::laws
