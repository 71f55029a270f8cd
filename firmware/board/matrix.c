// SPDX-License-Identifier: GPL-3.0-or-later
// Eight wires of ranks and eight of files; at each square a switch and a diode in a row, the diode's ring
// towards the rank.
//   ranks 8 to 1: 2 to 9; files a to h: 10, 11, 12, A0 to A4; A5 say key to ground
// A rank is read while it alone is driven low. The others are inputs meanwhile: where a diode is missing or
// shorted, that makes a ghost, and not a short circuit of two outputs. No pin is left for lamps.
#include "squares.h"

#include <avr/io.h>
#include <util/delay.h>

char const squares_name[] = "tactus-matrix-board";

enum {
  settling_us = 30
};  // a wire of a file rises through its pull-up alone; with 4.7 kOhm to 5 V it is much quicker

static void drive_low(uint8_t rank) {  // pins 2 to 7 are PD2 to PD7, 8 and 9 are PB0 and PB1
  if (rank < 6)
    DDRD |= (uint8_t)_BV(rank + 2);
  else
    DDRB |= (uint8_t)_BV(rank - 6);
}

static void release(void) {
  DDRD &= 0x03;
  DDRB &= (uint8_t)~0x03;
}

static uint8_t closed_files(void) {  // a b c at PB2 to PB4, d to h at PC0 to PC4
  uint8_t const low_b = (uint8_t)~PINB, low_c = (uint8_t)~PINC;
  uint8_t files = 0;
  for (uint8_t i = 0; i < 3; ++i)
    if (low_b & _BV(PB2 + i)) files |= (uint8_t)(0x80 >> i);
  for (uint8_t i = 0; i < 5; ++i)
    if (low_c & _BV(i)) files |= (uint8_t)(0x10 >> i);
  return files;
}

void squares_start(void) {
  release();
  PORTD &= 0x03;                  // a rank that becomes an output is low at once
  PORTB = (PORTB & 0xE0) | 0x1C;  // pull-ups of a b c
  PORTC |= 0x3F;                  // of d to h and of the key
}

struct ranks squares_exchange(struct ranks const* lamps) {
  (void)lamps;
  struct ranks filled;
  for (uint8_t rank = 0; rank < 8; ++rank) {
    drive_low(rank);
    _delay_us(settling_us);
    filled.of[rank] = closed_files();
    release();
    _delay_us(settling_us);
  }
  return filled;
}

bool say_key_is_down(void) { return !(PINC & _BV(PC5)); }
