// SPDX-License-Identifier: GPL-3.0-or-later
// A bit of its own for each square: eight registers 74HC165 read the sensors, eight 74HC595 light the lamps,
// all on one SPI line; while a byte of lamps goes out a byte of sensors comes in. No diodes, no ghosts, no
// rise time.
//   SCK 13 clock of all; MOSI 11 to the first 595; MISO 12 from the last 165
//   10 latch of the 595 (RCLK); 9 load of the 165 (SH/LD); 2 say key to ground
// A filled square pulls its input to ground. Without lamps leave the 595 out.
#include "squares.h"

#include <avr/io.h>
#include <util/delay.h>

char const squares_name[] = "tactus-board";

enum { latch = PB2, load = PB1, say_key = PD2 };

void squares_start(void) {
  PORTD |= _BV(say_key);  // pull-up
  PORTB |= _BV(load);
  DDRB |= _BV(latch) | _BV(load) | _BV(PB3) | _BV(PB5);  // MOSI, SCK
  SPCR = _BV(SPE) | _BV(MSTR) | _BV(SPR0);               // mode 0, 1 MHz: metres of ribbon do no harm
}

static uint8_t exchange(uint8_t byte) {
  SPDR = byte;
  while (!(SPSR & _BV(SPIF))) {
  }
  return SPDR;
}

struct ranks squares_exchange(struct ranks const* lamps) {
  struct ranks filled;
  PORTB &= (uint8_t)~_BV(load);
  _delay_us(1);
  PORTB |= _BV(load);
  // The registers of rank 1 are the last of the chain for lamps, the first for sensors: both begin with
  // rank 1.
  for (uint8_t rank = 8; rank-- > 0;) filled.of[rank] = (uint8_t)~exchange(lamps->of[rank]);
  PORTB |= _BV(latch);
  _delay_us(1);
  PORTB &= (uint8_t)~_BV(latch);
  return filled;
}

bool say_key_is_down(void) { return !(PIND & _BV(say_key)); }
