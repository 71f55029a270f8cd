// SPDX-License-Identifier: GPL-3.0-or-later
// "Ask for the full state, but at most twice a second": a wish that comes too early is kept and falls due
// later.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace tactus::devices {

class AskLimit {
 public:
  explicit AskLimit(Millis least) : least_(least) {}

  void wish() { is_wished_ = true; }
  /// True when it is to be asked now; then the wish is fulfilled.
  bool take(Instant now) {
    auto const due = next_deadline();
    if (!due || now < *due) return false;
    is_wished_ = false;
    last_ = now;
    return true;
  }
  std::optional<Instant> next_deadline() const {
    if (!is_wished_) return std::nullopt;
    return last_ ? *last_ + least_ : Instant::min();
  }

 private:
  Millis least_;
  bool is_wished_ = false;
  std::optional<Instant> last_;
};

// Commands to a board that needs a pause after each, and for its lamps only what they shall show now.

class SpacedCommands {
 public:
  using Bytes = std::vector<std::uint8_t>;
  explicit SpacedCommands(Millis spacing) : spacing_(spacing) {}

  /// A command that is already waiting is not put in twice.
  void push(Bytes command);
  /// Goes out when no command waits; replaces what was to be lit before and has not gone out yet.
  void light(Bytes command) { lights_ = std::move(command); }
  /// What may go out now: one command, or nothing.
  Bytes take(Instant now);
  std::optional<Instant> next_deadline() const;

 private:
  Millis spacing_;
  std::deque<Bytes> waiting_;
  std::optional<Bytes> lights_;
  Instant free_at_{Instant::min()};
};

}  // namespace tactus::devices
