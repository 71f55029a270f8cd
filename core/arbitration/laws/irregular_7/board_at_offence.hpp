// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the board when an offence happens, and what the offence makes of it.
#pragma once

#include "core/arbitration/laws/cases/offences.hpp"
#include "core/legal/game_line.hpp"

namespace tactus::arbitration::laws {

struct BoardAtOffence {
  std::optional<chess::GameLine> line;  // nothing: no moves can be played there
  std::optional<chess::Setup> setup;    // nothing: not stated
  bool has_moves_stated = false;
};
tl::expected<BoardAtOffence, FactFault> board_at(Situation const& situation, Offence const& offence);

/// 7.5.2: the pawn becomes a queen. Nothing: not one pawn can have gone there.
std::optional<chess::Setup> with_queen(BoardAtOffence const& board, Offence const& offence);

/// The position in which the opponent would have to mate. Precondition: board.setup.
chess::Setup setup_to_mate_in(BoardAtOffence const& board, Offence const& offence);

/// Which moves may replace it (4.3, 4.7.2). Nothing: the offender does not have the move, or it is not known.
std::optional<std::vector<chess::Move>> replacing(BoardAtOffence const& board, Offence const& offence);

/// What the act itself brought about, however it was done: two hands break 4.1, and 5.1.1 and 5.2.1 ask for
/// Article 3 and 4.2 to 4.7; the queen of 7.5.2 may stalemate, too. Nothing: play goes on.
std::optional<Ruling> end_brought_by(Situation const& situation, BoardAtOffence const& board,
                                     Offence const& offence);

}  // namespace tactus::arbitration::laws
