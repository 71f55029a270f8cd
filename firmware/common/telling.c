// SPDX-License-Identifier: GPL-3.0-or-later
#include "telling.h"

#include "line.h"

static uint16_t number;  // the next; 0 to 999, then 0 again

static bool send(struct sentence* s) {
  sentence_end(s);
  return line_send(s->text, s->length);
}

void telling_begin(struct sentence* s, char const* letters) {
  sentence_begin(s, letters);
  sentence_number(s, number);
}

bool telling_send(struct sentence* s) {
  if (!send(s)) return false;
  number = number == 999 ? 0 : number + 1;
  return true;
}

bool telling_name(char const* letters, char const* name) {
  struct sentence s;
  sentence_begin(&s, letters);
  sentence_number(&s, 1);  // of the protocol
  sentence_text(&s, name);
  sentence_text(&s, FIRMWARE_VERSION);
  return send(&s);
}
