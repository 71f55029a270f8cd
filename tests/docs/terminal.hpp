// SPDX-License-Identifier: GPL-3.0-or-later
// A person's terminal: one command of the shell at a time, what appears on the screen and what is typed.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>

namespace tactus::docs {

class Terminal {
 public:
  /// Runs `command` by the shell, in `folder`, with our programs before all others, in English and without a
  /// person's settings.
  Terminal(std::string const& command, std::filesystem::path const& folder);
  Terminal(Terminal const&) = delete;
  Terminal& operator=(Terminal const&) = delete;
  ~Terminal();

  /// The next line on the screen that is not blank, without prompts. Nothing at the end of the program, or
  /// when nothing came for half a minute.
  std::optional<std::string> next_line();
  /// Waits until a prompt that came after what was typed last is the last on the screen; false when it does
  /// not come.
  bool prompts();
  void type(std::string const& line);
  /// The program ends as by a power cut (SIGKILL).
  void cut_power();
  /// Waits for the end; false when it does not come.
  bool ends();

 private:
  bool read_some();

  pid_t id_ = -1;
  int screen_ = -1;  // the master's side of the terminal
  std::string unread_;
  std::size_t answered_ =
      0;  // what of it stood there when a line was typed: its prompt asks for nothing more
};

/// Without the prompts at its beginning and blanks at its end.
std::string without_prompts(std::string line);

}  // namespace tactus::docs
