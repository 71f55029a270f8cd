// SPDX-License-Identifier: GPL-3.0-or-later
// Which protocol does this port speak? Found by listening and asking, never by USB numbers: many boards share
// a generic one. The order of the questions is such that none harms another make:
//   38400 baud: first only listen. Boards of Certabo and Tabutronic speak all the time and would take any
//               byte as the beginning of a lamp command; Millennium's speak unless they were told not to.
//   9600 baud:  4D, twice. A DGT board answers; to the others it is nothing. Our own boards and clocks and
//               home-made ones speak by themselves within this time. Our own query must not be sent: its
//               letters write a DGT board's memory.
//   38400 baud: `V56`, for Millennium. Its bytes have the top bit: a DGT board leaves its single mode and
//               comes back with the next 4D; no harm. One that is there has answered before.
#pragma once

#include "devices/certabo_framer.hpp"
#include "devices/chesslink_framer.hpp"
#include "devices/chessnut_framer.hpp"
#include "devices/dgt_framer.hpp"
#include "devices/line_step.hpp"
#include "devices/occupancy_framer.hpp"
#include "devices/protocol.hpp"
#include "devices/sentence_framer.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tactus::devices {

/// A message that only a device of that protocol sends: version or serial number of a DGT board, a sentence
/// of ours, version or status of a Millennium board, a line of all squares or a report from the others.
using Proof = std::variant<DgtFrame, Sentence, ChessLinkFrame, CertaboFrame, OccupancyFrame, ChessnutFrame>;

class Probe {
 public:
  /// `told`: the protocol, if the user named it; then nothing else is asked or believed. Asks at once when
  /// time passes, then again and again; each round takes three times `timing.heartbeat`.
  Probe(LineTiming const& timing, Instant now, Protocol told = Protocol::unknown);

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
  std::optional<Found> found_by(std::span<std::uint8_t const> byte, Instant at, std::size_t taken);
  bool is_welcome(Protocol protocol) const {
    return told_ == Protocol::unknown ? facts_of(protocol).is_asked_for : told_ == protocol;
  }

  DgtFramer dgt_;
  SentenceFramer sentences_;
  ChessLinkFramer chesslink_;
  CertaboFramer certabo_;
  OccupancyFramer occupancy_;
  ChessnutFramer chessnut_;
  Protocol told_;
  Millis heartbeat_;
  std::size_t turn_ = 0;  // which question comes next
  Instant next_ask_;
  std::size_t bytes_seen_ = 0;
};

}  // namespace tactus::devices
