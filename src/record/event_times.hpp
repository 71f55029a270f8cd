// SPDX-License-Identifier: GPL-3.0-or-later
// What is odd about the times of a game's events: the clock of the machine that wrote them is wrong, or they
// were not written as they happened. Pure; time is an argument.
#pragma once

#include "core/instant.hpp"
#include "core/message/message.hpp"
#include "core/table/event.hpp"

#include <optional>

namespace tactus::record {

class EventTimes {
 public:
  /// The clocks of two machines that nobody compares may be so far apart.
  static constexpr Millis apart{120'000};

  /// Of the next event, as it is read at `now` (nothing: long after): "time: 0:05:00 ahead of this machine's
  /// clock", "time: runs backwards, by 0:05:00". Told once, until the times are right again. The time of a
  /// program whose pace is another than that of real time is ahead of every clock, as it says itself.
  std::optional<Message> take(table::StampedEvent const& event, std::optional<Instant> now);

 private:
  std::optional<Instant> latest_{};
  bool is_ahead_ = false, is_back_ = false;
  bool is_paced_ = false;
};

}  // namespace tactus::record
