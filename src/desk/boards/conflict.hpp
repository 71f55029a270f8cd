// SPDX-License-Identifier: GPL-3.0-or-later
// Two desks decided about one game without having seen each other. Both decisions stay; whoever then decides
// with both in sight ends the conflict. Pure.
#pragma once

#include "core/message/message.hpp"
#include "src/arbiter/decisions/decisions.hpp"

#include <string>
#include <vector>

namespace tactus::desk {

struct Conflict {
  std::vector<std::string> labels;  // of the decisions, by their names
  Instant since;                    // of the later one
  std::int64_t event = 0;           // the last one that any of them rests on
  bool operator==(Conflict const&) const = default;
};

/// `decisions`: of one game. No label: there is no conflict. What says the same is none.
Conflict conflict_of(std::vector<program::RecordedDecision> const& decisions);

/// "Decided twice: desk1-3 and desk2-1 did not know of each other."
Message conflict_words(Conflict const& conflict);

}  // namespace tactus::desk
