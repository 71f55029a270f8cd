// SPDX-License-Identifier: GPL-3.0-or-later
// A board that knows its pieces may stand either way round. Its driver sees that only in the initial
// position; after a replug or a restart in mid-game the pieces themselves tell, by comparison with the game.
// Pure.
#pragma once

#include "core/sensing/observation.hpp"

namespace tactus::program {

class BoardTurn {
 public:
  /// What should stand on the board now.
  void expect(chess::Placement const& placement) { expected_ = placement; }
  /// The observation as White's side of the board sees it. A full state that clearly fits the game only the
  /// other way round turns the board, from now on.
  sensing::Observation seen(sensing::Observation const& observation);
  /// The line was lost: the driver starts anew, and so do we.
  void forget() { is_turned_ = false; }
  bool is_turned() const { return is_turned_; }

 private:
  chess::Placement expected_;
  bool is_turned_ = false;
};

}  // namespace tactus::program
