// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

constexpr Option intent_options[]{{"move", says("to move it")},
                                  {"capture", says("to capture it")},
                                  {"castle", says("to castle")},
                                  {"adjust", says("to adjust it")},
                                  {"accidental", says("by accident, clearly")}};
constexpr Option unknown_word[]{{"unknown", ""}};

// Touching and moving (4.2 to 4.8, D.2.2 to D.2.5).

constexpr Step touched[]{
    the_position,
    happened("adjust-announced", says("Was adjusting announced first?")),
    ask("adjust-announced", "by", Form::color, says("By whom?")),
    ask("touch", "by", Form::color, says("Who touched?")),
    ask("touch", "square", Form::square, says("Which square?")),
    choose("touch", "intent", says("For what?"), intent_options),
    {"touch", "order", Form::word_if_no, says("Is the order of touching known?"), unknown_word},
    again("touch", says("Was another piece touched?")),
};
constexpr Step taken_out[]{
    the_position,
    fixed("board", "kind", "tactile"),
    ask("board", "owner", Form::color, says("Whose tactile board?")),
    by_player("remove"),
    ask("remove", "square", Form::square, says("From which square was it taken?")),
    fixed("remove", "board", "tactile"),
    again("remove", says("Was another piece taken out?")),
};
constexpr Step tactile_status[]{
    the_position,
    fixed("board", "kind", "tactile"),
    ask("board", "owner", Form::color, says("Whose tactile board?")),
    happened("feel", says("Did he feel pieces in place?")),
    by_player("feel"),
    ask("feel", "square", Form::square, says("On which square?")),
    happened("lift", says("Was his piece taken out?")),
    by_player("lift"),
    ask("lift", "square", Form::square, says("From which square?")),
    fixed("lift", "board", "tactile"),
    happened("remove", says("Was the captured piece taken out?")),
    by_player("remove"),
    ask("remove", "square", Form::square, says("From which square?")),
    fixed("remove", "board", "tactile"),
    happened("place", says("Was a piece put down?")),
    by_player("place"),
    choose("place", "piece", says("Which piece?"), piece_options),
    ask("place", "square", Form::square, says("On which square?")),
    fixed("place", "board", "tactile"),
    again("place", says("Was another piece put down?")),
    happened("announce", says("Was the move announced?")),
    by_player("announce"),
    ask("announce", "text", Form::text, says("In which words?")),
};
constexpr Step sighted_status[]{
    the_position,
    fixed("board", "kind", "normal"),
    ask("board", "owner", Form::color, says("Who is the sighted player?")),
    happened("touch", says("Did he touch a piece?")),
    by_player("touch"),
    ask("touch", "square", Form::square, says("On which square?")),
    choose("touch", "intent", says("For what?"), intent_options),
    happened("remove", says("Was the captured piece removed?")),
    by_player("remove"),
    ask("remove", "square", Form::square, says("From which square?")),
    happened("place", says("Was a piece put down?")),
    by_player("place"),
    choose("place", "piece", says("Which piece?"), piece_options),
    ask("place", "square", Form::square, says("On which square?")),
    ask("place", "released", Form::yes_no, says("Was it released?")),
    again("place", says("Was another piece put down?")),
};
constexpr Step released[]{
    the_position,
    ask("place", "by", Form::color, says("Who put the piece down?")),
    choose("place", "piece", says("Which piece?"), piece_options),
    ask("place", "square", Form::square, says("On which square?")),
    ask("place", "released", Form::yes_no, says("Was it released?")),
};
constexpr Step promotion[]{
    the_position,
    ask("remove", "by", Form::color, says("Who promotes?")),
    ask("remove", "square", Form::square, says("From which square came the pawn?")),
    happened("place", says("Has a new piece touched the square?")),
    by_player("place"),
    choose("place", "piece", says("Which piece?"), piece_options),
    ask("place", "square", Form::square, says("On which square?")),
    ask("place", "released", Form::yes_no, says("Was it released?")),
    happened("pick-up", says("Is another piece in his hand?")),
    by_player("pick-up"),
    choose("pick-up", "piece", says("Which piece?"), piece_options),
};
constexpr Step adjusting[]{
    the_position,
    happened("adjust-announced", says("Was it announced first?")),
    ask("adjust-announced", "by", Form::color, says("By whom?")),
    ask("touch", "by", Form::color, says("Who wants to adjust?")),
    ask("touch", "square", Form::square, says("Which square?")),
    fixed("touch", "intent", "adjust"),
};
constexpr Step touch_claim[]{
    the_position,
    ask("touch", "by", Form::color, says("Who touched?")),
    ask("touch", "square", Form::square, says("Which square?")),
    choose("touch", "intent", says("For what?"), intent_options),
    by_player("make-move"),
    ask("make-move", "uci", Form::move, says("Which move was made?")),
    happened("touch", says("Has the opponent touched a piece?")),
    by_opponent("touch"),
    ask("touch", "square", Form::square, says("On which square?")),
    fixed("touch", "intent", "move"),
    by_opponent("claim"),
    fixed("claim", "kind", "touch-move"),
};
constexpr Step reported_touch[]{
    ask("player", "colour", Form::color, says("Who is visually disabled?")),
    fixed("player", "visually_disabled", "true"),
    fixed("player", "assistant", "true"),
    by_opponent("touch"),
    ask("touch", "square", Form::square, says("Which square was touched?")),
    fixed("touch", "intent", "move"),
    fixed("touch", "board", "normal"),
    fixed("report-touch", "by", "assistant"),
    fixed("report-touch", "to", "arbiter"),
};

