// SPDX-License-Identifier: GPL-3.0-or-later
// From the name of a port, as a person wrote it, to an open line.
#pragma once

#include "devices/drivers/driver_row.hpp"
#include "devices/ports/byte_stream.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::devices {

enum class OpenFault : std::uint8_t {
  bad_name,  // none of the forms below
  does_not_exist,
  not_a_port,  // it exists but is no serial port (or no readable capture)
  no_permission,
  several,  // devices go by this name
  busy,     // another program, or another port of this one, holds it
  failed,   // the system refused; its own words are in the message
};

struct OpenError {
  OpenFault fault = OpenFault::failed;
  std::string message;                 // a whole sentence: what was found, and what was expected
  std::vector<std::string> choices{};  // where there are several: names of ports, one of which is expected
};

using OpenResult = tl::expected<std::unique_ptr<ByteStream>, OpenError>;

/// `/dev/...`: a serial port, 9600 baud 8N1. `hid:/dev/hidraw...`, `hid:chessnut`: a board over HID.
/// `pty:/path`: a pseudo-terminal behind which another program has the device, as one for Bluetooth.
/// `sim:/path`: that of a simulator. `replay:/path`: a capture (docs/developers/capture-format.md), as
/// fast as it is read. A protocol before the name (port.hpp) is not looked at. May be called from any
/// thread.
OpenResult open_stream(std::string const& name);

// What a person writes for a port: "/dev/ttyACM0", "pty:/path", "sim:/path", "replay:/path",
// "hid:/dev/hidraw0"; a protocol before it ("chesslink:/dev/ttyUSB0") where it shall not be found out by
// asking.

struct PortName {
  Protocol protocol = Protocol::unknown;
  std::string stream;  // for open_stream()
};

/// Splits off the protocol. A port named "hid:..." speaks Chessnut's, the only one over HID.
PortName parse_port_name(std::string_view text);

/// Begins the name of a capture that is played.
inline constexpr std::string_view of_replays = "replay:";

/// What is known of the device before anything is asked: the protocol before the name, whatever else is told;
/// else, of a capture, the one that its header tells. `unknown` where its file cannot be read: opening it
/// says why.
Protocol told_protocol(PortName const& port);

/// Whether the name has one of the forms above; says nothing of whether the port exists.
bool is_port_name(std::string_view text);

// From errno at opening a port to an OpenError with a sentence that tells a person what to do.

/// `error`: a value of errno. `expected`: what should be at `path`, for example "a serial port".
OpenError open_error(int error, std::string const& path, std::string const& expected);

}  // namespace tactus::devices
