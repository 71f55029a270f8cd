// SPDX-License-Identifier: GPL-3.0-or-later
// How a chess clock counts (6.2, 6.3). Knows nothing of a controller. All times in milliseconds.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct control {
  uint32_t base;
  uint8_t moves;       // to be made in `base`; 0: all
  uint32_t second;     // for the rest, after those moves
  uint32_t increment;  // cumulative mode: added before each move, so it counts for the move that it comes
                       // with (6.3.2)
  uint32_t delay;      // delay mode: of each move, what is not taken from the main time
};

enum side { white, black, nobody };

struct player {
  uint32_t left;
  uint32_t thinking;  // about this move
  uint8_t moves;      // completed
  bool is_flag_down;
};

struct clock {
  struct control control;
  struct player players[2];
  uint8_t turn;  // enum side; nobody before the start
  bool is_paused;
};

void clock_set(struct clock* c, struct control const* control);
/// Neither stands, is paused, nor has a flag fallen: what fell first stays to be seen.
bool clock_is_running(struct clock const* c);
bool clock_has_flag_down(struct clock const* c);
/// A millisecond has passed.
void clock_passes(struct clock* c);
/// A player presses his lever: before the start Black's starts White's clock (6.2.1); then only the lever of
/// the player whose clock runs does anything.
void clock_pressed(struct clock* c, enum side by);
/// The arbiter stops both clocks, or has them go on (6.11). Nothing before the start.
void clock_paused(struct clock* c);
