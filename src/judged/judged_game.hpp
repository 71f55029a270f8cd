// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game judged by the Laws: as PGN that every chess program reads, and move by move. For
// `tactus-arbiter`, and for `tactus-training` at home; `tactus` is not linked with it.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/message/message.hpp"
#include "core/notation/pgn/pgn_writer.hpp"
#include "src/record/game_record.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// With check and mate as far as they are legal, then as they were played.
std::vector<chess::ScoredMove> judged_moves(GameRecord const& record);

/// What the last position is by itself, by the rules that are played. Which draws need no claim (9.6) the
/// editions say differently, so the arbiter's program asks the Laws; at home mate and stalemate are enough.
using ResultOnBoard = notation::PgnResult (*)(chess::GameLine const&, Regime);
notation::PgnResult result_by_mate_or_stalemate(chess::GameLine const& line, Regime regime);

/// With the move that was made last and never pressed, where it ended the game by itself.
chess::GameLine with_end(chess::GameLine line, std::optional<chess::Move> made_last, Regime regime,
                         ResultOnBoard result_on_board);

/// How a recorded result and the board after `line` disagree; nothing: they do not. `shown`: by the board
/// itself.
std::optional<Message> words_about_end(table::GameResult result, std::string_view reason,
                                       chess::GameLine const& line, notation::PgnResult shown);

/// With signs of check and mate. The moves end before the first illegal one; what was recorded from there is
/// a comment. The result is the recorded one, which stands even where the board shows another (8.7); then a
/// comment says so. Where none is recorded it is that of the board.
notation::PgnGame judged_pgn_game_of(GameRecord const& record, ResultOnBoard result_on_board);
/// The same as text, for the home: by mate or stalemate.
std::string judged_pgn_of(GameRecord const& record);

}  // namespace tactus::program
