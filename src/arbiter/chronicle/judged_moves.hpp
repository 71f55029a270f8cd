// SPDX-License-Identifier: GPL-3.0-or-later
// What the Laws say of each move by itself, as soon as it is made, and how long it waited for its press. The
// arbiter alone is told (12.6). Pure.
#pragma once

#include "core/chess/move.hpp"
#include "core/legal/position.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/chronicle/incident.hpp"

#include <map>
#include <optional>
#include <vector>

namespace tactus::program {

class JudgedMoves {
 public:
  struct Made {
    chess::Move move;
    chess::Color by;
  };

  /// Without a clock that is read, while it stands, or while the program does not look, no player is late.
  /// `state`, here and below: after it.
  void take(Instant at, table::Input const& input, table::TableState const& state);
  std::vector<Incident> take(Instant at, table::Outcome const& outcome, table::TableState const& state);

  /// The move that is made and not completed.
  std::optional<Made> const& made() const { return made_; }
  /// Since then it waits for its press. Nothing: no move does, or nobody can tell since when.
  std::optional<Instant> waits_since() const { return waits_since_; }

 private:
  std::vector<Incident> take_made(Instant at, table::MoveMade const& made, table::TableState const& state);
  std::vector<Incident> take_completed(Instant at, table::MoveCompleted const& completed,
                                       table::TableState const& state);
  /// That it is not legal, or ends the game; once for each move.
  std::vector<Incident> judge(unsigned ply, chess::Move move, table::TableState const& state);
  void forget();

  std::optional<Made> made_;
  std::optional<Instant> waits_since_;
  bool does_clock_stand_ = false;
  std::map<unsigned, chess::Move> judged_;  // by ply
};

}  // namespace tactus::program
