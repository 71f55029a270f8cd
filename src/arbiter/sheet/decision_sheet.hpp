// SPDX-License-Identifier: GPL-3.0-or-later
// A decision about boards that differ as a sheet for people: what is proposed, what hands and clocks have to
// do, by which articles, what is uncertain. One fact a line, the important word first.
#pragma once

#include "core/arbitration/reconcile/decision.hpp"
#include "core/legal/position.hpp"
#include "core/message/message.hpp"

#include <vector>

namespace tactus::program {

/// Each list says its length in its heading. A heading may stand alone.
struct SheetSection {
  Message heading;
  std::vector<Message> lines{};
};

/// The verdict comes first; further lawful answers follow in full.
std::vector<SheetSection> decision_sheet(arbitration::reconcile::Decision const& decision);

/// Whose decision it is: the last line, after whatever else was added.
void close_sheet(std::vector<SheetSection>& sheet);

/// The verdict in one sentence.
Message verdict_words(arbitration::reconcile::Proposal const& proposal);

/// What hands do on one board, one act a line.
std::vector<Message> change_lines(std::vector<arbitration::reconcile::PieceChange> const& changes);

/// "12... Nf6".
std::string numbered_move(chess::Position const& before, chess::Move move);

}  // namespace tactus::program
