// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that reads standard input and takes the signals that ask the program to end.
#pragma once

#include "src/table/console/console.hpp"
#include "src/table/console/key_bounce.hpp"
#include "src/table/session/inbox.hpp"
#include "src/words/catalogue.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <termios.h>
#include <thread>

namespace tactus::program {

class KeyMode {
 public:
  /// Precondition: standard input is a terminal.
  KeyMode();
  KeyMode(KeyMode const&) = delete;
  KeyMode& operator=(KeyMode const&) = delete;
  /// As it was before.
  ~KeyMode();

  /// Again, when somebody else may have changed it: a stopped program was continued.
  void renew() const;

 private:
  termios before_{};
  bool is_known_ = false;
};

/// Before the first thread starts: SIGINT, SIGTERM and SIGHUP reach nobody but a TerminalReader. A SIGHUP
/// that was ignored before (nohup) stays ignored.
void keep_stop_signals_for_the_reader();

class TerminalReader {
 public:
  /// Delivers LineTyped, LeaveAsked at a terminal, then one InputEnded at the end of a standard input that is
  /// none; StopAsked at any time, and a program that cannot end then is ended here two seconds later. Keys of
  /// a terminal go through the console, which makes the lines; the terminal is as before when this ends.
  TerminalReader(Inbox& inbox, Console& console, std::function<Instant()> now);
  TerminalReader(TerminalReader const&) = delete;
  TerminalReader& operator=(TerminalReader const&) = delete;
  ~TerminalReader();

 private:
  /// What a look at standard input found.
  enum class Found : std::uint8_t { bytes, end, hang_up };

  void run();
  /// Milliseconds, as poll() takes them.
  int patience() const;
  [[noreturn]] void give_up();
  void take_signal();
  void stop();
  Found read_some();
  void take_input(bool has_hung_up);
  void take_keys(std::string_view bytes);
  void deliver_lines(bool is_end);

  Inbox& inbox_;
  Console& console_;
  std::function<Instant()> now_;
  Charset const charset_ = words::charset_of_environment();  // of standard input
  std::optional<KeyMode> key_mode_;                          // of Keyboard::keys
  KeyBounce bounce_;                                         // reader thread
  std::string unfinished_;                                   // reader thread, as the next; without a terminal
  std::optional<std::chrono::steady_clock::time_point> gives_up_at_;  // nothing: nobody wants it to end
  bool is_input_open_ = true;
  int signals_ = -1;
  int stop_ = -1;
  std::thread thread_;
};

}  // namespace tactus::program
