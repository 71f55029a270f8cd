// SPDX-License-Identifier: GPL-3.0-or-later
// The voltage at the controller, which is that of a battery at its 5 V, measured by the controller itself.
#pragma once

#include <stdbool.h>

void supply_start(void);
/// To be called once a second. True where it is believed from this look on that the battery has become low,
/// or is no longer: five looks agree that it is below 4.1 V, or above 4.3 V.
bool supply_look(void);
bool supply_is_low(void);
