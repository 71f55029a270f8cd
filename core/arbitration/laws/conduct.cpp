// SPDX-License-Identifier: GPL-3.0-or-later
// Who may tell whom what, who may act for a player, and what may be carried.
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/parts.hpp"

namespace tactus::arbitration::laws {
namespace {

std::array<Matter, 8> matters_of_conduct() {
  return {program_tellings,   spectators,          phones,  score_requests,
          acts_of_assistants, rights_to_assistant, devices, displays};
}

bool concerns_conduct(Situation const& situation) { return any_concerned(matters_of_conduct(), situation); }
RulingOrFault decide_conduct(Situation const& situation) {
  return decide_first(matters_of_conduct(), situation);
}

}  // namespace

Part const conduct{"conduct", concerns_conduct, decide_conduct};

}  // namespace tactus::arbitration::laws
