// SPDX-License-Identifier: GPL-3.0-or-later
// A moment as people read it, the same on every machine.
#pragma once

#include "core/instant.hpp"

#include <string>

namespace tactus {

/// "2026-11-27 09:05:07", of UTC.
std::string utc_second(Instant time);
/// "2026-11-27 09:05 UTC".
std::string utc_text(Instant time);

}  // namespace tactus
