// SPDX-License-Identifier: GPL-3.0-or-later
// What a game that was played in a test tells as evidence.
#pragma once

#include "src/arbiter/reconcile/game_evidence.hpp"
#include "src/sim/world/played_table.hpp"

namespace tactus::test {

inline program::GameEvidence evidence_of(sim::PlayedTable const& game) {
  program::GameEvidence evidence;
  for (table::StampedEvent const& each : game.events()) evidence.take(each);
  return evidence;
}

}  // namespace tactus::test
