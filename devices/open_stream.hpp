// SPDX-License-Identifier: GPL-3.0-or-later
// From the name of a port, as a person wrote it, to an open line.
#pragma once

#include "devices/byte_stream.hpp"

#include <memory>
#include <string>

#include <tl/expected.hpp>

namespace tactus::devices {

enum class OpenFault : std::uint8_t {
  bad_name,  // none of the forms below
  does_not_exist,
  not_a_port,  // it exists but is no serial port (or no readable capture)
  no_permission,
  busy,    // another program, or another port of this one, holds it
  failed,  // the system refused; its own words are in the message
};

struct OpenError {
  OpenFault fault = OpenFault::failed;
  std::string message;  // a whole sentence: what was found, and what was expected
};

using OpenResult = tl::expected<std::unique_ptr<ByteStream>, OpenError>;

/// `/dev/...`: a serial port, 9600 baud 8N1. `hid:/dev/hidraw...`, `hid:chessnut`: a board over HID.
/// `sim:/path`: the pseudo-terminal of a simulator. `replay:/path`: a capture (docs/capture-format.md), as
/// fast as it is read. A protocol before the name (port_name.hpp) is not looked at. May be called from any
/// thread.
OpenResult open_stream(std::string const& name);

}  // namespace tactus::devices
