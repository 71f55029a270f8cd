// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that reads standard input line by line and takes the signals that ask the program to end.
#pragma once

#include "src/table/inbox.hpp"

#include <functional>
#include <string>
#include <thread>

namespace tactus::program {

/// Before the first thread starts: SIGINT and SIGTERM reach nobody but a TerminalReader.
void keep_stop_signals_for_the_reader();

class TerminalReader {
 public:
  /// Delivers LineTyped, then one InputEnded at the end of standard input; StopAsked at any time.
  TerminalReader(Inbox& inbox, std::function<Instant()> now);
  TerminalReader(TerminalReader const&) = delete;
  TerminalReader& operator=(TerminalReader const&) = delete;
  ~TerminalReader();

 private:
  void run();
  bool read_some();
  void deliver_lines(bool is_end);

  Inbox& inbox_;
  std::function<Instant()> now_;
  std::string unfinished_;  // reader thread
  int signals_ = -1;
  int stop_ = -1;
  std::thread thread_;
};

}  // namespace tactus::program
