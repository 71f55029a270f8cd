// SPDX-License-Identifier: GPL-3.0-or-later
// A DeviceLine with a clock that the test moves by hand.
#pragma once

#include "devices/device_line.hpp"
#include "tests/devices/bytes.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace tactus::devices::test {

inline std::string const version_answer = "93 00 05 03 0A";
inline std::string const serial_answer = "91 00 08 30 31 30 32 35";
inline std::string const any_update = "8E 00 05 34 00";
inline std::string const chesslink_version = "76 B0 31 B0 B3 37 34";
inline std::string const all_devices =
    "a DGT board, a Tactus board or clock, a Millennium board, a Certabo board, a Tabutronic board or a "
    "home-made board";

/// Drives a DeviceLine as the shell does: never past a deadline without telling it.
struct Bench {
  DeviceLine line;
  Instant now = start_of_test;
  Lines events;
  std::string sent;  // "[ms since the start] bytes"

  explicit Bench(LineSettings settings = {}) : line(settings) {}

  void take(LineStep step) {
    append(events, step.events);
    if (!step.baud && step.send.empty()) return;
    if (!sent.empty()) sent += ' ';
    sent += '[' + std::to_string((now - start_of_test).count()) + ']';
    if (step.baud) sent += " at " + std::to_string(*step.baud);
    if (!step.send.empty()) sent += ' ' + to_hex(step.send);
  }
  void open() { take(line.opened(now)); }
  void pass(Millis time) {
    Instant const end = now + time;
    for (auto due = line.next_deadline(); due && *due <= end; due = line.next_deadline()) {
      now = std::max(now, *due);
      take(line.pass_time(now));
    }
    now = end;
  }
  /// Nobody tells it anything for so long.
  void stand_still(Millis time) {
    now += time;
    take(line.pass_time(now));
  }
  void hear(Bytes bytes) { take(line.feed({now, std::move(bytes)})); }
  void hear_hex(std::string const& text) { hear(hex(text)); }
  void hear_text(std::string const& text) { hear(ascii(text)); }
  std::string take_sent() { return std::exchange(sent, {}); }
  std::string take_events() { return joined(std::exchange(events, {})); }
};

inline Bench dgt_bench() {
  Bench bench;
  bench.open();
  bench.hear_hex(version_answer);
  bench.pass(Millis{600});
  bench.take_sent();
  bench.take_events();
  return bench;
}

inline Bench own_bench() {
  Bench bench;
  bench.open();
  bench.hear_text("$PTACB,S,17,FFFF00000000FFFF*3D\r\n");
  bench.take_sent();
  bench.take_events();
  return bench;
}

}  // namespace tactus::devices::test
