// SPDX-License-Identifier: GPL-3.0-or-later
// Likely causes as sections of a sheet: one is named as likely, of several each is only said to fit.
#pragma once

#include "core/arbitration/reconcile/likely_cause.hpp"
#include "core/legal/position.hpp"
#include "src/arbiter/decision_sheet.hpp"

namespace tactus::program {

arbitration::laws::Sentence cause_words(arbitration::reconcile::LikelyCause const& cause);

/// Of the boards that the settlement corrects, or of the entries at which the sheets part.
void add_causes(std::vector<SheetSection>& sheet, arbitration::reconcile::Case const& found,
                arbitration::reconcile::Decision const& decision);

/// Of a board that does not show the end of the line.
void add_causes(std::vector<SheetSection>& sheet, chess::Color player, chess::Position const& start,
                std::vector<chess::Move> const& line, arbitration::reconcile::FoundBoard const& board);

/// What a board lacks to show the position of the record.
SheetSection board_against_record(chess::Color player, arbitration::reconcile::FoundBoard const& board,
                                  chess::Placement const& record);

}  // namespace tactus::program
