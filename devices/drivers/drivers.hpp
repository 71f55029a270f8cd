// SPDX-License-Identifier: GPL-3.0-or-later
// The makes that this program can talk to.
#pragma once

#include "devices/drivers/driver_row.hpp"

namespace tactus::devices {

/// In the order in which they hear a byte.
std::span<DriverRow const* const> all_drivers();

}  // namespace tactus::devices
