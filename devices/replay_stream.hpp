// SPDX-License-Identifier: GPL-3.0-or-later
// A line that plays a capture: every recorded chunk is one read, as fast as it is read; then the line is
// unplugged. Who needs the recorded times takes the Capture itself. What is written is accepted and lost.
#pragma once

#include "devices/capture.hpp"
#include "devices/open_stream.hpp"

#include <string>

namespace tactus::devices {

std::unique_ptr<ByteStream> replay_stream(Capture capture);
OpenResult open_replay(std::string const& path);

}  // namespace tactus::devices
