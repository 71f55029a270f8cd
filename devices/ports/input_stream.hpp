// SPDX-License-Identifier: GPL-3.0-or-later
// A keypad or keyboard as the kernel reads it (evdev), grabbed: what is typed on it reaches nobody else. The
// bytes are the kernel's own input_event structures (linux/input.h), which is all that a keypad needs.
#pragma once

#include "devices/ports/port.hpp"

#include <string>

namespace tactus::devices {

/// `name`: "/dev/input/event5" or a link to such a device; else a part of the name that the device gives
/// itself, where one device has it. A named pipe with the same structures does as well, for tests and
/// simulators.
OpenResult open_input(std::string const& name);

}  // namespace tactus::devices
