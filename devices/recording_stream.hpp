// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a capture of everything that passes over another line, both ways, while it passes.
#pragma once

#include "core/instant.hpp"
#include "devices/byte_stream.hpp"

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

namespace tactus::devices {

/// `out` must outlive the stream; every line is flushed. `header`: what to say about the device, at least one
/// line. `now` is called on the thread that reads and on the one that writes; offsets count from this call.
std::unique_ptr<ByteStream> recording_stream(std::unique_ptr<ByteStream> line, std::ostream& out,
                                             std::vector<std::string> const& header,
                                             std::function<Instant()> now);

}  // namespace tactus::devices
