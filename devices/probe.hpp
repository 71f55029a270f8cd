// SPDX-License-Identifier: GPL-3.0-or-later
// Which protocol does this port speak? Found by asking, never by USB numbers: many boards share a generic
// one. Only a harmless command is sent; our own query must not be, its letters are dangerous to a DGT board.
#pragma once

#include "devices/dgt_framer.hpp"
#include "devices/line_step.hpp"
#include "devices/sentence_framer.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tactus::devices {

/// A message that only a device of that protocol sends: version or serial number of a DGT board, or a
/// sentence of ours.
using Proof = std::variant<DgtFrame, Sentence>;

class Probe {
 public:
  /// Asks at once when time passes, then again every `timing.heartbeat`.
  Probe(LineTiming const& timing, Instant now)
      : framer_(timing.gap), interval_(timing.heartbeat), next_ask_(now) {}

  struct Found {
    Proof proof;
    std::size_t taken;  // bytes of this feed up to the end of the proof; the rest belongs to the protocol
  };
  std::optional<Found> feed(std::span<std::uint8_t const> bytes, Instant at);
  /// The bytes to send now, if any.
  std::vector<std::uint8_t> pass_time(Instant now);
  Instant next_deadline() const { return next_ask_; }
  /// All bytes that came and proved nothing.
  std::size_t bytes_seen() const { return bytes_seen_; }

 private:
  DgtFramer framer_;
  SentenceFramer sentences_;
  Millis interval_;
  Instant next_ask_;
  std::size_t bytes_seen_ = 0;
};

}  // namespace tactus::devices
