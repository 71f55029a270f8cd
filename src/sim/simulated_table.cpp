// SPDX-License-Identifier: GPL-3.0-or-later
// See simulated_table.hpp.
#include "src/sim/simulated_table.hpp"

#include "core/legal/position.hpp"

namespace tactus::sim {

namespace {

using devices::simulators::SimulatedBoard;
using devices::simulators::SimulatedLine;

constexpr Millis main_time = std::chrono::minutes{90};
constexpr Millis increment = std::chrono::seconds{30};

}  // namespace

SimulatedTable::SimulatedTable(std::filesystem::path const& folder, double speed)
    : TimeFlow(speed),
      white_board(chess::Position::initial().placement()),
      black_board(chess::Position::initial().placement()),
      clock(main_time, increment),
      white_line(white_board, folder / "white-board"),
      black_line(black_board, folder / "black-board"),
      clock_line(clock, folder / "clock") {
  for (SimulatedLine* const line : {&white_line, &black_line, &clock_line}) carry(*line);
}

tl::expected<void, Trouble> SimulatedTable::plug_all() {
  for (SimulatedLine* const line : {&white_line, &black_line, &clock_line})
    if (auto plugged = line->plug(now()); !plugged) return plugged;
  return {};
}

tl::expected<void, Trouble> SimulatedTable::act(chess::Color board, std::vector<HandAction> const& actions) {
  for (HandAction const& action : actions) {
    if (auto waited = wait(action.pause_before); !waited) return waited;
    act_on(board == chess::Color::white ? static_cast<SimulatedBoard&>(white_board) : black_board, action,
           now());
  }
  return {};
}

}  // namespace tactus::sim
