// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that no sheet has, found from both ends: from the last position that is known to the one that stands
// on the boards (8.5.3).
#pragma once

#include "core/arbitration/reconcile/found_board.hpp"
#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/arbitration/reconcile/sheets/sheet.hpp"
#include "core/legal/position.hpp"

#include <array>
#include <vector>

namespace tactus::arbitration::reconcile {

/// Keeps references: sheets and boards must outlive it.
class BoardWitness {
 public:
  /// Precondition: the boards show the same, as far as both can tell.
  BoardWitness(ByColor<Entries> const& sheets, ByColor<FoundBoard> const& boards);

  /// False: the plies of which no sheet says anything cannot do all that the later entries leave undone.
  /// Judged by the texts of the entries alone; lines with several entries missing may be lost, so this is for
  /// gaps that are too wide to be searched without it.
  bool may_lead_there(chess::Position const& position, SheetPlaces const& places) const;

 private:
  /// What the entries from one on can do to the board.
  struct Doings {
    chess::SquareSet arrivals;
    std::array<unsigned, 6> departures{};  // [Kind]
    unsigned unknown = 0;                  // entries that may do anything
  };

  static std::vector<Doings> doings_from_each(Entries const& sheet);
  Doings doings_after_gap(SheetPlaces const& places, unsigned gap) const;
  unsigned gap_ahead(SheetPlaces const& places) const;

  ByColor<Entries> const& sheets_;
  ByColor<std::vector<Doings>> doings_;  // from each entry on; of none after the last
  FoundBoard const& board_;              // the one that knows its pieces, if any does
};

/// All lines of exactly so many plies from the position to one that both boards show.
std::vector<std::vector<chess::Move>> unwritten_moves(chess::Position const& from,
                                                      ByColor<FoundBoard> const& boards, unsigned plies,
                                                      Effort const& effort);

}  // namespace tactus::arbitration::reconcile
