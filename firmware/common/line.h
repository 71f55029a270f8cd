// SPDX-License-Identifier: GPL-3.0-or-later
// The serial line: 9600 baud, 8 data bits, no parity, 1 stop bit.
#pragma once

#include <stdbool.h>
#include <stdint.h>

void line_start(void);
/// Whole or not at all: false, and nothing is sent, where there is no room for it now. At most 120 bytes ever
/// have room.
bool line_send(char const* text, uint8_t length);
/// The next byte that has come, or -1. What is not taken within 30 ms is lost.
int line_take(void);
