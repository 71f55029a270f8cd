// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded stream of one board as a whole table: its owner is blind and Tactus announces for him; his
// sighted opponent plays, and copies, on a board of his own without any fault.
#pragma once

#include "core/table/table_state.hpp"
#include "src/training/recognise.hpp"

#include <vector>

namespace tactus {

/// A ply as it was really played: on the recorded board it was done at `done`.
struct PlayedPly {
  chess::Move move;
  Instant done;
  bool is_told = false;  // several moves leave the same traces: he types which one it was
};

struct TableOutcome {
  table::TableState state;
  std::vector<table::MoveSaid> said;
};

/// Precondition: the case has one press for each ply.
TableOutcome play_at_a_table(training::SensorCase const& stream, std::vector<PlayedPly> const& plies);

}  // namespace tactus
