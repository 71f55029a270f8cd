// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

constexpr Option intent_options[]{{"move", translatable("to move it")},
                                  {"capture", translatable("to capture it")},
                                  {"castle", translatable("to castle")},
                                  {"adjust", translatable("to adjust it")},
                                  {"accidental", translatable("by accident, clearly")}};
constexpr Option unknown_word[]{{"unknown", ""}};

// Touching and moving (4.2 to 4.8, D.2.2 to D.2.5).

constexpr Step touched[]{
    the_position,
    happened("adjust-announced", translatable("Was adjusting announced first?")),
    ask("adjust-announced", "by", Form::color, translatable("By whom?")),
    ask("touch", "by", Form::color, translatable("Who touched?")),
    ask("touch", "square", Form::square, translatable("Which square?")),
    choose("touch", "intent", translatable("For what?"), intent_options),
    {"touch", "order", Form::word_if_no, translatable("Is the order of touching known?"), unknown_word},
    again("touch", translatable("Was another piece touched?")),
};
constexpr Step taken_out[]{
    the_position,
    fixed("board", "kind", "tactile"),
    ask("board", "owner", Form::color, translatable("Whose tactile board?")),
    by_player("remove"),
    ask("remove", "square", Form::square, translatable("From which square was it taken?")),
    fixed("remove", "board", "tactile"),
    again("remove", translatable("Was another piece taken out?")),
};
constexpr Step tactile_status[]{
    the_position,
    fixed("board", "kind", "tactile"),
    ask("board", "owner", Form::color, translatable("Whose tactile board?")),
    happened("feel", translatable("Did he feel pieces in place?")),
    by_player("feel"),
    ask("feel", "square", Form::square, translatable("On which square?")),
    happened("lift", translatable("Was his piece taken out?")),
    by_player("lift"),
    ask("lift", "square", Form::square, translatable("From which square?")),
    fixed("lift", "board", "tactile"),
    happened("remove", translatable("Was the captured piece taken out?")),
    by_player("remove"),
    ask("remove", "square", Form::square, translatable("From which square?")),
    fixed("remove", "board", "tactile"),
    happened("place", translatable("Was a piece put down?")),
    by_player("place"),
    choose("place", "piece", translatable("Which piece?"), piece_options),
    ask("place", "square", Form::square, translatable("On which square?")),
    fixed("place", "board", "tactile"),
    again("place", translatable("Was another piece put down?")),
    happened("announce", translatable("Was the move announced?")),
    by_player("announce"),
    ask("announce", "text", Form::text, translatable("In which words?")),
};
constexpr Step sighted_status[]{
    the_position,
    fixed("board", "kind", "normal"),
    ask("board", "owner", Form::color, translatable("Who is the sighted player?")),
    happened("touch", translatable("Did he touch a piece?")),
    by_player("touch"),
    ask("touch", "square", Form::square, translatable("On which square?")),
    choose("touch", "intent", translatable("For what?"), intent_options),
    happened("remove", translatable("Was the captured piece removed?")),
    by_player("remove"),
    ask("remove", "square", Form::square, translatable("From which square?")),
    happened("place", translatable("Was a piece put down?")),
    by_player("place"),
    choose("place", "piece", translatable("Which piece?"), piece_options),
    ask("place", "square", Form::square, translatable("On which square?")),
    ask("place", "released", Form::yes_no, translatable("Was it released?")),
    again("place", translatable("Was another piece put down?")),
};
constexpr Step released[]{
    the_position,
    ask("place", "by", Form::color, translatable("Who put the piece down?")),
    choose("place", "piece", translatable("Which piece?"), piece_options),
    ask("place", "square", Form::square, translatable("On which square?")),
    ask("place", "released", Form::yes_no, translatable("Was it released?")),
};
constexpr Step promotion[]{
    the_position,
    ask("remove", "by", Form::color, translatable("Who promotes?")),
    ask("remove", "square", Form::square, translatable("From which square came the pawn?")),
    happened("place", translatable("Has a new piece touched the square?")),
    by_player("place"),
    choose("place", "piece", translatable("Which piece?"), piece_options),
    ask("place", "square", Form::square, translatable("On which square?")),
    ask("place", "released", Form::yes_no, translatable("Was it released?")),
    happened("pick-up", translatable("Is another piece in his hand?")),
    by_player("pick-up"),
    choose("pick-up", "piece", translatable("Which piece?"), piece_options),
};
constexpr Step adjusting[]{
    the_position,
    happened("adjust-announced", translatable("Was it announced first?")),
    ask("adjust-announced", "by", Form::color, translatable("By whom?")),
    ask("touch", "by", Form::color, translatable("Who wants to adjust?")),
    ask("touch", "square", Form::square, translatable("Which square?")),
    fixed("touch", "intent", "adjust"),
};
constexpr Step touch_claim[]{
    position_before,
    ask("touch", "by", Form::color, translatable("Who touched?")),
    ask("touch", "square", Form::square, translatable("Which square?")),
    choose("touch", "intent", translatable("For what?"), intent_options),
    by_player("make-move"),
    ask("make-move", "uci", Form::move, translatable("Which move was made?")),
    happened("touch", translatable("Has the opponent touched a piece?")),
    by_opponent("touch"),
    ask("touch", "square", Form::square, translatable("On which square?")),
    fixed("touch", "intent", "move"),
    by_opponent("claim"),
    fixed("claim", "kind", "touch-move"),
};
constexpr Step reported_touch[]{
    ask("player", "colour", Form::disabled_player, translatable("Who is visually disabled?")),
    fixed("player", "visually_disabled", "true"),
    fixed("player", "assistant", "true"),
    by_opponent("touch"),
    ask("touch", "square", Form::square, translatable("Which square was touched?")),
    fixed("touch", "intent", "move"),
    fixed("touch", "board", "normal"),
    fixed("report-touch", "by", "assistant"),
    fixed("report-touch", "to", "arbiter"),
};

