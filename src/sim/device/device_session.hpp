// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim device`: one board or clock on a pseudo-terminal, with hands; commands come line by line. For
// trying Tactus with every protocol that it speaks.
#pragma once

#include "core/chess/stated_position.hpp"
#include "devices/simulators/hands.hpp"
#include "src/sim/device/device_options.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

// A simulated board, the pieces that are lifted from it, and the game that is played on it. Says why a hand
// cannot do what it is told.

class BoardInHand {
 public:
  using Actions = tl::expected<std::vector<devices::simulators::HandAction>, std::string>;

  /// The board must outlive it. Precondition: `start` stands on it.
  BoardInHand(devices::simulators::SimulatedBoard& board, chess::StatedPosition const& start,
              devices::simulators::HandHabits const& habits, std::uint32_t seed)
      : board_(board), position_(start.diagram()), hands_(habits, seed), generator_(seed) {}

  /// What a hand would do; nothing is done yet. The error is one sentence.
  Actions lift(chess::Square square) const;
  Actions place(chess::Square square, std::optional<chess::Piece> piece) const;
  Actions slide(chess::Square from, chess::Square to);
  /// A move by its form, legal or not; one that was made piece by piece before is taken into it first.
  Actions play(std::string const& move);

  void act(devices::simulators::HandAction const& action, devices::simulators::SimTime now);

 private:
  tl::expected<void, std::string> follow_pieces();

  devices::simulators::SimulatedBoard& board_;
  chess::Diagram position_;
  devices::simulators::Hands hands_;
  std::mt19937 generator_;
  std::vector<chess::Piece> lifted_;  // the last one at the end
};

/// A board or a clock made elsewhere, in the place of the simulated one. `board`: for what its sensors notice
/// at first.
struct DeviceMade {
  std::function<std::unique_ptr<devices::simulators::SimulatedBoard>(chess::Placement const& seen)> board;
  std::unique_ptr<devices::simulators::SimulatedClock> clock;
};

/// Prints the name of the port first, then each thing that is done and what the lamps show, one per line. 0
/// at `quit` or the end of the input. A command that cannot be done is answered with a sentence on standard
/// error and forgotten; 1 when the port cannot be made.
int run_device_session(DeviceOptions const& options, DeviceMade made = {});

}  // namespace tactus::sim
