// SPDX-License-Identifier: GPL-3.0-or-later
// The matters of Article 6 that are not flag falls. Each is a file of its own.
#pragma once

#include "core/arbitration/laws/matter.hpp"

namespace tactus::arbitration::laws {

extern Matter const thinking_times;        // 6.3: thinking_times.cpp
extern Matter const late_arrivals;         // 6.7: late_arrivals.cpp
extern Matter const clock_presses;         // 6.2: clock_presses.cpp
extern Matter const assistant_allowances;  // 6.2.6, 8.1.6: assistant_allowances.cpp
extern Matter const wrong_clock_settings;  // 6.10.2, A.5.1.1: wrong_clock_settings.cpp

}  // namespace tactus::arbitration::laws
