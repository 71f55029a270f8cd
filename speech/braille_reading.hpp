// SPDX-License-Identifier: GPL-3.0-or-later
// What a Braille display shows: which of the last lines, and which part of it where the display is shorter.
// Pure: no display, no thread.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::speech {

/// The cells of a display; most have one row.
struct BrailleSize {
  unsigned columns = 0;
  unsigned rows = 0;
  bool operator==(BrailleSize const&) const = default;
};

/// The text (UTF-8, one cell for each character) cut into pages of rows x columns characters, filled up with
/// blanks. Cut at blanks, and inside a word only where it is longer than a row. One page at least; none
/// without cells.
std::vector<std::string> braille_pages(std::string_view text, BrailleSize size);

/// The last lines and the reader's place in them. The newest leads the reader to its beginning, but those
/// before it can still be read: a move is not swallowed by the result that follows it.
class BrailleReading {
 public:
  static constexpr std::size_t kept = 16;

  /// Another display, or the same again: the reader is led to the beginning of the newest line.
  void resize(BrailleSize size);
  void add(std::string line);
  /// One page on, into the next line behind the last page; nothing happens at the end of the newest line.
  void forward();
  /// One page back, into the line before; nothing happens at the beginning of the oldest one.
  void back();
  /// The display shows something else until one of the others is called.
  void hide() { is_hidden_ = true; }

  /// As many characters as there are cells; nothing where this has nothing to show.
  std::optional<std::string> shown() const;

 private:
  void lead_to(std::size_t line);

  BrailleSize size_;
  std::deque<std::string> lines_;   // the newest last
  std::size_t line_ = 0;            // the one being read,
  std::vector<std::string> pages_;  // its pages,
  std::size_t page_ = 0;            // and the one that is shown
  bool is_hidden_ = false;
};

}  // namespace tactus::speech
