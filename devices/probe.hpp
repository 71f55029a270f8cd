// SPDX-License-Identifier: GPL-3.0-or-later
// Which protocol does this port speak? Found by listening and asking, never by USB numbers: many boards share
// a generic one. The order of the questions is such that none harms another make:
//   38400 baud: first only listen. Boards of Certabo and Tabutronic speak all the time and would take any
//               byte as the beginning of a lamp command; Millennium's speak unless they were told not to.
//   9600 baud:  4D 40, twice. A DGT board answers the first, a Pegasus perhaps only after a reset; to the
//               others it is nothing. Our own boards and clocks and home-made ones speak by themselves within
//               this time. Our own query must not be sent: its letters write a DGT board's memory.
//   38400 baud: `V56`, for Millennium. Its bytes have the top bit: a DGT board leaves its single mode and
//               comes back with the next 4D; no harm. One that is there has answered before.
#pragma once

#include "devices/drivers/driver_row.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tactus::devices {

using Drivers = std::span<DriverRow const* const>;

/// One question after the other, and then again from the first.
struct PortQuestion {
  unsigned baud;
  std::vector<std::uint8_t> bytes;  // none: only listen
  unsigned half_heartbeats;         // how long an answer is waited for
};

/// For a port of which nothing is known (`unknown`), or where the protocol was told. Never empty.
std::vector<PortQuestion> questions_for(Protocol told, Drivers drivers);

/// "a DGT board, a Tactus board or clock or a home-made board": what may answer at a port.
std::string expected_devices(Protocol told, Drivers drivers);

class Probe {
 public:
  /// `told`: the protocol, if the user named it; then nothing else is asked or believed. Asks at once when
  /// time passes, then again and again; each round takes three times `timing.heartbeat`. `drivers` outlive
  /// it.
  Probe(LineTiming const& timing, Instant now, Protocol told, Drivers drivers);

  struct Found {
    Proof proof;
    std::size_t taken;  // bytes of this feed up to the end of the proof; the rest belongs to the protocol
  };
  std::optional<Found> feed(std::span<std::uint8_t const> bytes, Instant at);
  /// The rate to set and the bytes to send now, if any.
  LineStep pass_time(Instant now);
  Instant next_deadline() const { return next_ask_; }
  /// All bytes that came and proved nothing.
  std::size_t bytes_seen() const { return bytes_seen_; }

 private:
  std::optional<Proof> proof_by(std::span<std::uint8_t const> byte, Instant at);

  std::vector<std::unique_ptr<Listener>> listeners_;
  std::vector<PortQuestion> questions_;
  Protocol told_;
  Millis heartbeat_;
  std::size_t turn_ = 0;  // which question comes next
  Instant next_ask_;
  std::size_t bytes_seen_ = 0;
};

}  // namespace tactus::devices
