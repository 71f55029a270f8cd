// SPDX-License-Identifier: GPL-3.0-or-later
// A person's terminal: one command of the shell at a time, what appears on the screen and what is typed.
#pragma once

#include "tests/programs/program.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace tactus::docs {

class Terminal {
 public:
  /// Runs `command` by the shell, in `folder`, with our programs before all others, in English and without a
  /// person's settings.
  Terminal(std::string const& command, std::filesystem::path const& folder);
  /// The program ends as by a power cut (SIGKILL).
  ~Terminal() { shell_.cut_power(); }

  /// The next line on the screen that is not blank, without prompts. Nothing at the end of the program, or
  /// when nothing comes.
  std::optional<std::string> next_line();
  /// Waits until a prompt that came after what was typed last is the last on the screen; false when it does
  /// not come.
  bool prompts();
  void type(std::string const& line);
  /// Waits for the end; false when it does not come.
  bool ends();

 private:
  Program shell_;
  std::size_t read_ = 0;      // so much of what is on the screen
  std::size_t answered_ = 0;  // what stood there when a line was typed: its prompt asks for nothing more
};

/// Without the prompts at its beginning and blanks at its end.
std::string without_prompts(std::string line);

}  // namespace tactus::docs
