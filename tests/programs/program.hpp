// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one of our programs as a child process over pipes and waits for what it prints, never for a time.
#pragma once

#include "tests/lines_of.hpp"

#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace tactus {

struct Ended {
  int status = -1;  // exit status, or 128 + signal
  std::string out;
  std::string err;
};

class Program {
 public:
  /// `name` in the folder of the built programs, or a whole path. Its standard input is a pipe, or a terminal
  /// if `has_terminal` (then its output goes to the terminal too, and Ctrl-C is a key).
  Program(std::string const& name, std::vector<std::string> arguments, bool has_terminal = false);
  Program(Program const&) = delete;
  Program& operator=(Program const&) = delete;
  ~Program();

  pid_t id() const { return id_; }
  /// The process that it began first, as a game its guard; 0: none.
  pid_t first_child() const;
  /// Name of its terminal.
  std::string terminal() const;
  /// All that it printed and we have read.
  std::string const& printed() const { return ended_.out; }
  /// The same of standard error.
  std::string const& complained() const { return ended_.err; }
  /// Waits for more of either. False when it ends, or nothing comes for two minutes.
  bool reads_more() { return read_some(); }
  void type(std::string const& text);
  void end_input();
  /// Its terminal is closed, as by a window that goes away.
  void hang_up();
  /// Waits until standard output holds `text`; false when it ends first, or nothing comes for two minutes:
  /// then it hangs, for no machine is so busy.
  bool prints(std::string const& text);
  /// The same, but `text` must stand behind the first `mark`.
  bool prints_after(std::string const& mark, std::string const& text);
  /// Waits until standard output holds `text` so many times.
  bool prints_times(std::string const& text, unsigned times);
  /// Waits until standard output holds one of them behind its first `from` bytes: its number.
  std::optional<std::size_t> prints_one_of(std::vector<std::string> const& texts, std::size_t from);
  /// As prints(), for standard error.
  bool complains(std::string const& text);
  void signal(int number) const;
  bool has_ended() const;
  /// Waits for its end with the input open; the exit status as in Ended.
  int wait();
  /// Ends the input, reads all and waits.
  Ended end();

 private:
  bool read_some();
  bool wait_for(std::string const& where, std::string const& text, std::size_t from = 0);

  pid_t id_ = -1;
  int in_ = -1;
  int out_ = -1;
  int err_ = -1;
  Ended ended_;
};

/// The program run to its end with this input.
Ended run(std::string const& name, std::vector<std::string> arguments, std::string const& input = {});
/// The same; once more, at most four times, while it says that a device does not answer: a busy machine may
/// be later than the program waits, and a person would ask again too.
Ended run_until_answered(std::string const& name, std::vector<std::string> const& arguments);

}  // namespace tactus
