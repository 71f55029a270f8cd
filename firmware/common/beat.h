// SPDX-License-Identifier: GPL-3.0-or-later
// The beat of a device: a counter of milliseconds from the crystal, sleep until the next of them, and a
// watchdog that starts the device again when its beat stays away for half a second.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// First of all; switches interrupts on.
void beat_start(void);
/// Whether it was the watchdog that started the device.
bool beat_was_restarted(void);
/// Milliseconds since the start; goes round after 49 days.
uint32_t beat_now(void);
/// Sleeps until the next millisecond; bytes of the line are taken meanwhile.
void beat_wait(void);
/// The device is well: to be called in one place, which no fault can reach by itself.
void beat_is_well(void);
