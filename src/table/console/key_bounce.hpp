// SPDX-License-Identifier: GPL-3.0-or-later
// A key that closes more than once for one press: its contact bounces, the hand trembles, or it is held down
// and repeats by itself. Of keys that come one by one; what comes at once was pasted or piped and is taken
// whole.
#pragma once

#include "core/instant.hpp"

#include <optional>

namespace tactus::program {

class KeyBounce {
 public:
  /// Nobody presses the same key again in less.
  static constexpr Millis shortest{60};

  /// True: it came within that time of the same key, and counts as that one press. Times never run backwards.
  bool is_bounce(int key, Instant at) {
    bool const is_same = last_ && last_->key == key && at - last_->at < shortest;
    last_ = Press{key, at};
    return is_same;
  }

 private:
  struct Press {
    int key;
    Instant at;
  };
  std::optional<Press> last_;
};

}  // namespace tactus::program