constexpr Matter touching_matters[]{
    {says("Pieces touched: which moves?"), "must-move", touched},
    {says("Pieces taken out of a tactile board"), "must-move", taken_out},
    {says("Is the move made? Tactile board"), "move-status", tactile_status},
    {says("Is the move made? Normal board"), "move-status", sighted_status},
    {says("A piece put down: may it be changed?"), "must-move", released},
    {says("Promotion begun: which moves?"), "must-move", promotion},
    {says("May he adjust?"), "permission", adjusting},
    {says("Touch-move is claimed"), "ruling", touch_claim},
    {says("May the assistant report a touch?"), "permission", reported_touch},
};

// Announcing and writing (D.2.1, D.2.8, Appendix C, 8.1).

constexpr Step read_written[]{
    the_position,
    ask("written-move", "text", Form::text, says("What is written?")),
    choose("written-move", "lang", says("In which letters?"), language_options),
};
constexpr Step write_move[]{
    the_position,
    ask("move", "uci", Form::move, says("Which move?")),
};
constexpr Step read_game[]{
    ask("game-text", "text", Form::text, says("The game in one line?")),
    choose("game-text", "lang", says("In which letters?"), language_options),
};
constexpr Step evidence[]{
    ask("scoresheet", "by", Form::color, says("Whose scoresheet?")),
    choose("scoresheet", "lang", says("In which letters?"), language_options),
    ask("scoresheet", "moves", Form::sheet, says("Its moves in one line?")),
};
constexpr Step slip[]{
    the_position,
    ask("announce", "by", Form::color, says("Who announced?")),
    ask("announce", "text", Form::text, says("The first announcement?")),
    happened("place", says("Was a piece put down?")),
    by_player("place"),
    choose("place", "piece", says("Which piece?"), piece_options),
    ask("place", "square", Form::square, says("On which square?")),
    fixed("place", "board", "tactile"),
    happened("press-clock", says("Was the clock pressed before that?")),
    by_player("press-clock"),
    by_player("announce"),
    ask("announce", "text", Form::text, says("The correction?")),
};
constexpr Step owed[]{
    the_position,
    ask("announce", "by", Form::color, says("Who announced?")),
    ask("announce", "text", Form::text, says("In which words?")),
    happened("place", says("Did the opponent move on his board?")),
    by_opponent("place"),
    choose("place", "piece", says("Which piece?"), piece_options),
    ask("place", "square", Form::square, says("On which square?")),
    fixed("place", "board", "normal"),
    fixed("place", "as_copy", "true"),
};
constexpr Matter announcing_matters[]{
    {says("Read a written move"), "parse", read_written},
    {says("Write a move"), "notation", write_move},
    {says("Words of an announcement"), "announce", write_move},
    {says("Check a written game"), "parse", read_game},
    {says("May a scoresheet be evidence?"), "permission", evidence},
    {says("Is a correction of words in time?"), "permission", slip},
    {says("What is owed after an announcement?"), "next-action", owed},
};

// Different positions on the boards (D.2.9).

constexpr Option medium_options[]{{"braille", says("Braille")}, {"paper", says("paper")}};
constexpr Step differing[]{
    ask("boards", "white_fen", Form::placement, says("What stands on White's board?")),
    ask("boards", "black_fen", Form::placement, says("What stands on Black's board?")),
    ask("boards", "tactile_owner", Form::color, says("Whose board is tactile?")),
    bare("scoresheet"),
    fixed("scoresheet", "by", "white"),
    choose("scoresheet", "lang", says("White's sheet: which letters?"), language_options),
    choose("scoresheet", "medium", says("White's sheet: how written?"), medium_options),
    ask("scoresheet", "moves", Form::sheet, says("White's sheet: the moves?")),
    bare("scoresheet"),
    fixed("scoresheet", "by", "black"),
    choose("scoresheet", "lang", says("Black's sheet: which letters?"), language_options),
    choose("scoresheet", "medium", says("Black's sheet: how written?"), medium_options),
    ask("scoresheet", "moves", Form::sheet, says("Black's sheet: the moves?")),
};
constexpr Matter divergence_matters[]{{says("The boards differ"), "divergence", differing}};

// Chess960 (Guideline II).

constexpr Step start_rank[]{
    ask("setup", "rank1", Form::text, says("White's first rank, for example RNBQKBNR?"))};
constexpr Step castling_960[]{
    ask("position", "fen", Form::fen, says("Position?")),
    fixed("position", "chess960", "true"),
    ask("make-move", "by", Form::color, says("Who castles?")),
    fixed("make-move", "kind", "castle"),
    ask("make-move", "rook_start", Form::square, says("From which square comes the rook?")),
};
constexpr Matter chess960_matters[]{
    {says("Is this start permitted?"), "permission", start_rank},
    {says("Where do king and rook end?"), "next-action", castling_960},
    {says("May he castle?"), "permission", castling_960},
};

}  // namespace

Chapter const touching{says("Touching and moving"), touching_matters};
Chapter const announcing{says("Announcing and written moves"), announcing_matters};
Chapter const divergence{says("Boards differ"), divergence_matters};
Chapter const chess960{says("Chess960"), chess960_matters};

}  // namespace tactus::program::dialogue
