// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that reads standard input and takes the signals that ask the program to end.
#pragma once

#include "src/table/console.hpp"
#include "src/table/inbox.hpp"
#include "src/table/key_mode.hpp"

#include <functional>
#include <optional>
#include <string>
#include <thread>

namespace tactus::program {

/// Before the first thread starts: SIGINT and SIGTERM reach nobody but a TerminalReader.
void keep_stop_signals_for_the_reader();

class TerminalReader {
 public:
  /// Delivers LineTyped, then one InputEnded at the end of standard input; StopAsked at any time. Keys of a
  /// terminal go through the console, which makes the lines; the terminal is as before when this ends.
  TerminalReader(Inbox& inbox, Console& console, std::function<Instant()> now);
  TerminalReader(TerminalReader const&) = delete;
  TerminalReader& operator=(TerminalReader const&) = delete;
  ~TerminalReader();

 private:
  void run();
  void take_signal();
  bool read_some();
  bool take_keys(std::string_view bytes);
  void deliver_lines(bool is_end);

  Inbox& inbox_;
  Console& console_;
  std::function<Instant()> now_;
  std::optional<KeyMode> key_mode_;  // of Keyboard::keys
  std::string unfinished_;           // reader thread; without a terminal
  int signals_ = -1;
  int stop_ = -1;
  std::thread thread_;
};

}  // namespace tactus::program
