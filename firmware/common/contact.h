// SPDX-License-Identifier: GPL-3.0-or-later
// When a contact is believed: each for itself, so that one which chatters never silences another. Knows
// nothing of a controller.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Looks that have to agree. The board looks each 10 ms: a change is told 40 to 50 ms after it, longer than a
// sentence of all squares is on the line, so that one which had begun before it was seen is out by then.
#ifndef LOOKS_TO_BELIEVE
#define LOOKS_TO_BELIEVE 5
#endif

struct contact {
  bool is_closed;   // as believed
  uint8_t against;  // so many looks in a row saw the other thing
};

/// True where it is believed from this look on that the contact has changed.
static inline bool contact_changes(struct contact* c, bool is_closed_now) {
  if (is_closed_now == c->is_closed) {
    c->against = 0;
    return false;
  }
  if (++c->against < LOOKS_TO_BELIEVE) return false;
  c->is_closed = is_closed_now;
  c->against = 0;
  return true;
}
