// SPDX-License-Identifier: GPL-3.0-or-later
// The sensors and lamps of the 64 squares, as they are wired: registers.c or matrix.c, whichever is linked.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// A byte a rank, rank 8 first; the highest bit is file a.
struct ranks {
  uint8_t of[8];
};

void squares_start(void);
/// Reads which squares are filled and lights these. Takes less than a millisecond.
struct ranks squares_exchange(struct ranks const* lamps);
/// The key beside the board.
bool say_key_is_down(void);
/// What the identification tells of the wiring.
extern char const squares_name[];
