// SPDX-License-Identifier: GPL-3.0-or-later
// A line as it is typed, key by key, and what the screen is to show of it. The screen is only ever appended
// to: a character is taken back as the terminal of the kernel does it (back, blank, back), anything larger by
// a new line with the prompt and what is left. Pure: bytes in, value out.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

class LineEditor {
 public:
  /// Always the same characters, always last on the screen.
  static constexpr std::string_view prompt = "> ";
  /// In bytes; nobody types longer lines, and a line without end must not fill the memory.
  static constexpr std::size_t longest_line = 4096;
  /// Within so many columns a screen has no second row of the same line.
  static constexpr std::size_t narrowest_screen = 40;

  /// What came of some bytes from the keyboard.
  struct Typed {
    std::string echo;                // for the screen, with the next prompt behind each Enter
    std::vector<std::string> lines;  // that Enter has finished, in UTF-8
    bool is_end = false;             // Ctrl-D on an empty line
  };

  /// Backspace, Ctrl-U (the whole line) and Enter. Other control keys, arrows and function keys do nothing;
  /// a tabulator is a blank. A byte that is no UTF-8 becomes U+FFFD, so that no line is silently another one.
  Typed take(std::string_view bytes);

  /// From now on nothing shows what is typed, but for Enter; or it is shown again.
  void hide(bool is_hidden) { is_hidden_ = is_hidden; }
  /// What was typed since the last Enter; the screen is not told.
  void forget() { text_.clear(), part_.clear(); }
  /// Typed since the last Enter, as far as it may be seen.
  std::string_view shown() const { return is_hidden_ ? std::string_view{} : text_; }

 private:
  enum class Sequence : std::uint8_t { none, begun, control, shift };  // of an arrow or a function key

  void take(char byte, Typed& typed);
  bool belongs_to_sequence(char byte, Typed& typed);
  void take_control(char byte, Typed& typed);
  void take_part_of_character(char byte, Typed& typed);
  void give_up_character(Typed& typed);
  void insert(std::string_view character, Typed& typed);
  void erase_last(Typed& typed);
  void erase_all(Typed& typed);

  std::string text_;
  std::string part_;  // of a character of several bytes
  Sequence sequence_ = Sequence::none;
  bool is_hidden_ = false;
};

}  // namespace tactus::program
