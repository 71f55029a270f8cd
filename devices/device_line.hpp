// SPDX-License-Identifier: GPL-3.0-or-later
// One port from its chunks to device events, and back: probes, talks the protocol it found, notices silence
// and starts again. Pure: time is in the arguments, deadlines are values. Use from one thread.
//
//   opened() -> feed() / pass_time() at next_deadline() ... -> closed(); again opened() after a reconnect.
// Times never fall: feed every chunk that has arrived before pass_time(), else bytes already read count as
// missing. A LinkFound is said when a protocol is proved, a LinkLost when the device is gone, silent, or
// never understood.
#pragma once

#include "devices/dgt_line.hpp"
#include "devices/line_step.hpp"
#include "devices/probe.hpp"
#include "devices/sentence_line.hpp"

#include <optional>
#include <string>
#include <variant>

namespace tactus::devices {

struct LineSettings {
  Orientation orientation = Orientation::detect;  // of a DGT board
  LineTiming timing;
};

enum class Protocol : std::uint8_t { unknown, dgt, tactus };

class DeviceLine {
 public:
  explicit DeviceLine(LineSettings settings = {}) : settings_(settings) {}

  LineStep opened(Instant now);
  LineStep feed(Chunk const& chunk);
  LineStep pass_time(Instant now);
  /// Ask the device for its full state; nothing while no protocol is known.
  LineStep ask_full_state(Instant now);
  /// To the clock of a DGT board; nothing on other lines.
  LineStep send(DgtCommand command, Instant now);
  /// The port could not be opened, or was lost; `reason` is a sentence.
  LineStep closed(std::string const& reason);

  /// When pass_time() has something to do; nothing while the port is closed.
  std::optional<Instant> next_deadline() const;
  Protocol protocol() const;
  /// How the DGT board at this line stands, once seen: to be configured after a restart in mid-game.
  std::optional<bool> is_rotated() const;

 private:
  struct Closed {};
  LineStep begin(Probe::Found& found, Chunk const& chunk);
  LineStep feed_state(Chunk const& chunk);
  LineStep pass_state_time(Instant now);
  LineStep lost(std::string const& reason);
  std::string silence_reason() const;

  LineSettings settings_;
  std::variant<Closed, Probe, DgtLine, SentenceLine> state_;
  Instant last_byte_{};  // or when waiting for one began
  bool is_lost_said_ = false;
};

}  // namespace tactus::devices
