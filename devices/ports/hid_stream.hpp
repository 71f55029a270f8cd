// SPDX-License-Identifier: GPL-3.0-or-later
// A line over USB HID, by hidapi, where the program was built with it.
#pragma once

#include "devices/ports/port.hpp"

#include <string>
#include <vector>

namespace tactus::devices {

// Which of the interfaces of a Chessnut board its reports come over.

/// One use of one interface, as the system lists it: a path comes once for each of its uses.
struct HidUsage {
  std::string path;
  unsigned short usage_page = 0;
  int interface_number = -1;  // -1: not told
};

/// The path of usage page FF00. Where the system tells no such page, that of the first interface; where there
/// is no first one, any. An error where there is none, or more than one: then with their names.
tl::expected<std::string, OpenError> chessnut_path_among(std::vector<HidUsage> const& usages);

/// `name`: "/dev/hidraw0", or "chessnut" for the one board of that maker that is plugged in; it must prove
/// itself by its reports all the same. One write is one report.
OpenResult open_hid(std::string const& name);

}  // namespace tactus::devices
