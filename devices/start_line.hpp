// SPDX-License-Identifier: GPL-3.0-or-later
// From the proof of a protocol to the conversation in it.
#pragma once

#include "devices/orientation.hpp"
#include "devices/piece_tags.hpp"
#include "devices/probe.hpp"
#include "devices/protocol_line.hpp"

#include <memory>

namespace tactus::devices {

struct StartedLine {
  Protocol protocol;
  std::unique_ptr<ProtocolLine> line;
  LineStep step;  // events of the proof, and what is to be sent first
};

/// What a line needs to know beside the proof.
struct LineContext {
  LineTiming timing;
  Orientation orientation;
  std::shared_ptr<PieceTags> tags;  // learned so far; not null
};

StartedLine start_line(Proof const& proof, LineContext const& context, Instant now);

}  // namespace tactus::devices
