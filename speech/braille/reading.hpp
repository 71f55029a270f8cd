// SPDX-License-Identifier: GPL-3.0-or-later
// What a Braille display shows: which of the last lines, and which part of it where the display is shorter.
// Pure: no display, no thread.
#pragma once

#include "speech/braille/queue.hpp"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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
/// without cells. So many cells at the end of each page are `reserved`, and blank.
std::vector<std::string> braille_pages(std::string_view text, BrailleSize size, unsigned reserved = 0);

/// The last lines that were shown and the reader's place in them; those that wait (BrailleQueue) are counted
/// by a sign in the last cells, ">2". A line that is shown leads the reader to its beginning, but those
/// before it can still be read: a move is not swallowed by the result that follows it, nor pushed out by a
/// cable that wobbles.
class BrailleReading {
 public:
  using Time = BrailleQueue::Time;
  static constexpr std::size_t kept = 16;
  static constexpr std::chrono::milliseconds blank{200};  // so that a line like the one before is felt
  static constexpr unsigned narrowest_with_sign = 8;      // cells

  /// Another display, or the same again: the newest move that was missed, else what waits, else the beginning
  /// of the newest line.
  void resize(BrailleSize size, Time now);
  /// It waits until advance() has it shown.
  void add(BrailleLine line) { queue_.add(std::move(line)); }
  void advance(Time now);
  /// Only `open`'s offer is open, or nobody's: no other can be read any more, alone or with a move. Who read
  /// it has the line before it.
  void withdraw_offers(std::optional<chess::Color> open);
  /// One page on, into the next line behind the last page, which is one that waits behind the newest.
  void forward(Time now);
  /// One page back, into the line before; nothing happens at the beginning of the oldest one.
  void back(Time now);
  /// The display shows something else until another line is shown or a key leads back.
  void hide(Time now);
  bool is_hidden() const { return is_hidden_; }
  /// What was hidden stands there again.
  void unhide(Time now);

  /// As many characters as there are cells; nothing where this has nothing to show.
  std::optional<std::string> shown() const;
  /// When advance() may change what is shown, if nothing is added and no key is pressed.
  std::optional<Time> due() const;

 private:
  std::string sign() const;
  std::vector<std::string> pages() const;
  std::optional<std::string> page() const;
  void keep(BrailleLine line);
  /// All at once: only the last of them comes under the hands.
  void show(std::vector<BrailleLine> lines, Time now);
  void lead_to(std::size_t line);

  BrailleSize size_;
  BrailleQueue queue_;
  std::deque<BrailleLine> lines_;  // the newest last
  std::size_t line_ = 0;           // the one being read,
  std::size_t page_ = 0;           // and its page that is shown
  bool is_hidden_ = false;
  std::optional<Time> blank_until_;
};

}  // namespace tactus::speech
