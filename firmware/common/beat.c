// SPDX-License-Identifier: GPL-3.0-or-later
#include "beat.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>

static volatile uint32_t milliseconds;
static uint8_t causes_of_start __attribute__((section(".noinit")));  // set before the memory is cleared

ISR(TIMER1_COMPA_vect) { ++milliseconds; }

// After a start by the watchdog it still runs, with its shortest time: older boot loaders would start for
// ever.
void watchdog_off_first(void) __attribute__((naked, used, section(".init3")));
void watchdog_off_first(void) {
  causes_of_start = MCUSR;
  MCUSR = 0;
  wdt_disable();
}

void beat_start(void) {
  OCR1A = F_CPU / 64 / 1000 - 1;
  TCCR1B = _BV(WGM12) | _BV(CS11) | _BV(CS10);  // counts to OCR1A, a 64th of the crystal
  TIMSK1 = _BV(OCIE1A);
  set_sleep_mode(SLEEP_MODE_IDLE);
  wdt_enable(WDTO_500MS);
  sei();
}

bool beat_was_restarted(void) { return causes_of_start & _BV(WDRF); }

uint32_t beat_now(void) {
  uint32_t now;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) { now = milliseconds; }
  return now;
}

void beat_wait(void) {
  uint32_t const begun = beat_now();
  while (beat_now() == begun) sleep_mode();
}

void beat_is_well(void) { wdt_reset(); }
