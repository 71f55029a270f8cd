// SPDX-License-Identifier: GPL-3.0-or-later
// What a capture means: its bytes taken through the same line as live ones, at their recorded times.
#pragma once

#include "devices/capture.hpp"
#include "devices/device_line.hpp"

#include <string>
#include <vector>

namespace tactus::devices {

struct ReplayedEvent {
  Millis offset{0};
  DeviceEvent event;
};

/// The events of the whole capture, deadlines between its lines included. Bytes to the device are not looked
/// at: what this version would send may differ from what was sent then.
std::vector<ReplayedEvent> replay(Capture const& capture, LineSettings const& settings = {});

/// "+000412 board e4 P"
std::string describe(ReplayedEvent const& event);

}  // namespace tactus::devices
