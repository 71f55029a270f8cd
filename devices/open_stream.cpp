// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/open_stream.hpp"

#include "devices/descriptor_stream.hpp"
#include "devices/hid_stream.hpp"
#include "devices/port_name.hpp"
#include "devices/replay_stream.hpp"
#include "devices/serial_stream.hpp"

#include <fmt/format.h>

namespace tactus::devices {

namespace {

/// What stands behind the prefix; empty if it is another name.
std::string behind(std::string_view name, std::string_view prefix) {
  return name.starts_with(prefix) ? std::string(name.substr(prefix.size())) : std::string();
}

}  // namespace

OpenResult open_stream(std::string const& text) {
  auto const port = parse_port_name(text);
  if (port.stream.starts_with("/dev/")) return open_serial(port.stream);
  if (auto const device = behind(port.stream, "hid:"); !device.empty()) return open_hid(device);
  if (auto const path = behind(port.stream, "sim:"); !path.empty()) return open_descriptor(path);
  if (auto const file = behind(port.stream, "replay:"); !file.empty()) return open_replay(file);
  return tl::unexpected(
      OpenError{OpenFault::bad_name, fmt::format("\"{}\" is not the name of a port: expected /dev/..., "
                                                 "hid:/dev/hidraw..., sim:/path or replay:/path.",
                                                 text)});
}

}  // namespace tactus::devices
