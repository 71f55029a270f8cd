// SPDX-License-Identifier: GPL-3.0-or-later
// The matters of conduct: what may be told, who may act for whom, what may be carried. Each is a file of its
// own.
#pragma once

#include "core/arbitration/laws/matter.hpp"

namespace tactus::arbitration::laws {

extern Matter const program_tellings;     // 11.3.1, 12.6, 12.7, D.2.1, D.2.10.4: tellings.cpp
extern Matter const spectators;           // 12.7: spectators.cpp
extern Matter const acts_of_assistants;   // D.2.10, D.2.11: acts_of_assistants.cpp
extern Matter const rights_to_assistant;  // D.2.10, D.2.11: rights_to_assistant.cpp
extern Matter const phones;               // 11.3.2, Finnish 15: phones.cpp
extern Matter const devices;              // 11.3.2: devices.cpp
extern Matter const displays;             // 6.12: displays.cpp
extern Matter const score_requests;       // A.4.3, B.2.3: score_requests.cpp

}  // namespace tactus::arbitration::laws
