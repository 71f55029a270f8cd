// SPDX-License-Identifier: GPL-3.0-or-later
// A program that the simulator starts and listens to: what it prints comes line by line, what is typed goes
// in.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

class LineReader {
 public:
  /// Takes the descriptor, sets it non-blocking and closes it in the end.
  explicit LineReader(int descriptor);
  LineReader(LineReader&& other) noexcept;
  LineReader& operator=(LineReader&& other) noexcept;
  ~LineReader();

  /// Readable when there are lines; -1 when the text has ended.
  int descriptor() const { return descriptor_; }
  /// The whole lines that have come since the last call; at the end also an unfinished one.
  std::vector<std::string> take_lines();

 private:
  int descriptor_;
  std::string unfinished_;
};

class ChildProcess {
 public:
  /// Standard output and error are both read. The program ends with the one that started it, also when that
  /// is killed. Call from a process with one thread. The error is one sentence.
  static tl::expected<ChildProcess, std::string> start(std::filesystem::path const& program,
                                                       std::vector<std::string> const& arguments);
  ChildProcess(ChildProcess&& other) noexcept;
  ChildProcess& operator=(ChildProcess&& other) noexcept;
  /// A program that still runs is asked to end (SIGTERM) and, if it does not within two seconds, killed.
  ~ChildProcess();

  /// Readable when there are lines; -1 when its output has ended.
  int descriptor() const { return output_.descriptor(); }
  /// The whole lines that have come since the last call, without waiting; at the end also an unfinished one.
  std::vector<std::string> take_lines() { return output_.take_lines(); }
  void type(std::string_view text) const;
  void close_input();
  void signal(int number) const;
  /// Exit status, or 128 + signal; nothing while it runs. Does not wait.
  std::optional<int> exit_status();
  /// The same, but waits for the end.
  int wait_until_ended();

 private:
  ChildProcess(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}
  void end();
  void note_end(int raw_status);

  pid_t id_ = -1;
  int input_ = -1;
  LineReader output_;
  std::optional<int> status_;
};

}  // namespace tactus::sim
