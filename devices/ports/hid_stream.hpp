// SPDX-License-Identifier: GPL-3.0-or-later
// A line over USB HID, by hidapi, where the program was built with it.
#pragma once

#include "devices/ports/port.hpp"

#include <string>

namespace tactus::devices {

/// `name`: "/dev/hidraw0", or "chessnut" for the one board of that maker that is plugged in; it must prove
/// itself by its reports all the same. One write is one report.
OpenResult open_hid(std::string const& name);

}  // namespace tactus::devices
