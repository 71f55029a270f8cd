// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/port.hpp"

#include "devices/ports/capture.hpp"
#include "devices/ports/hid_stream.hpp"
#include "devices/ports/serial_stream.hpp"

#include <array>
#include <cerrno>
#include <system_error>

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
  for (std::string_view const terminal : {"sim:", "pty:"})
    if (auto const path = behind(port.stream, terminal); !path.empty()) return open_descriptor(path);
  if (auto const file = behind(port.stream, of_replays); !file.empty()) return open_replay(file);
  return tl::unexpected(
      OpenError{OpenFault::bad_name, fmt::format("\"{}\" is not the name of a port: expected /dev/..., "
                                                 "hid:/dev/hidraw..., pty:/path, sim:/path or replay:/path.",
                                                 text)});
}

PortName parse_port_name(std::string_view text) {
  if (text.starts_with("hid:")) return {Protocol::chessnut, std::string{text}};
  auto const colon = text.find(':');
  auto const protocol =
      colon == std::string_view::npos ? std::nullopt : protocol_named(text.substr(0, colon));
  if (!protocol) return {Protocol::unknown, std::string{text}};
  return {*protocol, std::string{text.substr(colon + 1)}};
}

bool is_port_name(std::string_view text) {
  auto const name = parse_port_name(text);
  constexpr std::array<std::string_view, 5> forms{"/dev/", "sim:", "pty:", of_replays, "hid:"};
  for (auto const form : forms)
    if (name.stream.starts_with(form)) return true;
  return false;
}

OpenError open_error(int error, std::string const& path, std::string const& expected) {
  switch (error) {
    case ENOENT:
    case ENODEV:
    case ENXIO:
      return {OpenFault::does_not_exist, fmt::format("{} does not exist: expected {}.", path, expected)};
    case EACCES:
    case EPERM:
      return {
          OpenFault::no_permission,
          fmt::format("No permission to open {}: expected {} that this user may read and write (on Debian: "
                      "group dialout).",
                      path, expected)};
    case EBUSY:
    case EWOULDBLOCK:
      return {OpenFault::busy,
              fmt::format("{} is busy: another program holds it. Close that program first.", path)};
    case ENOTTY:
    case EISDIR:
    case EINVAL: return {OpenFault::not_a_port, fmt::format("{} is not {}.", path, expected)};
    default:
      return {OpenFault::failed, fmt::format("Cannot open {}, expected {}: {}.", path, expected,
                                             std::generic_category().message(error))};
  }
}

}  // namespace tactus::devices
