// SPDX-License-Identifier: GPL-3.0-or-later
// A line over a real serial port, by libserialport.
#pragma once

#include "devices/ports/port.hpp"

#include <string>

namespace tactus::devices {

/// Opens for this program alone, 9600 baud until told otherwise, 8 data bits, no parity, 1 stop bit, no flow
/// control, DTR on, both buffers emptied. `name` may be a symbolic link such as /dev/serial/by-id/...; a name
/// that starts with
/// "/dev/../" is taken as it is, which lets a test hand in a pseudo-terminal.
OpenResult open_serial(std::string const& name);

// A line over a plain file descriptor: for simulators on pseudo-terminals, which libserialport refuses, and
// for keypads.

/// Takes the descriptor of what is open, which must be non-blocking, and closes it in the end.
std::unique_ptr<ByteStream> descriptor_stream(int descriptor);

/// Opens the terminal at `path` for itself alone and sets it raw.
OpenResult open_descriptor(std::string const& path);

}  // namespace tactus::devices
