// SPDX-License-Identifier: GPL-3.0-or-later
// What goes into and comes out of the pure state machines of one line: probe, DGT line, line of our own
// protocol.
#pragma once

#include "core/chess/placement.hpp"
#include "core/chess/square.hpp"
#include "core/instant.hpp"
#include "devices/drivers/device_event.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tactus::devices {

/// Bytes as one read gave them, with the time of that read.
struct Chunk {
  Instant time;
  std::vector<std::uint8_t> bytes;
};

/// To be done after a step: pass on the events, set the rate of the port if told, then send the bytes.
struct LineStep {
  std::vector<DeviceEvent> events;
  std::vector<std::uint8_t> send;
  std::optional<unsigned> baud = std::nullopt;

  void add(LineStep&& other) {
    for (auto& event : other.events) events.push_back(std::move(event));
    send.insert(send.end(), other.send.begin(), other.send.end());
    if (other.baud) baud = other.baud;
  }
  void add_bytes(std::span<std::uint8_t const> bytes) { send.insert(send.end(), bytes.begin(), bytes.end()); }
};

/// In the time of the chunks. Where that runs faster than the world (simulators), what a busy machine could
/// exceed must grow with it: see times().
struct LineTiming {
  Millis gap{250};         // inside a message
  Millis spacing{100};     // between commands to a DGT board: its buffer holds ten bytes
  Millis heartbeat{1000};  // also between two tries of the probe
  Millis silence{3000};    // without any byte: the device is lost
  Millis ask{500};         // least time between two requests for the full state
  Millis ack{2000};        // a clock command without answer is sent once more after this

  /// Least times between two commands stay: a simulated device lives as fast as the chunks.
  LineTiming times(unsigned factor) const {
    return {gap * factor, spacing, heartbeat * factor, silence * factor, ask, ack * factor};
  }
};

/// The earlier of two deadlines, where nothing means never.
constexpr std::optional<Instant> earlier(std::optional<Instant> a, std::optional<Instant> b) {
  if (!a) return b;
  if (!b) return a;
  return *a < *b ? a : b;
}

/// What a board with lamps shall show to those who see: these squares are lit from now on and no others; an
/// empty set puts all lamps out.
struct LightsOn {
  chess::SquareSet squares;
  bool operator==(LightsOn const&) const = default;
};

/// A command that devices of one make alone understand: only the make's own folder can build one, its driver
/// knows it again, and all others do nothing.
class MakeCommand {
 public:
  virtual ~MakeCommand() = default;
  bool operator==(MakeCommand const&) const = default;

 protected:
  MakeCommand() = default;
  MakeCommand(MakeCommand const&) = default;
  MakeCommand(MakeCommand&&) = default;
  MakeCommand& operator=(MakeCommand const&) = default;
  MakeCommand& operator=(MakeCommand&&) = default;
};

/// The conversation with a device whose protocol is known: the same few questions to every make. Pure: time
/// is in the arguments, deadlines are values.
class Driver {
 public:
  Driver() = default;
  Driver(Driver const&) = delete;
  Driver& operator=(Driver const&) = delete;
  virtual ~Driver() = default;

  virtual LineStep feed(std::span<std::uint8_t const> bytes, Instant at) = 0;
  virtual LineStep pass_time(Instant now) = 0;
  /// The next full state is told even if it is nothing new.
  virtual LineStep ask_full_state(Instant now) = 0;
  virtual std::optional<Instant> next_deadline() const = 0;

  /// Nothing on devices without lamps.
  virtual LineStep light(LightsOn const& /*lights*/, Instant /*now*/) { return {}; }
  /// Nothing on devices of other makes.
  virtual LineStep send(MakeCommand const& /*command*/, Instant /*now*/) { return {}; }
  /// What should stand on the board now, by the game; for makes that learn their pieces from it.
  virtual void expect(chess::Placement const& /*placement*/) {}
  /// What hands did before this has been told; earlier than `now` on a board that only repeats all its
  /// squares, while a line of it is on its way or was damaged there.
  virtual Instant told_until(Instant now) const { return now; }
};

}  // namespace tactus::devices
