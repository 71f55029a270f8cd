// SPDX-License-Identifier: GPL-3.0-or-later
// The screen and the keyboard of `tactus play`, made for screen readers and Braille displays: lines are only
// appended, one fact per line; the prompt is always the same and always last, with what has been typed behind
// it, and only there when a person types (users' needs, section 8). A fact that comes while a line is half
// typed stands on a line of its own; then prompt and half line stand again.
#pragma once

#include "src/table/line_editor.hpp"

#include <cstdint>
#include <mutex>
#include <string_view>

namespace tactus::program {

/// Where standard input comes from.
enum class Keyboard : std::uint8_t {
  none,   // a pipe or a file
  lines,  // a terminal, but the screen is none: the terminal edits and echoes
  keys,   // a terminal whose screen shows what we print: Console edits and echoes
};
Keyboard find_keyboard();

/// Any thread.
class Console {
 public:
  explicit Console(Keyboard keyboard) : keyboard_(keyboard) {}

  Keyboard keyboard() const { return keyboard_; }
  /// A person types.
  bool is_interactive() const { return keyboard_ != Keyboard::none; }
  void fact(std::string_view line);
  /// "error: LINE" on standard error.
  void error(std::string_view line);
  /// From now on, and behind every line, the prompt is shown. What was typed before is shown with it.
  void start_prompting();
  /// Bytes of Keyboard::keys. Shown as they are typed, once there is a prompt.
  LineEditor::Typed type(std::string_view bytes);
  /// What is typed from now on is shown nowhere.
  void hide_typing();
  void show_typing();
  /// What was typed and not ended by Enter is dropped.
  void forget_typing();
  /// The program ends: no prompt any more.
  void stop_prompting();

 private:
  void begin_line();
  void end_line();
  void echo_lines(bool is_on) const;

  Keyboard const keyboard_;
  std::mutex mutex_;
  LineEditor editor_;  // guarded, as the next
  bool is_prompting_ = false;
  bool is_prompt_shown_ = false;
};

}  // namespace tactus::program
