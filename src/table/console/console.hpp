// SPDX-License-Identifier: GPL-3.0-or-later
// The screen and the keyboard of `tactus play`, made for screen readers and Braille displays: lines are only
// appended, one fact per line; the prompt is always the same and always last, with what has been typed behind
// it, and only there when a person types (users' needs, section 8). A fact that comes while a line is half
// typed stands on a line of its own; then prompt and half line stand again.
#pragma once

#include "speech/listener.hpp"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
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
  /// One answer of several lines, with one prompt behind it.
  void facts(std::span<std::string_view const> lines);
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

// What is announced, as lines on the screen: all of it, or, where a screen reader would say again what the
// voice has just said, only what the voice could not say. Where a blind player reads the screen, what is for
// his sighted opponent alone is not shown.

/// Any thread.
class Captions {
 public:
  /// `hidden`: whose private lines are not shown.
  Captions(Console& console, bool shows_spoken, std::optional<chess::Color> hidden)
      : console_(console), shows_spoken_(shows_spoken), hidden_(hidden) {}

  /// Its utterance begins.
  void begins(table::Announcement const& announcement, std::string const& caption) {
    if (shows_spoken_ && !is_hidden(announcement)) show(caption);
  }
  /// Its utterance could be heard nowhere.
  void was_unheard(table::Announcement const& announcement, std::string const& caption) {
    if (!shows_spoken_ && !is_hidden(announcement)) show(caption);
  }
  bool is_hidden(table::Announcement const& announcement) const {
    return hidden_ && speech::private_to(announcement) == hidden_;
  }
  bool are_shown() const { return shows_spoken_; }
  /// True when from now on spoken lines are shown.
  bool toggle() { return shows_spoken_ = !shows_spoken_; }

 private:
  /// Of several sentences each is a line.
  void show(std::string_view caption);

  Console& console_;
  std::atomic<bool> shows_spoken_;
  std::optional<chess::Color> const hidden_;
};

}  // namespace tactus::program
