// SPDX-License-Identifier: GPL-3.0-or-later
// Commands to a board that needs a pause after each, and for its lamps only what they shall show now.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace tactus::devices {

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
