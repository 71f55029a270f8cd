// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk does with the events of one game, which may come doubled, late or not at all: it takes them
// in order, each once. Pure; time is an argument.
#pragma once

#include "core/instant.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace tactus::hall {

/// For waiting only: no clock of the wall.
using Moment = std::chrono::steady_clock::time_point;

class Reception {
 public:
  /// Events up to `last` are in the desk's own file.
  explicit Reception(std::int64_t last = 0) : last_(last) {}

  enum class Verdict : std::uint8_t {
    take,    // the next one: commit it, then acknowledge it
    ignore,  // of no use now, and its sender has been told so
    answer,  // of no use now; say again up to where everything is here, so that the sender goes on from there
  };
  /// A copy is of no use, and neither is an event behind a gap. They are answered once a second, so that a
  /// stream of them makes no storm.
  Verdict receive(std::int64_t number, Moment now);
  std::int64_t last() const { return last_; }

 private:
  std::int64_t last_;
  std::optional<Moment> answered_at_;
};

}  // namespace tactus::hall
