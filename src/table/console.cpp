// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/console.hpp"

#include <iostream>

namespace tactus::program {

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
  is_prompting_ = is_interactive_;
  end_line();
}

void Console::line_was_typed() {
  std::scoped_lock const lock{mutex_};
  is_prompt_shown_ = false;
  end_line();
}

void Console::stop_prompting() {
  std::scoped_lock const lock{mutex_};
  begin_line();
  is_prompting_ = false;
  std::cout.flush();
}

void Console::begin_line() {
  if (is_prompt_shown_) std::cout << '\n';
  is_prompt_shown_ = false;
}

void Console::end_line() {
  if (is_prompting_) std::cout << "> ";
  is_prompt_shown_ = is_prompting_;
  std::cout.flush();
}

}  // namespace tactus::program
