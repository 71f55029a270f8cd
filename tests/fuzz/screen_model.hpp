// SPDX-License-Identifier: GPL-3.0-or-later
// A terminal that knows no more than every terminal: characters, new line, one step back.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace tactus::test {

class Screen {
 public:
  explicit Screen(std::string_view shown) { show(shown); }

  /// Throws for a control character that a screen which is only appended to must not get.
  void show(std::string_view bytes) {
    for (char const byte : bytes) show(byte);
  }
  /// Up to the cursor.
  std::string last_line() const { return line_; }

 private:
  void show(char byte) {
    auto const value = static_cast<unsigned char>(byte);
    if (byte == '\n')
      line_.clear();
    else if (byte == '\b')
      step_back();
    else if (value >= 0x20 && value != 0x7F)
      put(byte);
    else if (byte != '\a')
      throw std::logic_error("a control character on the screen");
  }
  /// What is stepped over is overwritten next; here a step back takes it away.
  void step_back() {
    if (is_blanked_) {
      is_blanked_ = false;
      return;
    }
    if (line_.empty()) throw std::logic_error("back beyond the line");
    while ((line_.back() & '\xC0') == '\x80') line_.pop_back();
    line_.pop_back();
    is_back_ = true;
  }
  void put(char byte) {
    if (is_back_ && byte != ' ') throw std::logic_error("a character painted over another one");
    is_blanked_ = is_back_;
    if (!is_back_) line_ += byte;
    is_back_ = false;
  }

  std::string line_;
  bool is_back_ = false;     // the cursor stands on a character that was typed
  bool is_blanked_ = false;  // a blank was written over it
};

}  // namespace tactus::test
