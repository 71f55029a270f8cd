// SPDX-License-Identifier: GPL-3.0-or-later
// What is announced, as lines on the screen: all of it, or, where a screen reader would say again what the
// voice has just said, only what the voice could not say.
#pragma once

#include "src/table/console.hpp"

#include <atomic>
#include <string>

namespace tactus::program {

/// Any thread.
class Captions {
 public:
  Captions(Console& console, bool shows_spoken) : console_(console), shows_spoken_(shows_spoken) {}

  /// Its utterance begins.
  void begins(std::string const& caption) {
    if (shows_spoken_) console_.fact(caption);
  }
  /// Its utterance could be heard nowhere.
  void was_unheard(std::string const& caption) {
    if (!shows_spoken_) console_.fact(caption);
  }
  /// True when from now on spoken lines are shown.
  bool toggle() { return shows_spoken_ = !shows_spoken_; }

 private:
  Console& console_;
  std::atomic<bool> shows_spoken_;
};

}  // namespace tactus::program
