// SPDX-License-Identifier: GPL-3.0-or-later
// The serial ports of this machine and what the system says of them. Nothing is opened: what is at a port
// only a probe can tell.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::devices {

enum class PortKind : std::uint8_t { built_in, usb, bluetooth };

struct PortDescription {
  std::string name;  // "/dev/ttyUSB0"
  PortKind kind = PortKind::built_in;
  std::string product;        // maker and product as the adapter names them; may be empty
  std::string serial_number;  // of the USB adapter, or the Bluetooth address; may be empty
  std::string stable_name;    // a link that stays when the port is plugged in elsewhere; may be empty
  bool is_permitted = true;   // this user may open it
};

/// In the order of their names. The error is one English sentence.
tl::expected<std::vector<PortDescription>, std::string> list_ports();

/// Of links to one port: ours before those of the system; nothing when there is none.
std::optional<std::string> stable_name_of(std::string const& port, std::string const& device_folder = "/dev");

}  // namespace tactus::devices