constexpr Matter touching_matters[]{
    {translatable("Pieces touched: which moves?"), "must-move", touched},
    {translatable("Pieces taken out of a tactile board"), "must-move", taken_out},
    {translatable("Is the move made? Tactile board"), "move-status", tactile_status},
    {translatable("Is the move made? Normal board"), "move-status", sighted_status},
    {translatable("A piece put down: may it be changed?"), "must-move", released},
    {translatable("Promotion begun: which moves?"), "must-move", promotion},
    {translatable("May he adjust?"), "permission", adjusting},
    {translatable("Touch-move is claimed"), "ruling", touch_claim},
    {translatable("May the assistant report a touch?"), "permission", reported_touch},
};

// Announcing and writing (D.2.1, D.2.8, Appendix C, 8.1).

constexpr Step read_written[]{
    the_position,
    ask("written-move", "text", Form::text, translatable("What is written?")),
    choose("written-move", "lang", translatable("In which letters?"), language_options),
};
constexpr Step write_move[]{
    the_position,
    ask("move", "uci", Form::move, translatable("Which move?")),
};
constexpr Step read_game[]{
    ask("game-text", "text", Form::text, translatable("The game in one line?")),
    choose("game-text", "lang", translatable("In which letters?"), language_options),
};
constexpr Step evidence[]{
    ask("scoresheet", "by", Form::color, translatable("Whose scoresheet?")),
    choose("scoresheet", "lang", translatable("In which letters?"), language_options),
    ask("scoresheet", "moves", Form::sheet, translatable("Its moves in one line?")),
};
constexpr Step slip[]{
    the_position,
    ask("announce", "by", Form::color, translatable("Who announced?")),
    ask("announce", "text", Form::text, translatable("The first announcement?")),
    happened("place", translatable("Was a piece put down?")),
    by_player("place"),
    choose("place", "piece", translatable("Which piece?"), piece_options),
    ask("place", "square", Form::square, translatable("On which square?")),
    fixed("place", "board", "tactile"),
    happened("press-clock", translatable("Was the clock pressed before that?")),
    by_player("press-clock"),
    by_player("announce"),
    ask("announce", "text", Form::text, translatable("The correction?")),
};
constexpr Step owed[]{
    the_position,
    ask("announce", "by", Form::color, translatable("Who announced?")),
    ask("announce", "text", Form::text, translatable("In which words?")),
    happened("place", translatable("Did the opponent move on his board?")),
    by_opponent("place"),
    choose("place", "piece", translatable("Which piece?"), piece_options),
    ask("place", "square", Form::square, translatable("On which square?")),
    fixed("place", "board", "normal"),
    fixed("place", "as_copy", "true"),
};
constexpr Matter announcing_matters[]{
    {translatable("Read a written move"), "parse", read_written},
    {translatable("Write a move"), "notation", write_move},
    {translatable("Words of an announcement"), "announce", write_move},
    {translatable("Check a written game"), "parse", read_game},
    {translatable("May a scoresheet be evidence?"), "permission", evidence},
    {translatable("Is a correction of words in time?"), "permission", slip},
    {translatable("What is owed after an announcement?"), "next-action", owed},
};

// Different positions on the boards (D.2.9).

constexpr Option medium_options[]{{"braille", translatable("Braille")}, {"paper", translatable("paper")}};
constexpr Step differing[]{
    ask("boards", "white_fen", Form::placement, translatable("What stands on White's board?")),
    ask("boards", "black_fen", Form::placement, translatable("What stands on Black's board?")),
    ask("boards", "tactile_owner", Form::color, translatable("Whose board is tactile?")),
    bare("scoresheet"),
    fixed("scoresheet", "by", "white"),
    choose("scoresheet", "lang", translatable("White's sheet: which letters?"), language_options),
    choose("scoresheet", "medium", translatable("White's sheet: how written?"), medium_options),
    ask("scoresheet", "moves", Form::sheet, translatable("White's sheet: the moves?")),
    bare("scoresheet"),
    fixed("scoresheet", "by", "black"),
    choose("scoresheet", "lang", translatable("Black's sheet: which letters?"), language_options),
    choose("scoresheet", "medium", translatable("Black's sheet: how written?"), medium_options),
    ask("scoresheet", "moves", Form::sheet, translatable("Black's sheet: the moves?")),
};
constexpr Matter divergence_matters[]{{translatable("The boards differ"), "divergence", differing}};

// Chess960 (Guideline II).

constexpr Step start_rank[]{
    ask("setup", "rank1", Form::text, translatable("White's first rank, for example RNBQKBNR?"))};
constexpr Step castling_960[]{
    ask("position", "fen", Form::fen, translatable("Position?")),
    fixed("position", "chess960", "true"),
    ask("make-move", "by", Form::color, translatable("Who castles?")),
    fixed("make-move", "kind", "castle"),
    ask("make-move", "rook_start", Form::square, translatable("From which square comes the rook?")),
};
constexpr Matter chess960_matters[]{
    {translatable("Is this start permitted?"), "permission", start_rank},
    {translatable("Where do king and rook end?"), "next-action", castling_960},
    {translatable("May he castle?"), "permission", castling_960},
};

}  // namespace

Chapter const touching{translatable("Touching and moving"), touching_matters};
Chapter const announcing{translatable("Announcing and written moves"), announcing_matters};
Chapter const divergence{translatable("Boards differ"), divergence_matters};
Chapter const chess960{translatable("Chess960"), chess960_matters};

}  // namespace tactus::program::dialogue
