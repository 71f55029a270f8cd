// SPDX-License-Identifier: GPL-3.0-or-later
// A moment by the clock on the wall of this machine.
#pragma once

#include "core/instant.hpp"

#include <ctime>
#include <string>

namespace tactus::record {

/// To be formatted, whole seconds. Any thread.
std::tm local_time(Instant time);

/// "2026-05-03 14:05:12 +0300"
std::string local_text(Instant time);

}  // namespace tactus::record
