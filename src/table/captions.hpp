// SPDX-License-Identifier: GPL-3.0-or-later
// What is announced, as lines on the screen: all of it, or, where a screen reader would say again what the
// voice has just said, only what the voice could not say. Where a blind player reads the screen, what is for
// his sighted opponent alone is not shown.
#pragma once

#include "speech/ears.hpp"
#include "src/table/console.hpp"

#include <atomic>
#include <optional>
#include <string>

namespace tactus::program {

/// Any thread.
class Captions {
 public:
  /// `hidden`: whose private lines are not shown.
  Captions(Console& console, bool shows_spoken, std::optional<chess::Color> hidden)
      : console_(console), shows_spoken_(shows_spoken), hidden_(hidden) {}

  /// Its utterance begins.
  void begins(table::Announcement const& announcement, std::string const& caption) {
    if (shows_spoken_ && !is_hidden(announcement)) console_.fact(caption);
  }
  /// Its utterance could be heard nowhere.
  void was_unheard(table::Announcement const& announcement, std::string const& caption) {
    if (!shows_spoken_ && !is_hidden(announcement)) console_.fact(caption);
  }
  bool is_hidden(table::Announcement const& announcement) const {
    return hidden_ && speech::private_to(announcement) == hidden_;
  }
  bool are_shown() const { return shows_spoken_; }
  /// True when from now on spoken lines are shown.
  bool toggle() { return shows_spoken_ = !shows_spoken_; }

 private:
  Console& console_;
  std::atomic<bool> shows_spoken_;
  std::optional<chess::Color> const hidden_;
};

}  // namespace tactus::program
