// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a simulated game: a tactile board for White, a DGT board for Black, a talking clock, and the
// flow of simulated time in which all of them and the hands live. One thread; nothing happens but inside
// run_until() and wait().
#pragma once

#include "core/chess/position.hpp"
#include "core/instant.hpp"
#include "devices/simulators/simulated_dgt_board.hpp"
#include "devices/simulators/simulated_line.hpp"
#include "devices/simulators/simulated_tactile_board.hpp"
#include "devices/simulators/simulated_talking_clock.hpp"
#include "src/sim/child_process.hpp"
#include "src/sim/hand.hpp"

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

/// What went wrong, in one sentence for the person who started the simulator.
using Trouble = std::string;

class SimulatedTable {
 public:
  /// Links to the lines are made in `folder`. Simulated time runs `speed` times as fast as the wall clock.
  SimulatedTable(std::filesystem::path const& folder, double speed);

  devices::simulators::SimulatedTactileBoard white_board;
  devices::simulators::SimulatedDgtBoard black_board;
  devices::simulators::SimulatedTalkingClock clock;
  devices::simulators::SimulatedLine white_line;
  devices::simulators::SimulatedLine black_line;
  devices::simulators::SimulatedLine clock_line;

  tl::expected<void, Trouble> plug_all();
  SimTime now() const;
  double speed() const { return speed_; }

  /// Hands on a board. Each action after its pause.
  tl::expected<void, Trouble> act(chess::Color board, std::vector<HandAction> const& actions);
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

  void keep_appointments();
  void read_programs();
  void pump_lines();
  void sleep_until(SimTime when);
  SimTime next_due() const;

  double speed_;
  WallTime began_ = std::chrono::steady_clock::now();
  std::vector<Listener> listeners_;
  std::vector<Appointment> appointments_;
};

/// Ctrl-C from now on lets run_until() and wait() fail, so that programs are ended and folders removed.
void stop_on_interrupt();

}  // namespace tactus::sim
