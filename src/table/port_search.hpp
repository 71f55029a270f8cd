// SPDX-License-Identifier: GPL-3.0-or-later
// Looks what answers at the ports of this machine while a person answers other questions.
#pragma once

#include "src/equipment/port_finding.hpp"
#include "src/table/setup_question.hpp"

#include <future>
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

}  // namespace tactus::program
