// SPDX-License-Identifier: GPL-3.0-or-later
// What the replies of a Millennium board mean. Pure; holds the orientation of the board and its last state.
#pragma once

#include "devices/drivers/chesslink/framer.hpp"
#include "devices/drivers/full_state.hpp"
#include "devices/drivers/orientation.hpp"

#include <vector>

namespace tactus::devices {

class ChessLinkDecoder {
 public:
  explicit ChessLinkDecoder(Orientation orientation = Orientation::detect) : orientation_(orientation) {}

  std::vector<DeviceEvent> decode(ChessLinkLexeme const& lexeme);
  void wish_full_state() { states_.wish_whole(); }
  BoardOrientation const& orientation() const { return orientation_; }

 private:
  std::vector<DeviceEvent> decode_frame(ChessLinkFrame const& frame);
  std::vector<DeviceEvent> status(std::string_view squares);

  BoardOrientation orientation_;
  FullStates states_;
  bool is_parity_noted_ = false;
};

}  // namespace tactus::devices
