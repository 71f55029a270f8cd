// SPDX-License-Identifier: GPL-3.0-or-later
// Spectators and other players are silent: an irregularity is told only to the arbiter (12.7).
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/ruled.hpp"

namespace tactus::arbitration::laws {
namespace {

bool concerns_spectators(Situation const& situation) {
  return situation.has<event::SpectatorSpeaks>() && asks_for_judgement(situation.ask);
}

RulingOrFault decide_interference(Situation const& situation) {
  bool const is_told_to_arbiter = situation.find<event::SpectatorSpeaks>()->to == Listener::arbiter;
  if (is_told_to_arbiter)
    return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("12.7")},
                 {say("Who sees an irregularity may tell it to the arbiter, and to nobody else.")});
  Ruling ruling = ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("12.7")},
                        {say("Spectators may not interfere: an irregularity is told only to the arbiter.")});
  ruling.explanation.push_back(say("The arbiter may expel who interferes from the playing venue."));
  return ruling;
}

}  // namespace

Matter const spectators{concerns_spectators, decide_interference};

}  // namespace tactus::arbitration::laws
