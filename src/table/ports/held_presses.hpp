// SPDX-License-Identifier: GPL-3.0-or-later
// What the clock and its key say waits until the board of the player to move has told all that hands did
// before: a board that repeats all its squares may be late, the more so where its lines are damaged on the
// way. Pure; main thread.
#pragma once

#include "src/table/ports/port_meaning.hpp"

#include <deque>
#include <optional>

namespace tactus::program {

/// Something of this table heard from a port.
struct Heard {
  Instant time;
  Meaning meaning;
};

class HeldPresses {
 public:
  /// Then it counts for what the board has told.
  static constexpr Millis longest{5000};

  /// Of the clock: a reading, its key; and that it is lost or back, which waits only behind those.
  static bool may_wait(Meaning const& meaning);

  /// Precondition: may_wait(its meaning).
  void add(Heard heard) { held_.push_back(std::move(heard)); }
  /// The next that waits no longer, where that board has told all up to `told_until`.
  std::optional<Heard> take(Instant now, Instant told_until);
  /// When take() gives something at the latest; nothing while nothing waits.
  std::optional<Instant> next_deadline() const;

 private:
  std::deque<Heard> held_;
};

}  // namespace tactus::program
