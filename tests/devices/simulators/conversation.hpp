// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated device and the real driver of its port, talking with each other millisecond by millisecond.
#pragma once

#include "devices/device_line.hpp"
#include "devices/simulators/line.hpp"

#include <string_view>
#include <vector>

namespace tactus::devices::simulators {

using std::chrono::milliseconds;

inline chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

/// A device and the driver of its port, both ends in simulated time; each byte takes its time on the line.
class Conversation {
 public:
  explicit Conversation(SimulatedDevice& device, SimTime byte_time = byte_time_9600,
                        LineSettings const& settings = {})
      : device_(device), driver_(settings), to_driver_(byte_time), to_device_(byte_time) {
    device_.power_up(now_);
    take(driver_.opened(instant()));
  }
  SimTime now() const { return now_; }
  LineFaults& faults() { return faults_; }
  void light(chess::SquareSet squares) { take(driver_.light({squares}, instant())); }
  void send(MakeCommand const& command) { take(driver_.send(command, instant())); }
  void ask_full_state() { take(driver_.ask_full_state(instant())); }
  void expect(chess::Placement const& placement) { driver_.expect(placement); }
  DeviceLine const& driver() const { return driver_; }
  std::vector<DeviceEvent> const& events() const { return events_; }

  void go_on(SimTime duration) {
    for (SimTime const end = now_ + duration; now_ < end; now_ += milliseconds{1}) {
      device_.receive(to_device_.take(now_), now_);
      to_driver_.push(faults_.pass(device_.take_output()), now_);
      if (Bytes const arrived = to_driver_.take(now_); !arrived.empty())
        take(driver_.feed({instant(), arrived}));
      if (auto const due = driver_.next_deadline(); due && *due <= instant())
        take(driver_.pass_time(instant()));
    }
  }
  void power_off_and_on() {
    take(driver_.closed("The port is gone."));
    to_driver_.clear();
    to_device_.clear();
    device_.power_up(now_);
    take(driver_.opened(instant()));
  }
  template <typename Event>
  std::vector<Event> all() const {
    std::vector<Event> found;
    for (DeviceEvent const& event : events_)
      if (auto const* one = std::get_if<Event>(&event)) found.push_back(*one);
    return found;
  }
  /// What a host believes to stand on the board, having applied all it was told.
  chess::Placement placement() const {
    chess::Placement believed;
    for (auto const& observation : all<sensing::Observation>()) {
      if (auto const* full = std::get_if<sensing::AllPieces>(&observation)) believed = full->placement;
      if (auto const* one = std::get_if<sensing::SquarePiece>(&observation))
        one->piece ? believed.put(one->square, *one->piece) : believed.clear(one->square);
    }
    return believed;
  }
  chess::SquareSet occupied() const {
    chess::SquareSet believed;
    for (auto const& observation : all<sensing::Observation>()) {
      if (auto const* full = std::get_if<sensing::AllOccupied>(&observation)) believed = full->squares;
      if (auto const* one = std::get_if<sensing::SquareOccupied>(&observation))
        one->is_occupied ? believed.insert(one->square) : believed.erase(one->square);
    }
    return believed;
  }

 private:
  Instant instant() const { return Instant{std::chrono::duration_cast<Millis>(now_)}; }
  void take(LineStep const& step) {
    events_.insert(events_.end(), step.events.begin(), step.events.end());
    to_device_.push(step.send, now_);
  }

  SimulatedDevice& device_;
  SimTime now_{0};
  DeviceLine driver_;
  PacedBytes to_driver_, to_device_;
  LineFaults faults_;
  std::vector<DeviceEvent> events_;
};

}  // namespace tactus::devices::simulators
