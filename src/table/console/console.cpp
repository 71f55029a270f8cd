// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/console/console.hpp"

#include "core/message/plain_line.hpp"
#include "core/message/utf8.hpp"

#include <algorithm>
#include <iostream>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace tactus::program {

Keyboard find_keyboard() {
  if (::isatty(STDIN_FILENO) != 1) return Keyboard::none;
  return ::isatty(STDOUT_FILENO) == 1 ? Keyboard::keys : Keyboard::lines;
}

void Console::fact(std::string_view line) { facts({&line, 1}); }

void Console::facts(std::span<std::string_view const> lines) {
  if (lines.empty()) return;  // a prompt that stands again would be news to a screen reader
  std::scoped_lock const lock{mutex_};
  begin_line();
  for (std::string_view const line : lines) std::cout << as_plain_line_of_texts(line) << '\n';
  end_line();
}

void Captions::show(std::string_view caption) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin <= caption.size();) {
    std::size_t const end = std::min(caption.find('\n', begin), caption.size());
    lines.push_back(caption.substr(begin, end - begin));
    begin = end + 1;
  }
  console_.facts(lines);
}

void Console::error(std::string_view line) {
  std::scoped_lock const lock{mutex_};
  begin_line();
  std::cout.flush();
  std::cerr << "error: " << as_plain_line_of_texts(line) << std::endl;
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

namespace {

constexpr char bell = '\a';
constexpr char backspace = '\b';
constexpr char ctrl_d = '\x04';
constexpr char ctrl_u = '\x15';
constexpr char escape = '\x1b';
constexpr char erase_key = '\x7f';
constexpr std::string_view broken = "\xEF\xBF\xBD";  // U+FFFD

constexpr bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Bytes of the character that this one begins; 0 when it begins none.
constexpr std::size_t size_of_character(char first) {
  auto const byte = static_cast<unsigned char>(first);
  if (byte < 0x80) return 1;
  if (byte < 0xC2 || byte > 0xF4) return 0;
  return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// One character, encoded as it should be, that does nothing to a terminal but stand there.
bool is_printable(std::string_view bytes) {
  std::string_view rest = bytes;
  char32_t const c = take_character(rest);
  std::string shortest;
  append_utf8(shortest, c);
  bool const is_surrogate = c >= 0xD800 && c < 0xE000;
  return shortest == bytes && c >= 0xA0 && c <= 0x10FFFF && !is_surrogate;
}

/// Of Latin letters a terminal's width is certain; others may be wide, combining or unknown to its font.
bool is_one_column(std::string_view character) {
  constexpr char32_t soft_hyphen = 0xAD;
  char32_t const c = take_character(character);
  return c < 0x300 && c != soft_hyphen;
}

}  // namespace

LineEditor::Typed LineEditor::take(std::string_view bytes) {
  Typed typed;
  for (char const byte : bytes) take(byte, typed);
  return typed;
}

void LineEditor::take(char byte, Typed& typed) {
  if (belongs_to_sequence(byte, typed)) return;
  if (!part_.empty() && !is_continuation(byte)) give_up_character(typed);
  auto const value = static_cast<unsigned char>(byte);
  if (value < 0x20 || byte == erase_key)
    take_control(byte, typed);
  else if (value < 0x80)
    insert({&byte, 1}, typed);
  else
    take_part_of_character(byte, typed);
}

/// Keys without a character send ESC [ ... or ESC O and a letter. An ESC typed alone takes nothing with it.
bool LineEditor::belongs_to_sequence(char byte, Typed& typed) {
  bool const is_letter = (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
  switch (std::exchange(sequence_, Sequence::none)) {
    case Sequence::none: return false;
    case Sequence::begun:
      if (byte == '[') sequence_ = Sequence::control;
      if (byte == 'O') sequence_ = Sequence::shift;
      return byte == '[' || byte == 'O';
    case Sequence::control:
      // Parameters go on; so does the second bracket of the function keys of the Linux console.
      if (byte == '[' || (byte >= ' ' && byte <= '?')) sequence_ = Sequence::control;
      return byte >= ' ' && byte <= '~';
    case Sequence::shift:
      if (!is_letter) insert("O", typed);  // it was typed: ESC, then O-O
      return is_letter;
  }
  return false;
}

void LineEditor::take_control(char byte, Typed& typed) {
  switch (byte) {
    case '\r':
    case '\n':
      typed.lines.push_back(std::exchange(text_, {}));
      typed.echo.append("\n").append(prompt);
      break;
    case '\t': insert(" ", typed); break;
    case backspace:
    case erase_key: erase_last(typed); break;
    case ctrl_u: erase_all(typed); break;
    case ctrl_d: typed.is_end = typed.is_end || text_.empty(); break;
    case escape: sequence_ = Sequence::begun; break;
    default: break;
  }
}

void LineEditor::take_part_of_character(char byte, Typed& typed) {
  part_ += byte;
  std::size_t const size = size_of_character(part_.front());
  if (size == 0) return give_up_character(typed);
  if (part_.size() < size) return;
  if (!is_printable(part_)) return give_up_character(typed);
  insert(std::exchange(part_, {}), typed);
}

void LineEditor::give_up_character(Typed& typed) {
  part_.clear();
  insert(broken, typed);
}

void LineEditor::insert(std::string_view character, Typed& typed) {
  if (text_.size() + character.size() > longest_line) {
    typed.echo += bell;
    return;
  }
  text_ += character;
  if (!is_hidden_) typed.echo += character;
}

void LineEditor::erase_last(Typed& typed) {
  if (text_.empty()) return;
  std::size_t begin = text_.size() - 1;
  while (begin > 0 && is_continuation(text_[begin])) --begin;
  bool const is_plain = is_one_column(std::string_view{text_}.substr(begin));
  bool const is_in_first_row = prompt.size() + text_.size() < narrowest_screen;
  text_.erase(begin);
  if (is_hidden_) return;
  if (is_plain && is_in_first_row)
    typed.echo += "\b \b";
  else
    typed.echo.append("\n").append(prompt).append(text_);
}

void LineEditor::erase_all(Typed& typed) {
  if (text_.empty()) return;
  text_.clear();
  if (is_hidden_) return;
  typed.echo.append("\n").append(prompt);
}

}  // namespace tactus::program
