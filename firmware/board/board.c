// SPDX-License-Identifier: GPL-3.0-or-later
// A tactile board that says which of its squares are filled (docs/builders/serial-protocol.md): each change as U, all
// of them as S at least once a second, who it is as I; lamps as the host wishes. It never interprets chess.
#include "beat.h"
#include "contact.h"
#include "line.h"
#include "squares.h"
#include "telling.h"

#include <string.h>

enum {
  looks_apart = 10,        // ms
  until_first_board = 60,  // ms: whatever stands there is believed by then
  boards_apart = 900,      // ms
  wait_for_doubt = 80,     // ms: a board is told later where a change may have to be told at once
};

static struct contact squares[64];  // 0 is a8, 63 is h1
static struct contact say_key;
static struct ranks believed, told, lamps;
static bool is_in_doubt;  // a square may be about to change
static bool is_board_asked = true, is_name_asked = true, is_key_to_tell;
static uint32_t board_told;

static bool tell_name(void) { return telling_name("PTACB,I", squares_name); }

static bool tell_board(uint32_t now) {
  struct sentence s;
  telling_begin(&s, "PTACB,S");
  sentence_bytes(&s, believed.of, sizeof believed.of);
  if (!telling_send(&s)) return false;
  told = believed;
  board_told = now;
  return true;
}

static bool tell_change(uint8_t rank, uint8_t bit, uint32_t now) {
  bool const is_filled = believed.of[rank] & bit;
  char name[3] = {'a', (char)('8' - rank), 0};
  for (uint8_t b = 0x80; b != bit; b >>= 1) ++name[0];
  struct sentence s;
  telling_begin(&s, "PTACB,U");
  sentence_text(&s, name);
  sentence_number(&s, is_filled);
  sentence_number(&s, now);
  if (!telling_send(&s)) return false;
  told.of[rank] ^= bit;
  return true;
}

static bool tell_key(void) {
  struct sentence s;
  telling_begin(&s, "PTACB,B");
  sentence_text(&s, "say");
  return telling_send(&s);
}

static void look(void) {
  struct ranks const seen = squares_exchange(&lamps);
  is_in_doubt = false;
  for (uint8_t i = 0; i < 64; ++i) {
    uint8_t const rank = i / 8, bit = (uint8_t)(0x80 >> i % 8);
    if (contact_changes(&squares[i], seen.of[rank] & bit)) believed.of[rank] ^= bit;
    if (squares[i].against > 0) is_in_doubt = true;
  }
  if (contact_changes(&say_key, say_key_is_down()) && say_key.is_closed) is_key_to_tell = true;
}

// As many as have room; the rest with the next looks.
static void tell_changes(uint32_t now) {
  for (uint8_t rank = 0; rank < 8; ++rank)
    for (uint8_t bit = 0x80; bit != 0; bit >>= 1)
      if (((believed.of[rank] ^ told.of[rank]) & bit) && !tell_change(rank, bit, now)) return;
}

static bool is_board_due(uint32_t now) {
  uint32_t const since = now - board_told;
  return is_board_asked || since >= boards_apart + wait_for_doubt || (since >= boards_apart && !is_in_doubt);
}

static void tell(uint32_t now) {
  if (now < until_first_board) {
    told = believed;
    return;
  }
  tell_changes(now);
  if (is_key_to_tell && tell_key()) is_key_to_tell = false;
  if (is_name_asked && tell_name()) is_name_asked = false;
  if (is_board_due(now) && tell_board(now)) is_board_asked = false;
}

static void light(char const* digits) {
  struct ranks wished;
  if (strlen(digits) != 16) return;
  for (uint8_t i = 0; i < 8; ++i) {
    int8_t const high = digit_value(digits[2 * i]), low = digit_value(digits[2 * i + 1]);
    if (high < 0 || low < 0) return;
    wished.of[i] = (uint8_t)(high * 16 + low);
  }
  lamps = wished;
}

static void hear(void) {
  static struct listener listener;
  for (int byte; (byte = line_take()) >= 0;) {
    char const* body = listener_take(&listener, (char)byte);
    if (!body) continue;
    if (strcmp(body, "PTACQ,S") == 0) is_board_asked = true;
    if (strcmp(body, "PTACQ,I") == 0) is_name_asked = true;
    if (strncmp(body, "PTACL,", 6) == 0) light(body + 6);
  }
}

int main(void) {
  line_start();
  squares_start();
  beat_start();
  for (uint32_t last_look = 0;;) {
    beat_wait();
    uint32_t const now = beat_now();
    hear();
    if (now - last_look < looks_apart) continue;
    last_look = now;
    look();
    tell(now);
    beat_is_well();
  }
}
