// SPDX-License-Identifier: GPL-3.0-or-later
// How far one sheet goes on making sense by itself once a move of it is taken as played. Only the way the
// pieces go counts, not whether a king is left in check: that would be another fault than a slip of the pen.
#pragma once

#include "core/arbitration/reconcile/sheet.hpp"
#include "core/arbitration/reconcile/written_move.hpp"

namespace tactus::arbitration::reconcile {

/// The number of entries, from `next` on, that denote a move one after the other.
std::size_t entries_that_follow(Entries const& sheet, std::size_t next, chess::Placement const& board,
                                chess::Color turn);

/// The entry denotes the move.
bool denotes(EntryText const& entry, WrittenMove const& move, notation::PieceLetters const& letters);

}  // namespace tactus::arbitration::reconcile
