// SPDX-License-Identifier: GPL-3.0-or-later
// A chess board with a switch under each square, for Tactus (docs/home-made-board.md).
// Wiring: each rank pin -> switches of that rank -> diodes -> file pins. A closed switch reads LOW.

#ifndef SENTENCES
#define SENTENCES 0  // 0: lines of 16 digits; 1: $PTAC sentences
#endif

const byte rankPins[8] = {2, 3, 4, 5, 6, 7, 8, 9};           // rank 8 first
const byte filePins[8] = {10, 11, 12, A0, A1, A2, A3, A4};  // file a first
const byte scansToBelieve = 4;                              // equal scans, one each 10 ms
const unsigned long repeatAfter = 900;                      // ms
const char question = SENTENCES ? '$' : '?';                // this board has one answer to any

byte told[8];    // a byte for each rank, the highest bit is file a
byte seen[8];    // the last scan
byte equalScans = 0;
unsigned long lastTold = 0;
unsigned int number = 0;  // of the next sentence

byte readRank(byte rank) {
  byte bits = 0;
  digitalWrite(rankPins[rank], LOW);
  delayMicroseconds(20);
  for (byte file = 0; file < 8; file++)
    if (digitalRead(filePins[file]) == LOW) bits |= 0x80 >> file;
  digitalWrite(rankPins[rank], HIGH);
  return bits;
}

// True when the whole board has looked the same for long enough.
bool scan() {
  bool isEqual = true;
  for (byte rank = 0; rank < 8; rank++) {
    byte bits = readRank(rank);
    if (bits != seen[rank]) isEqual = false;
    seen[rank] = bits;
  }
  if (!isEqual) equalScans = 0;
  else if (equalScans < scansToBelieve) equalScans++;
  return equalScans >= scansToBelieve;
}

void digits(char* text) {
  for (byte rank = 0; rank < 8; rank++) sprintf(text + 2 * rank, "%02X", told[rank]);
}

void sayLine() {
  char text[17];
  digits(text);
  Serial.println(text);
}

void saySentence() {
  char text[40];
  char board[17];
  digits(board);
  sprintf(text, "PTACB,S,%u,%s", number, board);
  number = (number + 1) % 1000;
  byte sum = 0;
  for (char* c = text; *c; c++) sum ^= *c;
  char tail[4];
  sprintf(tail, "*%02X", sum);
  Serial.print('$');
  Serial.print(text);
  Serial.println(tail);
}

void tell() {
  if (SENTENCES) saySentence();
  else sayLine();
  lastTold = millis();
}

void setup() {
  for (byte i = 0; i < 8; i++) {
    pinMode(rankPins[i], OUTPUT);
    digitalWrite(rankPins[i], HIGH);
    pinMode(filePins[i], INPUT_PULLUP);
  }
  Serial.begin(9600);
  while (!scan()) delay(10);
  memcpy(told, seen, 8);
  tell();
}

void loop() {
  if (scan() && memcmp(told, seen, 8) != 0) {
    memcpy(told, seen, 8);
    tell();
  }
  while (Serial.available() > 0)
    if (Serial.read() == question) tell();
  if (millis() - lastTold >= repeatAfter) tell();
  delay(10);
}
