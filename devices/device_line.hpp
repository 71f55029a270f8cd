// SPDX-License-Identifier: GPL-3.0-or-later
// One port from its chunks to device events, and back: probes, talks the protocol it found, notices silence
// and starts again. Pure: time is in the arguments, deadlines are values. Use from one thread.
//
// Boards that name their pieces are read the right way round, whichever way they lie, and lit so.
//
//   opened() -> feed() / pass_time() at next_deadline() ... -> closed(); again opened() after a reconnect.
// Times never fall: feed every chunk that has arrived before pass_time(), else bytes already read count as
// missing. A LinkFound is said when a protocol is proved, a LinkLost when the device is gone, silent, or
// never understood.
#pragma once

#include "core/sensing/orientation.hpp"
#include "devices/drivers/driver.hpp"
#include "devices/probe.hpp"

#include <memory>
#include <optional>
#include <string>

namespace tactus::devices {

struct LineSettings {
  LineTiming timing{};
  Protocol protocol = Protocol::unknown;  // told by the user, else found out
  Drivers drivers = all_drivers();        // that may be found; they outlive the line
};

class DeviceLine {
 public:
  explicit DeviceLine(LineSettings settings = {}) : settings_(settings) {}

  LineStep opened(Instant now);
  LineStep feed(Chunk const& chunk);
  LineStep pass_time(Instant now);
  /// Bytes came until now that nobody can read any more: the device is there, and is asked how it stands.
  LineStep skip(Instant now);
  /// Ask the device for its full state; nothing while no protocol is known.
  LineStep ask_full_state(Instant now);
  /// What the lamps shall show from now on; lit again after a reconnect. Nothing on boards without lamps.
  LineStep light(LightsOn const& lights, Instant now);
  /// What should stand on the board now, by the game: a board that reads tags from its pieces learns them
  /// from it.
  void expect(chess::Placement const& placement);
  /// Nothing on devices of other makes.
  LineStep send(MakeCommand const& command, Instant now);
  /// The port could not be opened, or was lost; `reason` is a sentence.
  LineStep closed(std::string const& reason);

  /// What hands did before this has been told, or will not be: nobody waits for a device that is lost.
  Instant told_until(Instant now) const { return driver_ ? driver_->told_until(now) : now; }

  /// When pass_time() has something to do; nothing while the port is closed.
  std::optional<Instant> next_deadline() const;
  /// The protocol that was proved; `unknown` until then.
  Protocol protocol() const { return protocol_; }

 private:
  LineStep probe(Instant now);
  LineStep begin(Probe::Found const& found, Chunk const& chunk);
  void forgive_standstill(Instant now);
  LineStep as_seen(LineStep told, Instant now);
  LineStep light_squares(Instant now);
  LineStep lost(std::string const& reason);
  std::string silence_reason() const;
  LineStep with_new_baud(LineStep step);

  LineSettings settings_;
  // At most one of the two; neither while the port is closed.
  std::optional<Probe> probe_;
  std::unique_ptr<Driver> driver_;
  Protocol protocol_ = Protocol::unknown;
  unsigned baud_ = 0;    // of the port, as far as it was told
  Instant last_byte_{};  // or when waiting for one began
  sensing::OrientationByPieces orientation_;
  LightsOn lights_;  // as the board's player sees it
  std::optional<chess::Placement> expected_;
  std::shared_ptr<DriverMemory> memory_;  // of the last driver, shared with it
  bool is_lost_said_ = false;
};

}  // namespace tactus::devices
