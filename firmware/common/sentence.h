// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of docs/builders/serial-protocol.md: `$body*hh` CR LF. Knows nothing of a controller.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Characters from `$` to LF. The longest of the host is `$PTACL,<16 digits>*hh`, of which CR and LF are not
// kept.
enum { longest_sentence = 82, longest_of_host = 26 };

// Written from left to right; what would be too long is cut off.
struct sentence {
  char text[longest_sentence];
  uint8_t length;
  uint8_t sum;
};

/// '$' and these letters, as "PTACB,S".
void sentence_begin(struct sentence* s, char const* letters);
/// Each of these puts a comma first.
void sentence_text(struct sentence* s, char const* text);
void sentence_number(struct sentence* s, uint32_t number);
void sentence_bytes(struct sentence* s, uint8_t const* bytes, uint8_t count);  // two hexadecimal digits each
/// Checksum, CR LF.
void sentence_end(struct sentence* s);

// What comes from the host, byte by byte.
struct listener {
  char text[longest_of_host];
  uint8_t length;  // 0: nothing begun
};

/// The body of a sentence that has just ended and whose checksum is right, ended by 0; it stands until the
/// next call. Else null.
char const* listener_take(struct listener* l, char byte);
/// The value of a hexadecimal digit, or -1.
int8_t digit_value(char digit);
