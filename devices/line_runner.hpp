// SPDX-License-Identifier: GPL-3.0-or-later
// An open port spoken with from one thread, for commands that look at a device and do nothing else meanwhile.
#pragma once

#include "devices/device_line.hpp"
#include "devices/ports/byte_stream.hpp"
#include "devices/ports/capture.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tactus::devices {

/// For a port of this name, with the protocol that is told of it (port.hpp).
LineSettings settings_for(std::string const& port);
/// With the protocol that was typed, else with the one that its header tells.
LineSettings settings_for(Capture const& capture, Protocol typed = Protocol::unknown);

class LiveLine {
 public:
  /// Asks at once what the device is. `now` never runs backwards.
  LiveLine(std::unique_ptr<ByteStream> stream, LineSettings const& settings, std::function<Instant()> now);

  /// Waits at most `wait` for the device and gives what it said, what its silence means, or at last that it
  /// is gone.
  std::vector<DeviceEvent> listen(Millis wait);
  /// To the clock of a DGT board; nothing on other lines.
  std::vector<DeviceEvent> send(MakeCommand const& command);

  /// False once the port was unplugged: nothing can come any more.
  bool is_open() const { return is_open_; }
  /// All bytes that came, understood or not.
  std::size_t bytes_heard() const { return bytes_heard_; }

 private:
  void carry_out(LineStep step);
  Millis until_deadline(Millis wait) const;

  std::unique_ptr<ByteStream> stream_;
  DeviceLine line_;
  std::function<Instant()> now_;
  std::vector<DeviceEvent> events_;  // not yet given out
  std::size_t bytes_heard_ = 0;
  bool is_open_ = true;
};

// What a capture means: its bytes taken through the same line as live ones, at their recorded times.

struct ReplayedEvent {
  Millis offset{0};
  DeviceEvent event;
};

/// The events of the whole capture, deadlines between its lines included. Bytes to the device are not looked
/// at: what this version would send may differ from what was sent then.
std::vector<ReplayedEvent> replay(Capture const& capture, LineSettings const& settings);

/// "+000412 board e4 P"
std::string describe(ReplayedEvent const& event);

}  // namespace tactus::devices
