// SPDX-License-Identifier: GPL-3.0-or-later
// One simulated device on its own pseudo-terminal, at the pace of a serial line, with a plug to pull and a
// cable to disturb. Has no thread: whoever owns it calls pump() when descriptor() is readable or next_due()
// has come.
#pragma once

#include "devices/simulators/line_faults.hpp"
#include "devices/simulators/paced_bytes.hpp"
#include "devices/simulators/pseudo_terminal.hpp"

#include <filesystem>
#include <optional>
#include <string>

#include <tl/expected.hpp>

namespace tactus::devices::simulators {

class SimulatedLine {
 public:
  /// The device must outlive the line. Nothing is plugged in yet.
  SimulatedLine(SimulatedDevice& device, std::filesystem::path link, SimTime byte_time = byte_time_9600);

  /// A new terminal behind the same link; the device gets power. The error is one sentence.
  tl::expected<void, std::string> plug(SimTime now);
  /// A real hang-up; what is on its way is lost.
  void unplug();
  bool is_plugged() const { return terminal_.has_value(); }

  /// Carries bytes both ways. The device lives on while it is unplugged: hands still move its pieces.
  void pump(SimTime now);
  /// When pump() has something to send next.
  SimTime next_due() const;
  /// Wait on it for bytes from the host; -1 (nothing to wait on) while no program has the line open.
  int descriptor() const;

  LineFaults& faults() { return faults_; }
  std::filesystem::path const& link() const { return link_; }
  /// All bytes that the host has sent since the first plug().
  Bytes const& heard_from_host() const { return heard_; }

 private:
  SimulatedDevice& device_;
  std::filesystem::path link_;
  std::optional<PseudoTerminal> terminal_;
  bool is_open_ = false;  // by a program
  PacedBytes outgoing_;
  LineFaults faults_;
  Bytes heard_;
};

}  // namespace tactus::devices::simulators
