// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a game is a reading beside the two sheets: where it has a move, that move was made on both
// boards; where it has a gap or has ended, both sheets say what may have been played, and the boards say
// where it led.
#pragma once

#include "core/arbitration/reconcile/recorded/sheet_row.hpp"
#include "core/arbitration/reconcile/settlement.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

/// A line that leads to what at least one board shows.
struct FoundLine {
  std::vector<chess::Move> moves;
  ByColor<bool> shown{};  // by which boards
  ByColor<Cost> costs{};  // of each sheet
  Cost off_press = 0;     // the clock was pressed another number of times

  Cost total() const { return static_cast<Cost>(costs.white + costs.black + off_press); }
};

/// What one sheet has for each ply of a line.
struct PlyEntry {
  std::optional<std::size_t> entry;
  Sense sense = Sense::silent;
  bool has_move = false;             // the entry denotes the move, or is one slip away
  std::vector<chess::Move> means{};  // by the entry alone
};
using SheetAlongLine = std::vector<PlyEntry>;

struct RecordedLines {
  std::vector<FoundLine> found;       // the cheapest first
  std::vector<chess::Move> recorded;  // up to the first gap, or to the end
  unsigned last_recorded = 0;         // ply
  bool is_complete = true;
};

RecordedLines find_lines(Case const& found, ByColor<Entries> const& sheets, Effort const& effort);
/// The moves of the record, up to its first gap or to its end.
std::vector<chess::Move> recorded_moves(Case const& found, ByColor<Entries> const& sheets,
                                        Effort const& effort);

/// Precondition: the moves are legal one after the other.
ByColor<SheetAlongLine> sheets_along(Case const& found, ByColor<Entries> const& sheets,
                                     std::vector<chess::Move> const& moves);

}  // namespace tactus::arbitration::reconcile
