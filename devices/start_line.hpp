// SPDX-License-Identifier: GPL-3.0-or-later
// From the proof of a protocol to the conversation in it.
#pragma once

#include "devices/orientation.hpp"
#include "devices/probe.hpp"
#include "devices/protocol_line.hpp"

#include <memory>

namespace tactus::devices {

struct StartedLine {
  Protocol protocol;
  std::unique_ptr<ProtocolLine> line;
  LineStep step;  // events of the proof, and what is to be sent first
};

StartedLine start_line(Proof const& proof, LineTiming const& timing, Orientation orientation, Instant now);

}  // namespace tactus::devices
