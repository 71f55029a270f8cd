// SPDX-License-Identifier: GPL-3.0-or-later
// A moment by the clock on the wall of this machine.
#pragma once

#include "core/instant.hpp"

#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::record {

/// To be formatted, whole seconds. Any thread.
std::tm local_time(Instant time);

/// "14:05" or "9:30" of the day on which `now` is. Nothing: no time of day.
std::optional<Instant> today_at(std::string_view hour_and_minute, Instant now);

/// "2026-05-03 14:05:12 +0300"
std::string local_text(Instant time);

}  // namespace tactus::record
