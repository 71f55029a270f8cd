// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted of the games of a round.
#pragma once

#include "tests/system/round_port.hpp"

#include <map>
#include <string>
#include <string_view>

namespace tactus::system_test {

struct MakeTally {
  unsigned games = 0;
  unsigned pulls = 0;  // of its cable
  unsigned moves = 0;  // made by the player whose board it is
  unsigned typed = 0;  // of them, because they were not understood
  unsigned wrong = 0;  // of them, as recorded or as announced
};

struct RoundTally {
  unsigned plies = 0, plugs = 0, typed = 0, wrong = 0;
  unsigned unfinished = 0;     // games
  unsigned unsaid = 0;         // moves that nobody heard
  unsigned differing = 0;      // boards that stand otherwise than the game when it is over
  unsigned not_told = 0;       // devices that were pulled
  unsigned not_recovered = 0;  // devices, or never told to be back
  SimTime time{0};
  std::map<std::string_view, MakeTally> makes;

  unsigned faults() const { return wrong + unfinished + unsaid + differing + not_told + not_recovered; }
};

/// A sum, then a line for each make.
std::string table_of(RoundTally const& tally);

}  // namespace tactus::system_test
