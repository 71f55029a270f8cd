// SPDX-License-Identifier: GPL-3.0-or-later
// Who may tell whom what, who may act for a player, and what may be carried.
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/parts.hpp"

namespace tactus::arbitration::laws {
namespace {

std::array<Matter, 8> matters() {
  return {program_tellings,   spectators,          phones,  score_requests,
          acts_of_assistants, rights_to_assistant, devices, displays};
}

bool concerns(Situation const& situation) { return any_concerned(matters(), situation); }
RulingOrFault decide_matter(Situation const& situation) { return decide_first(matters(), situation); }

}  // namespace

Part const conduct{"conduct", concerns, decide_matter};

}  // namespace tactus::arbitration::laws
