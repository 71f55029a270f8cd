// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one of our programs, or another one, as a child process and waits for what it prints, never for a
// time. All tests start programs so.
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

/// What a program finds where it is started, beside what this process has.
struct Surroundings {
  /// In place of pipes for its input and output; then Ctrl-C is a key.
  bool has_terminal = false;
  /// It works there.
  std::string folder{};
  /// "NAME=value"
  std::vector<std::string> environment{};
  /// It serves beside the test: all that it prints goes there, and it ends with this process, however that
  /// ends.
  std::string log{};
};
inline Surroundings const on_a_terminal{.has_terminal = true};

class Program {
 public:
  /// `name` in the folder of the built programs, or a whole path.
  Program(std::string const& name, std::vector<std::string> arguments, Surroundings const& around = {});
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
  /// It and all that it started on its terminal end at once, as by a power cut.
  void cut_power();
  bool has_ended() const;
  /// Nothing more can come of it.
  bool is_silent() const { return out_ < 0 && err_ < 0; }
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
/// The same of a line for the shell.
Ended run_in_shell(std::string const& line);
/// As run(); once more, at most four times, while it says that a device does not answer: a busy machine may
/// be later than the program waits, and a person would ask again too.
Ended run_until_answered(std::string const& name, std::vector<std::string> const& arguments);

}  // namespace tactus
