// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/open_stream.hpp"

#include "devices/descriptor_stream.hpp"
#include "devices/hid_stream.hpp"
#include "devices/port_name.hpp"
#include "devices/replay_stream.hpp"
#include "devices/serial_stream.hpp"

#include <fmt/format.h>

namespace tactus::devices {

OpenResult open_stream(std::string const& text) {
  std::string const name = parse_port_name(text).stream;
  constexpr std::string_view simulated = "sim:";
  constexpr std::string_view replayed = "replay:";
  constexpr std::string_view hid = "hid:";
  if (name.starts_with("/dev/")) return open_serial(name);
  if (name.starts_with(hid) && name.size() > hid.size()) return open_hid(name.substr(hid.size()));
  if (name.starts_with(simulated) && name.size() > simulated.size())
    return open_descriptor(name.substr(simulated.size()));
  if (name.starts_with(replayed) && name.size() > replayed.size())
    return open_replay(name.substr(replayed.size()));
  return tl::unexpected(
      OpenError{OpenFault::bad_name, fmt::format("\"{}\" is not the name of a port: expected /dev/..., "
                                                 "hid:/dev/hidraw..., sim:/path or replay:/path.",
                                                 text)});
}

}  // namespace tactus::devices
