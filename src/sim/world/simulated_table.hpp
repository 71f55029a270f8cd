// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a simulated game: a tactile board for White, a DGT board for Black and a talking clock.
#pragma once

#include "core/legal/position.hpp"
#include "devices/simulators/dgt.hpp"
#include "devices/simulators/tactus.hpp"
#include "src/sim/world/hand.hpp"
#include "src/sim/world/mistake.hpp"
#include "src/sim/world/time_flow.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tactus::sim {

class SimulatedTable : public TimeFlow {
 public:
  /// Links to the lines are made in `folder`.
  SimulatedTable(std::filesystem::path const& folder, double speed, Mistake mistake = Mistake::none);

  devices::simulators::SimulatedTactileBoard white_board;
  devices::simulators::SimulatedDgtBoard black_board;
  devices::simulators::SimulatedTalkingClock clock;
  devices::simulators::SimulatedLine white_line;
  devices::simulators::SimulatedLine black_line;
  devices::simulators::SimulatedLine clock_line;

  tl::expected<void, Trouble> plug_all();
  /// Hands on a board. Each action after its pause.
  tl::expected<void, Trouble> act(chess::Color board, std::vector<HandAction> const& actions);

 private:
  Mistake mistake_;
};

// How the real `tactus play` is started on the simulated table.

/// Whole numbers, because `tactus play --pace` takes them. With it a game takes half a minute, and the jitter
/// of a busy machine (some 10 ms, rarely 100) is short against the quiet times that boards need and against
/// the three seconds after which a device that says nothing is lost.
inline constexpr unsigned fastest_pace = 12;

struct TableProgramOptions {
  std::filesystem::path game_file;
  bool is_resumed = false;  // go on with the game in that file
  bool is_silent = true;
  std::optional<std::filesystem::path> wav;
  std::string event, site;
};

/// The arguments of `tactus`.
std::vector<std::string> play_arguments(SimulatedTable const& table, TableProgramOptions const& options);

// `tactus-sim table`: only the boards, the clock and their cables; commands come line by line. For trying
// `tactus` by hand and for tests that start, stop and kill it themselves.

struct TableSessionOptions {
  std::filesystem::path folder;  // where the links to the lines are made
  unsigned speed = 1;
  Mistake mistake = Mistake::none;
  std::optional<std::filesystem::path> script;  // nothing: standard input
};

/// Prints the port names first, one per line. 0 at `end` or the end of the commands; 1 for a bad line of a
/// script, and a sentence on standard error. A bad line from a person is answered and forgotten.
int run_table_session(TableSessionOptions const& options);

}  // namespace tactus::sim
