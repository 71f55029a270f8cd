// SPDX-License-Identifier: GPL-3.0-or-later
#include "line.h"

#include <avr/interrupt.h>
#include <avr/io.h>

#define BAUD 9600
#include <util/setbaud.h>

enum { out_size = 128, in_size = 32 };  // powers of two

static volatile uint8_t out[out_size], in[in_size];
static volatile uint8_t out_from, out_to, in_from, in_to;  // of these only the low bits count

void line_start(void) {
  UBRR0 = UBRR_VALUE;
  UCSR0A = USE_2X ? _BV(U2X0) : 0;
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

ISR(USART_UDRE_vect) {
  if (out_from == out_to)
    UCSR0B &= (uint8_t)~_BV(UDRIE0);
  else
    UDR0 = out[out_from++ % out_size];
}

ISR(USART_RX_vect) {
  uint8_t const byte = UDR0;
  if ((uint8_t)(in_to - in_from) < in_size) in[in_to++ % in_size] = byte;
}

bool line_send(char const* text, uint8_t length) {
  uint8_t const waiting = out_to - out_from;
  if (length > out_size - waiting) return false;
  for (uint8_t i = 0; i < length; ++i) out[out_to++ % out_size] = (uint8_t)text[i];
  uint8_t const before = SREG;
  cli();
  UCSR0B |= _BV(UDRIE0);
  SREG = before;
  return true;
}

int line_take(void) {
  if (in_from == in_to) return -1;
  return in[in_from++ % in_size];
}
