// SPDX-License-Identifier: GPL-3.0-or-later
// firmware-device WHICH LINK SPEED: `tactus-sim device` with a controller that runs a compiled firmware
// (board_registers, board_matrix or clock) in the place of the simulated board or clock.
#include "src/sim/device/device_session.hpp"
#include "tests/firmware/bench/wired_board.hpp"
#include "tests/firmware/bench/wired_clock.hpp"

#include <cstdio>
#include <span>
#include <string>

using namespace tactus;

int main(int count, char** words) {
  std::span const arguments{words, static_cast<std::size_t>(count)};
  std::string const which = count == 4 ? arguments[1] : "";
  bool const is_clock = which == "clock";
  if (!is_clock && which != "board_registers" && which != "board_matrix") {
    std::fputs("error: expected board_registers, board_matrix or clock, a link, and a speed\n", stderr);
    return 2;
  }
  sim::DeviceArguments as;
  as.kind = is_clock ? "tactus-clock" : "tactus-board";
  as.link = arguments[2];
  as.has_bounce = !is_clock;
  as.speed = static_cast<unsigned>(std::stoul(arguments[3]));
  auto const options = sim::read_device_options(as);
  if (!options) {
    std::fprintf(stderr, "error: %s\n", options.error().c_str());
    return 2;
  }
  sim::DeviceMade made;
  if (is_clock) {
    made.clock = std::make_unique<firmware::WiredClock>();
  } else {
    made.board = [&](chess::Placement const& seen) {
      return std::make_unique<firmware::WiredBoard>(
          seen, which == "board_matrix" ? firmware::Wires::matrix : firmware::Wires::registers);
    };
  }
  return sim::run_device_session(*options, std::move(made));
}
