// SPDX-License-Identifier: GPL-3.0-or-later
// Many boards send all their squares every time. What their line tells is what has changed; the whole state
// only at first and when it was asked for.
#pragma once

#include "core/chess/placement.hpp"
#include "devices/drivers/device_event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::devices {

class FullStates {
 public:
  /// The next state is told as a whole.
  void wish_whole() { last_.reset(); }

  /// Squares that were emptied come before those that were filled.
  std::vector<DeviceEvent> take(sensing::AllPieces const& now);
  std::vector<DeviceEvent> take(sensing::AllOccupied const& now);

 private:
  template <class State>
  std::vector<DeviceEvent> take_state(State const& now);

  std::optional<std::variant<sensing::AllPieces, sensing::AllOccupied>> last_;
};

// Can these men stand on a board between two hands? A bound wide enough for any moment of a game: a promoted
// man beside its pawn, pieces in hand.

/// Nothing, or what cannot be: more than one king, eight pawns or seventeen men of a colour.
std::optional<std::string> implausible_men(chess::Placement const& placement);

}  // namespace tactus::devices
