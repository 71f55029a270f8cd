// SPDX-License-Identifier: GPL-3.0-or-later
// A chess clock without a display: what it counts it says by sentences (docs/builders/serial-protocol.md), each press
// as B and T, the times at least once a second. A crystal is needed: a ceramic resonator may lose half a
// minute in ninety.
//   levers, momentary, to ground: White's 2, Black's 3; mode 4; say 5. Lamps: White's clock runs 8, Black's
//   9, a flag 10.
// Mode before the start: the next time control; after it: both clocks stop, or go on.
#include "beat.h"
#include "contact.h"
#include "line.h"
#include "rules.h"
#include "supply.h"
#include "telling.h"

#include <avr/io.h>
#include <avr/pgmspace.h>
#include <stddef.h>
#include <string.h>

enum { looks_apart = 2, times_apart = 900, looks_at_supply_apart = 1000 };  // ms

#define MINUTES(n) ((n)*60000UL)
#define SECONDS(n) ((n)*1000UL)
static struct control const controls[] PROGMEM = {
    {.base = MINUTES(90), .increment = SECONDS(30)},
    {.base = MINUTES(90), .moves = 40, .second = MINUTES(30), .increment = SECONDS(30)},
    {.base = MINUTES(60), .increment = SECONDS(30)},
    {.base = MINUTES(60)},
    {.base = MINUTES(25), .delay = SECONDS(10)},
    {.base = MINUTES(15), .increment = SECONDS(10)},
    {.base = MINUTES(5)},
    {.base = MINUTES(3), .increment = SECONDS(2)},
};
enum { control_count = sizeof controls / sizeof controls[0] };

enum key { white_lever, black_lever, mode_key, say_key, key_count };
static char const* const key_names[key_count] = {"white", "black", "mode", "say"};

static struct clock the_clock;
static uint8_t control;  // of these

// Outlives a start by the watchdog: a fault of the program takes no player's time, and gives back the half
// second that it stood.
static struct {
  struct clock clock;
  uint8_t control;
  uint8_t sum;
} kept __attribute__((section(".noinit")));

static struct contact keys[key_count];
static uint8_t keys_to_tell;  // a bit each
static bool are_times_to_tell = true, is_name_to_tell = true;
static uint32_t times_told;

static uint8_t sum_of_kept(void) {
  uint8_t sum = 0xA5;
  for (uint8_t i = 0; i < offsetof(__typeof__(kept), sum); ++i)
    sum = (uint8_t)(sum * 2 + (sum >> 7)) ^ ((uint8_t*)&kept)[i];
  return sum;
}

static void set_control(uint8_t which) {
  struct control chosen;
  memcpy_P(&chosen, &controls[which], sizeof chosen);
  control = which;
  clock_set(&the_clock, &chosen);
}

static void keep(void) {
  kept.clock = the_clock;
  kept.control = control;
  kept.sum = sum_of_kept();
}

static void begin_or_go_on(void) {
  if (beat_was_restarted() && kept.sum == sum_of_kept() && kept.control < control_count) {
    the_clock = kept.clock;
    control = kept.control;
  } else {
    set_control(0);
  }
}

static void pins_start(void) {
  PORTD |= _BV(PD2) | _BV(PD3) | _BV(PD4) | _BV(PD5);  // pull-ups
  DDRB |= _BV(PB0) | _BV(PB1) | _BV(PB2);
}

static void show_lamps(void) {
  struct clock const* c = &the_clock;
  uint8_t lit = 0;
  if (clock_is_running(c)) lit |= c->turn == white ? _BV(PB0) : _BV(PB1);
  if (clock_has_flag_down(c)) lit |= _BV(PB2);
  PORTB = (uint8_t)((PORTB & ~(_BV(PB0) | _BV(PB1) | _BV(PB2))) | lit);
}

static bool tell_name(void) { return telling_name("PTACC,I", "tactus-clock"); }

static bool tell_key(enum key key) {
  struct sentence s;
  telling_begin(&s, "PTACC,B");
  sentence_text(&s, key_names[key]);
  return telling_send(&s);
}

static bool tell_times(uint32_t now) {
  static char const* const turns[] = {"w", "b", "-"};
  struct clock const* c = &the_clock;
  uint8_t flags = c->is_paused ? 1 : 0;
  if (c->players[white].is_flag_down) flags |= 2;
  if (c->players[black].is_flag_down) flags |= 4;
  if (supply_is_low()) flags |= 8;
  struct sentence s;
  telling_begin(&s, "PTACC,T");
  sentence_number(&s, c->players[white].left);
  sentence_number(&s, c->players[black].left);
  sentence_text(&s, turns[c->turn]);
  sentence_number(&s, flags);
  if (!telling_send(&s)) return false;
  times_told = now;
  return true;
}

static void pressed(enum key key) {
  keys_to_tell |= (uint8_t)(1 << key);
  if (key == say_key) return;
  are_times_to_tell = true;
  if (key == white_lever) clock_pressed(&the_clock, white);
  if (key == black_lever) clock_pressed(&the_clock, black);
  if (key != mode_key) return;
  if (the_clock.turn == nobody)
    set_control((uint8_t)((control + 1) % control_count));
  else
    clock_paused(&the_clock);
}

static void look(void) {
  uint8_t const down = (uint8_t)(~PIND >> PD2);
  for (uint8_t key = 0; key < key_count; ++key)
    if (contact_changes(&keys[key], down >> key & 1) && keys[key].is_closed) pressed((enum key)key);
}

static void tell(uint32_t now) {
  for (uint8_t key = 0; key < key_count; ++key)
    if (keys_to_tell >> key & 1) {
      if (!tell_key((enum key)key)) return;
      keys_to_tell &= (uint8_t) ~(1 << key);
    }
  if ((are_times_to_tell || now - times_told >= times_apart) && tell_times(now)) are_times_to_tell = false;
  if (is_name_to_tell && tell_name()) is_name_to_tell = false;
}

static void hear(void) {
  static struct listener listener;
  for (int byte; (byte = line_take()) >= 0;) {
    char const* body = listener_take(&listener, (char)byte);
    if (!body) continue;
    if (strcmp(body, "PTACQ,T") == 0) are_times_to_tell = true;
    if (strcmp(body, "PTACQ,I") == 0) is_name_to_tell = true;
  }
}

int main(void) {
  begin_or_go_on();
  line_start();
  pins_start();
  supply_start();
  beat_start();
  for (uint32_t counted = 0, last_look = 0, supply_looked = 0;;) {
    beat_wait();
    uint32_t const now = beat_now();
    bool const was_running = clock_is_running(&the_clock);
    for (; counted != now; ++counted) clock_passes(&the_clock);
    if (was_running && !clock_is_running(&the_clock)) are_times_to_tell = true;  // a flag has fallen
    hear();
    if (now - last_look < looks_apart) continue;
    last_look = now;
    look();
    if (now - supply_looked >= looks_at_supply_apart) {
      supply_looked = now;
      if (supply_look()) are_times_to_tell = true;
    }
    tell(now);
    show_lamps();
    keep();
    beat_is_well();
  }
}
