// SPDX-License-Identifier: GPL-3.0-or-later
// Looks what answers at the ports of this machine while a person answers other questions.
#pragma once

#include "src/equipment/port_finding.hpp"
#include "src/table/setup/dialogue.hpp"

#include <future>
#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

class PortSearch {
 public:
  /// Every port that this user may open is looked at, all at once, but for those built into the machine,
  /// where boards are seldom and listening is long: they are only named.
  PortSearch();

  bool is_done() const;
  /// Waits, ten seconds at most. Once.
  std::vector<FoundPort> take();
  bool is_taken() const { return is_taken_; }

 private:
  struct Look {
    std::string port;
    std::future<equipment::PortFinding> finding;  // not valid: only named
  };
  std::vector<Look> looks_;
  bool is_taken_ = false;
};

/// What is worth telling of a port.
FoundPort found_port(equipment::PortFinding const& finding);

// The game of a folder that a person may want to go on with: after a power cut nobody remembers its file.

/// Of the game files of `folder` the one with the newest last event whose game was begun by this profile of
/// the program, has not ended and is not being played now, and how many others are like it. Only reads.
std::optional<UnfinishedGame> newest_unfinished_game(std::string const& folder, std::string const& profile);

}  // namespace tactus::program
