// SPDX-License-Identifier: GPL-3.0-or-later
// A table as it is stated, boards and both scoresheets, and what reconciling them comes to (D.2.9).
#pragma once

#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/reconcile/settlement.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::laws {

struct ReconciledTable {
  reconcile::Case found;
  reconcile::Settlement settlement;
  ByColor<unsigned> written;  // entries on each sheet

  reconcile::Answer const& answer() const { return settlement.answer; }
  /// Enough was read, and stands on the sheets, to decide by it.
  bool is_borne_out() const;
  /// The sheets part there: plies before it.
  std::optional<unsigned> difference() const;
  unsigned agreed_plies() const;
  /// What stands on the longer sheet only; that is no difference.
  std::vector<PlayedMove> tail() const;

  bool is_longer(chess::Color sheet) const { return written[sheet] > written[opposite(sheet)]; }
  /// Of a ply, from 0.
  chess::Color mover_of(unsigned ply) const;
  /// The first ply of the tail, from 0, that neither its mover's own sheet nor his own board shows. A move
  /// that is on one sheet only is not yet written on the other (8.1.3).
  std::optional<unsigned> unconfirmed_ply() const;
};

/// Precondition: both sheets are in letters.
ReconciledTable reconciled(chess::Position const& start, fact::Boards const& boards,
                           ByColor<fact::Scoresheet> const& sheets);

}  // namespace tactus::arbitration::laws
