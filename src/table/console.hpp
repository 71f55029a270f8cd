// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of `tactus play`, made for screen readers and Braille displays: lines are only appended, one
// fact per line; the prompt is always the same and always last, and only there when a person types (users'
// needs, section 8).
#pragma once

#include <mutex>
#include <string_view>

namespace tactus::program {

/// Any thread.
class Console {
 public:
  /// `is_interactive`: standard input is a terminal.
  explicit Console(bool is_interactive) : is_interactive_(is_interactive) {}

  bool is_interactive() const { return is_interactive_; }
  void fact(std::string_view line);
  /// "error: LINE" on standard error.
  void error(std::string_view line);
  /// From now on, and behind every line, the prompt is shown.
  void start_prompting();
  /// The person pressed Enter: the cursor stands on a new line.
  void line_was_typed();
  /// The program ends: no prompt any more.
  void stop_prompting();

 private:
  void begin_line();
  void end_line();

  bool const is_interactive_;
  std::mutex mutex_;
  bool is_prompting_ = false;  // guarded, as the next
  bool is_prompt_shown_ = false;
};

}  // namespace tactus::program
