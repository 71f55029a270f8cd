// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/console.hpp"

#include <iostream>
#include <termios.h>
#include <unistd.h>

namespace tactus::program {

Keyboard find_keyboard() {
  if (::isatty(STDIN_FILENO) != 1) return Keyboard::none;
  return ::isatty(STDOUT_FILENO) == 1 ? Keyboard::keys : Keyboard::lines;
}

void Console::fact(std::string_view line) {
  std::scoped_lock const lock{mutex_};
  begin_line();
  std::cout << line << '\n';
  end_line();
}

void Console::error(std::string_view line) {
  std::scoped_lock const lock{mutex_};
  begin_line();
  std::cout.flush();
  std::cerr << "error: " << line << std::endl;
  end_line();
}

void Console::start_prompting() {
  std::scoped_lock const lock{mutex_};
  is_prompting_ = keyboard_ == Keyboard::keys;
  end_line();
}

LineEditor::Typed Console::type(std::string_view bytes) {
  std::scoped_lock const lock{mutex_};
  auto typed = editor_.take(bytes);
  if (is_prompting_) std::cout << typed.echo << std::flush;
  return typed;
}

void Console::hide_typing() {
  std::scoped_lock const lock{mutex_};
  editor_.hide(true);
  echo_lines(false);
}

void Console::show_typing() {
  std::scoped_lock const lock{mutex_};
  editor_.hide(false);
  echo_lines(true);
}

void Console::forget_typing() {
  std::scoped_lock const lock{mutex_};
  editor_.forget();
  if (keyboard_ == Keyboard::lines) ::tcflush(STDIN_FILENO, TCIFLUSH);
}

/// Of Keyboard::lines, where the terminal shows what is typed.
void Console::echo_lines(bool is_on) const {
  termios mode{};
  if (keyboard_ != Keyboard::lines || ::tcgetattr(STDIN_FILENO, &mode) != 0) return;
  mode.c_lflag = is_on ? mode.c_lflag | ECHO : mode.c_lflag & ~static_cast<tcflag_t>(ECHO);
  ::tcsetattr(STDIN_FILENO, TCSANOW, &mode);
}

void Console::stop_prompting() {
  std::scoped_lock const lock{mutex_};
  begin_line();
  echo_lines(true);
  is_prompting_ = false;
  std::cout.flush();
}

void Console::begin_line() {
  if (is_prompt_shown_) std::cout << '\n';
  is_prompt_shown_ = false;
}

void Console::end_line() {
  if (is_prompting_) std::cout << LineEditor::prompt << editor_.shown();
  is_prompt_shown_ = is_prompting_;
  std::cout.flush();
}

}  // namespace tactus::program
