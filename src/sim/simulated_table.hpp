// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a simulated game: a tactile board for White, a DGT board for Black and a talking clock.
#pragma once

#include "core/legal/position.hpp"
#include "devices/simulators/simulated_dgt_board.hpp"
#include "devices/simulators/simulated_tactile_board.hpp"
#include "devices/simulators/simulated_talking_clock.hpp"
#include "src/sim/hand.hpp"
#include "src/sim/time_flow.hpp"

#include <filesystem>

namespace tactus::sim {

class SimulatedTable : public TimeFlow {
 public:
  /// Links to the lines are made in `folder`.
  SimulatedTable(std::filesystem::path const& folder, double speed);

  devices::simulators::SimulatedTactileBoard white_board;
  devices::simulators::SimulatedDgtBoard black_board;
  devices::simulators::SimulatedTalkingClock clock;
  devices::simulators::SimulatedLine white_line;
  devices::simulators::SimulatedLine black_line;
  devices::simulators::SimulatedLine clock_line;

  tl::expected<void, Trouble> plug_all();
  /// Hands on a board. Each action after its pause.
  tl::expected<void, Trouble> act(chess::Color board, std::vector<HandAction> const& actions);
};

}  // namespace tactus::sim
