// SPDX-License-Identifier: GPL-3.0-or-later
// A line over a plain file descriptor of a terminal: for simulators on pseudo-terminals, which libserialport
// refuses.
#pragma once

#include "devices/open_stream.hpp"

#include <string>

namespace tactus::devices {

/// Takes the descriptor of an open terminal, which must be non-blocking, and closes it in the end.
std::unique_ptr<ByteStream> descriptor_stream(int descriptor);

/// Opens the terminal at `path` for itself alone and sets it raw.
OpenResult open_descriptor(std::string const& path);

}  // namespace tactus::devices
