// SPDX-License-Identifier: GPL-3.0-or-later
// What a person writes for a port: "/dev/ttyACM0", "sim:/path", "replay:/path", "hid:/dev/hidraw0"; a
// protocol before it ("chesslink:/dev/ttyUSB0") where it shall not be found out by asking.
#pragma once

#include "devices/protocol.hpp"

#include <string>
#include <string_view>

namespace tactus::devices {

struct PortName {
  Protocol protocol = Protocol::unknown;
  std::string stream;  // for open_stream()
};

/// Splits off the protocol. A port named "hid:..." speaks Chessnut's, the only one over HID.
PortName parse_port_name(std::string_view text);

/// Whether the name has one of the forms above; says nothing of whether the port exists.
bool is_port_name(std::string_view text);

}  // namespace tactus::devices
