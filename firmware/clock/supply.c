// SPDX-License-Identifier: GPL-3.0-or-later
// Against its supply the controller measures its own reference of 1.1 V, which differs from one chip to the
// next by a tenth at most: 4.1 V may be 3.7 to 4.5. That is about what 16 MHz need, and less than any USB
// socket gives; four cells of NiMH have it when they are nearly empty.
#include "supply.h"

#include "contact.h"

#include <avr/io.h>

#define READING_AT(millivolts) ((uint16_t)(1100UL * 1024 / (millivolts)))

enum { reference_itself = _BV(MUX3) | _BV(MUX2) | _BV(MUX1) };

static struct contact low;  // believed as a contact is

static void begin_reading(void) { ADCSRA |= _BV(ADSC); }

void supply_start(void) {
  ADMUX = _BV(REFS0) | reference_itself;                      // against the supply
  ADCSRA = _BV(ADEN) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);  // 125 kHz
  begin_reading();
}

bool supply_look(void) {
  if (ADCSRA & _BV(ADSC)) return false;
  uint16_t const reading = ADC;  // the lower the supply, the higher
  begin_reading();
  return contact_changes(&low, reading > (low.is_closed ? READING_AT(4300) : READING_AT(4100)));
}

bool supply_is_low(void) { return low.is_closed; }
