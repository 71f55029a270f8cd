// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a device whose protocol is known: the same few questions to every make. Pure: time is
// in the arguments, deadlines are values.
#pragma once

#include "devices/dgt_commands.hpp"
#include "devices/lights.hpp"
#include "devices/line_step.hpp"

#include <optional>
#include <span>

namespace tactus::devices {

class ProtocolLine {
 public:
  ProtocolLine() = default;
  ProtocolLine(ProtocolLine const&) = delete;
  ProtocolLine& operator=(ProtocolLine const&) = delete;
  virtual ~ProtocolLine() = default;

  virtual LineStep feed(std::span<std::uint8_t const> bytes, Instant at) = 0;
  virtual LineStep pass_time(Instant now) = 0;
  /// The next full state is told even if it is nothing new.
  virtual LineStep ask_full_state(Instant now) = 0;
  virtual std::optional<Instant> next_deadline() const = 0;

  /// Nothing on devices without lamps.
  virtual LineStep light(LightsOn const& /*lights*/, Instant /*now*/) { return {}; }
  /// To the clock of a DGT board; nothing on other lines.
  virtual LineStep send(DgtCommand const& /*command*/, Instant /*now*/) { return {}; }
  /// How the board stands, where its pieces can tell.
  virtual std::optional<bool> is_rotated() const { return std::nullopt; }
};

}  // namespace tactus::devices
