// SPDX-License-Identifier: GPL-3.0-or-later
// What the reports of a Chessnut board mean. Pure; holds the orientation of the board and its last state.
#pragma once

#include "devices/chessnut_framer.hpp"
#include "devices/full_states.hpp"
#include "devices/orientation.hpp"

#include <vector>

namespace tactus::devices {

class ChessnutDecoder {
 public:
  explicit ChessnutDecoder(Orientation orientation = Orientation::detect) : orientation_(orientation) {}

  std::vector<DeviceEvent> decode(ChessnutLexeme const& lexeme);
  void wish_full_state() { states_.wish_whole(); }
  BoardOrientation const& orientation() const { return orientation_; }

 private:
  std::vector<DeviceEvent> squares(ChessnutSquares const& squares);
  std::vector<DeviceEvent> battery(ChessnutBattery const& battery);

  BoardOrientation orientation_;
  FullStates states_;
  std::optional<Battery> last_battery_;
};

}  // namespace tactus::devices
