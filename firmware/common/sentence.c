// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence.h"

#include <stddef.h>

static char digit_of(uint8_t value) { return (char)(value < 10 ? '0' + value : 'A' + value - 10); }

int8_t digit_value(char digit) {
  if (digit >= '0' && digit <= '9') return (int8_t)(digit - '0');
  if (digit >= 'A' && digit <= 'F') return (int8_t)(digit - 'A' + 10);
  if (digit >= 'a' && digit <= 'f') return (int8_t)(digit - 'a' + 10);
  return -1;
}

static void put(struct sentence* s, char c) {
  enum { end = 5 };  // `*hh` CR LF
  if (s->length >= longest_sentence - end) return;
  s->text[s->length++] = c;
  s->sum ^= (uint8_t)c;
}

static void put_all(struct sentence* s, char const* text) {
  while (*text) put(s, *text++);
}

void sentence_begin(struct sentence* s, char const* letters) {
  s->text[0] = '$';
  s->length = 1;
  s->sum = 0;
  put_all(s, letters);
}

void sentence_text(struct sentence* s, char const* text) {
  put(s, ',');
  put_all(s, text);
}

void sentence_number(struct sentence* s, uint32_t number) {
  char digits[11];  // 4294967295
  char* first = digits + sizeof digits - 1;
  *first = 0;
  do {
    *--first = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  sentence_text(s, first);
}

void sentence_bytes(struct sentence* s, uint8_t const* bytes, uint8_t count) {
  put(s, ',');
  for (uint8_t i = 0; i < count; ++i) {
    put(s, digit_of(bytes[i] >> 4));
    put(s, digit_of(bytes[i] & 15));
  }
}

void sentence_end(struct sentence* s) {
  char const end[] = {'*', digit_of(s->sum >> 4), digit_of(s->sum & 15), '\r', '\n'};
  for (uint8_t i = 0; i < sizeof end; ++i) s->text[s->length++] = end[i];
}

// Ends the body at its star where the two digits behind that are its sum.
static char const* body_of(struct listener* l) {
  if (l->length < 4 || l->text[l->length - 3] != '*') return NULL;
  int8_t const high = digit_value(l->text[l->length - 2]), low = digit_value(l->text[l->length - 1]);
  if (high < 0 || low < 0) return NULL;
  uint8_t sum = 0;
  for (uint8_t i = 1; i < l->length - 3; ++i) sum ^= (uint8_t)l->text[i];
  if (sum != (uint8_t)(high * 16 + low)) return NULL;
  l->text[l->length - 3] = 0;
  return l->text + 1;
}

char const* listener_take(struct listener* l, char byte) {
  if (byte == '$')
    l->length = 0;
  else if (l->length == 0)
    return NULL;
  if (byte == '\r' || byte == '\n') {
    char const* body = body_of(l);
    l->length = 0;
    return body;
  }
  if (l->length < longest_of_host)
    l->text[l->length++] = byte;
  else
    l->length = 0;  // not for us
  return NULL;
}
