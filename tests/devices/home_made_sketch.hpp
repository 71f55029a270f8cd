// SPDX-License-Identifier: GPL-3.0-or-later
// As much of a controller as the sketch of docs/home_made_board uses: 16 pins with a matrix of switches
// between them, a serial line, and a clock that only runs while the sketch waits.
#pragma once

#include "core/chess/square.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

namespace tactus::devices::test::controller {

using byte = std::uint8_t;

inline chess::SquareSet closed;        // the switches
inline std::array<bool, 20> is_low{};  // driven pins
inline std::string sent, to_read;
inline unsigned long now_us = 0;

inline constexpr byte A0 = 13, A1 = 14, A2 = 15, A3 = 16, A4 = 17;
inline constexpr int LOW = 0, HIGH = 1, OUTPUT = 1, INPUT_PULLUP = 2;

inline void pinMode(byte, int) {}
inline void delay(unsigned long ms) { now_us += ms * 1000; }
inline void delayMicroseconds(unsigned us) { now_us += us; }
inline unsigned long millis() { return now_us / 1000; }
inline void digitalWrite(byte pin, int level) { is_low.at(pin) = level == LOW; }

/// Pins 2 to 9 are ranks 8 to 1, pins 10 to 17 files a to h.
inline int digitalRead(byte pin) {
  unsigned const file = pin - 10U;
  for (unsigned row = 0; row < 8; ++row)
    if (is_low.at(2 + row) && closed.contains(chess::Square::from_index((7 - row) * 8 + file))) return LOW;
  return HIGH;
}

struct SerialLine {
  void begin(int) {}
  void print(char c) { sent += c; }
  void print(char const* text) { sent += text; }
  void println(char const* text) { sent += std::string{text} + "\r\n"; }
  int available() { return static_cast<int>(to_read.size()); }
  int read() {
    int const c = to_read.front();
    to_read.erase(0, 1);
    return c;
  }
};
inline SerialLine Serial;

}  // namespace tactus::devices::test::controller
