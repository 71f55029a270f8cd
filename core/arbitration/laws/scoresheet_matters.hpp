// SPDX-License-Identifier: GPL-3.0-or-later
// The matters of Article 8 that are not notation. Each is a file of its own.
#pragma once

#include "core/arbitration/laws/matter.hpp"

namespace tactus::arbitration::laws {

extern Matter const recording_duties;      // 8.1.1, 8.4, A.2: recording_duties.cpp
extern Matter const writing_in_advance;    // 8.1.2, 8.1.4: entries_on_sheets.cpp
extern Matter const moves_before_writing;  // 8.1.3: moves_before_writing.cpp
extern Matter const stopped_records;       // 8.5: stopped_records.cpp
extern Matter const unprovable_oversteps;  // 8.6: stopped_records.cpp
extern Matter const ways_of_scoring;       // D.2.7: ways_of_scoring.cpp

}  // namespace tactus::arbitration::laws
