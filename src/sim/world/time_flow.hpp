// SPDX-License-Identifier: GPL-3.0-or-later
// The flow of simulated time in which boards, clocks, hands and the programs that listen to them live. One
// thread; nothing happens but inside run_until() and wait().
#pragma once

#include "core/instant.hpp"
#include "devices/simulators/line.hpp"
#include "src/sim/world/child_process.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

using devices::simulators::SimTime;

/// What went wrong, in one sentence for the person who started the simulator.
using Trouble = std::string;

// What a simulated clock is set to.
inline constexpr Millis main_time = std::chrono::minutes{90};
inline constexpr Millis increment = std::chrono::seconds{30};

class TimeFlow {
 public:
  /// Simulated time runs `speed` times as fast as the wall clock.
  explicit TimeFlow(double speed) : speed_(speed) {}

  SimTime now() const;
  double speed() const { return speed_; }
  /// How often a busy machine has let more than a second of simulated time pass between two looks at the
  /// lines: a device may then be silent that would have spoken.
  unsigned pauses() const { return pauses_; }

  /// Its bytes flow from now on, in run_until() and wait().
  void carry(devices::simulators::SimulatedLine& line) { lines_.push_back(&line); }
  /// Called after each look at the lines.
  void after_each_look(std::function<void()> what) { after_look_ = std::move(what); }
  /// What a program prints is handed to `on_line` line by line. The program must outlive the table or be
  /// forgotten.
  void listen(ChildProcess& program, std::function<void(std::string const&)> on_line);
  void forget(ChildProcess const& program);
  /// Once, when simulated time comes to `when`.
  void call_at(SimTime when, std::function<void()> what);

  /// Lets time pass. Fails after `wall_limit`, or when the person stops the program; `what` completes the
  /// sentence "waited 20 s in vain for ...".
  tl::expected<void, Trouble> run_until(std::function<bool()> const& is_done, Millis wall_limit,
                                        std::string_view what);
  /// Fails only when the person stops the program.
  tl::expected<void, Trouble> wait(SimTime duration);

 private:
  struct Listener {
    ChildProcess* program;
    std::function<void(std::string const&)> on_line;
  };
  struct Appointment {
    SimTime when;
    std::function<void()> what;
  };
  using WallTime = std::chrono::steady_clock::time_point;

  void note_pause();
  void keep_appointments();
  void read_programs();
  void pump_lines();
  void sleep_until(SimTime when);
  SimTime next_due() const;

  double speed_;
  WallTime began_ = std::chrono::steady_clock::now();
  std::vector<devices::simulators::SimulatedLine*> lines_;
  std::function<void()> after_look_ = [] {};
  std::vector<Listener> listeners_;
  std::vector<Appointment> appointments_;
  SimTime last_look_{};
  unsigned pauses_ = 0;
};

/// Ctrl-C from now on lets run_until() and wait() fail, so that programs are ended and folders removed.
void stop_on_interrupt();

// Commands from standard input, line by line, while simulated time goes on.

class CommandInput {
 public:
  CommandInput();
  /// Waits for the next line; nothing at the end of the input. Fails only when the person stops the program.
  tl::expected<std::optional<std::string>, Trouble> next(TimeFlow& flow);

 private:
  LineReader input_;
  std::deque<std::string> lines_;
};

/// Until the end of the input, or until `is_ended`, which a command may set. A command that cannot be obeyed
/// is told on standard error.
tl::expected<void, Trouble> follow_input(
    TimeFlow& flow, bool const& is_ended,
    std::function<tl::expected<void, Trouble>(std::string const&)> const& obey);

}  // namespace tactus::sim
