// SPDX-License-Identifier: GPL-3.0-or-later
// How far one sheet goes on making sense by itself once a move of it is taken as played.
#pragma once

#include "core/arbitration/reconcile/sheet.hpp"
#include "core/arbitration/reconcile/written_move.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration::reconcile {

/// The number of entries, from `next` on, that denote legal moves one after the other.
std::size_t legal_entries(Entries const& sheet, std::size_t next, chess::Position const& position);
/// The same, but only the way the pieces go counts, not whether a king is left in check: players overlook
/// that.
std::size_t playable_entries(Entries const& sheet, std::size_t next, chess::Position const& position);

/// The entry denotes the move.
bool denotes(EntryText const& entry, WrittenMove const& move, notation::PieceLetters const& letters);

}  // namespace tactus::arbitration::reconcile
