// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game judged by the Laws: as PGN that every chess program reads, and move by move. For
// `tactus-arbiter`, and for `tactus-training` at home; `tactus` is not linked with it.
#pragma once

#include "core/chess/scored_move.hpp"
#include "core/notation/pgn.hpp"
#include "src/record/game_record.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// With check and mate as far as they are legal, then as they were played.
std::vector<chess::ScoredMove> judged_moves(GameRecord const& record);

/// With signs of check and mate. The moves end before the first illegal one; what was recorded from there is
/// a comment. The result is the recorded one, which stands even where the board shows another (8.7); then a
/// comment says so. Where none is recorded it is that of the board (5.1.1, 5.2.1, 9.6).
notation::PgnGame judged_pgn_game_of(GameRecord const& record);
/// The same as text.
std::string judged_pgn_of(GameRecord const& record);

}  // namespace tactus::program
