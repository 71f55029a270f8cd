// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/dialogue_chapters.hpp"

namespace tactus::program::dialogue {
namespace {

constexpr Option intent_options[]{{"move", "to move it"},
                                  {"capture", "to capture it"},
                                  {"castle", "to castle"},
                                  {"adjust", "to adjust it"},
                                  {"accidental", "by accident, clearly"}};
constexpr Option unknown_word[]{{"unknown", ""}};

// Touching and moving (4.2 to 4.8, D.2.2 to D.2.5).

constexpr Step touched[]{
    the_position,
    happened("adjust-announced", "Was adjusting announced first?"),
    ask("adjust-announced", "by", Form::color, "By whom?"),
    ask("touch", "by", Form::color, "Who touched?"),
    ask("touch", "square", Form::square, "Which square?"),
    choose("touch", "intent", "For what?", intent_options),
    {"touch", "order", Form::word_if_no, "Is the order of touching known?", unknown_word},
    again("touch", "Was another piece touched?"),
};
constexpr Step taken_out[]{
    the_position,
    fixed("board", "kind", "tactile"),
    ask("board", "owner", Form::color, "Whose tactile board?"),
    by_player("remove"),
    ask("remove", "square", Form::square, "From which square was it taken?"),
    fixed("remove", "board", "tactile"),
    again("remove", "Was another piece taken out?"),
};
constexpr Step tactile_status[]{
    the_position,
    fixed("board", "kind", "tactile"),
    ask("board", "owner", Form::color, "Whose tactile board?"),
    happened("feel", "Did he feel pieces in place?"),
    by_player("feel"),
    ask("feel", "square", Form::square, "On which square?"),
    happened("lift", "Was his piece taken out?"),
    by_player("lift"),
    ask("lift", "square", Form::square, "From which square?"),
    fixed("lift", "board", "tactile"),
    happened("remove", "Was the captured piece taken out?"),
    by_player("remove"),
    ask("remove", "square", Form::square, "From which square?"),
    fixed("remove", "board", "tactile"),
    happened("place", "Was a piece put down?"),
    by_player("place"),
    choose("place", "piece", "Which piece?", piece_options),
    ask("place", "square", Form::square, "On which square?"),
    fixed("place", "board", "tactile"),
    again("place", "Was another piece put down?"),
    happened("announce", "Was the move announced?"),
    by_player("announce"),
    ask("announce", "text", Form::text, "In which words?"),
};
constexpr Step sighted_status[]{
    the_position,
    fixed("board", "kind", "normal"),
    ask("board", "owner", Form::color, "Who is the sighted player?"),
    happened("touch", "Did he touch a piece?"),
    by_player("touch"),
    ask("touch", "square", Form::square, "On which square?"),
    choose("touch", "intent", "For what?", intent_options),
    happened("remove", "Was the captured piece removed?"),
    by_player("remove"),
    ask("remove", "square", Form::square, "From which square?"),
    happened("place", "Was a piece put down?"),
    by_player("place"),
    choose("place", "piece", "Which piece?", piece_options),
    ask("place", "square", Form::square, "On which square?"),
    ask("place", "released", Form::yes_no, "Was it released?"),
    again("place", "Was another piece put down?"),
};
constexpr Step released[]{
    the_position,
    ask("place", "by", Form::color, "Who put the piece down?"),
    choose("place", "piece", "Which piece?", piece_options),
    ask("place", "square", Form::square, "On which square?"),
    ask("place", "released", Form::yes_no, "Was it released?"),
};
constexpr Step promotion[]{
    the_position,
    ask("remove", "by", Form::color, "Who promotes?"),
    ask("remove", "square", Form::square, "From which square came the pawn?"),
    happened("place", "Has a new piece touched the square?"),
    by_player("place"),
    choose("place", "piece", "Which piece?", piece_options),
    ask("place", "square", Form::square, "On which square?"),
    ask("place", "released", Form::yes_no, "Was it released?"),
    happened("pick-up", "Is another piece in his hand?"),
    by_player("pick-up"),
    choose("pick-up", "piece", "Which piece?", piece_options),
};
constexpr Step adjusting[]{
    the_position,
    happened("adjust-announced", "Was it announced first?"),
    ask("adjust-announced", "by", Form::color, "By whom?"),
    ask("touch", "by", Form::color, "Who wants to adjust?"),
    ask("touch", "square", Form::square, "Which square?"),
    fixed("touch", "intent", "adjust"),
};
constexpr Step touch_claim[]{
    the_position,
    ask("touch", "by", Form::color, "Who touched?"),
    ask("touch", "square", Form::square, "Which square?"),
    choose("touch", "intent", "For what?", intent_options),
    by_player("make-move"),
    ask("make-move", "uci", Form::move, "Which move was made?"),
    happened("touch", "Has the opponent touched a piece?"),
    by_opponent("touch"),
    ask("touch", "square", Form::square, "On which square?"),
    fixed("touch", "intent", "move"),
    by_opponent("claim"),
    fixed("claim", "kind", "touch-move"),
};
constexpr Step reported_touch[]{
    ask("player", "colour", Form::color, "Who is visually disabled?"),
    fixed("player", "visually_disabled", "true"),
    fixed("player", "assistant", "true"),
    by_opponent("touch"),
    ask("touch", "square", Form::square, "Which square was touched?"),
    fixed("touch", "intent", "move"),
    fixed("touch", "board", "normal"),
    fixed("report-touch", "by", "assistant"),
    fixed("report-touch", "to", "arbiter"),
};

constexpr Matter touching_matters[]{
    {"Pieces touched: which moves?", "must-move", touched},
    {"Pieces taken out of a tactile board", "must-move", taken_out},
    {"Is the move made? Tactile board", "move-status", tactile_status},
    {"Is the move made? Normal board", "move-status", sighted_status},
    {"A piece put down: may it be changed?", "must-move", released},
    {"Promotion begun: which moves?", "must-move", promotion},
    {"May he adjust?", "permission", adjusting},
    {"Touch-move is claimed", "ruling", touch_claim},
    {"May the assistant report a touch?", "permission", reported_touch},
};

// Announcing and writing (D.2.1, D.2.8, Appendix C, 8.1).

constexpr Step read_written[]{
    the_position,
    ask("written-move", "text", Form::text, "What is written?"),
    choose("written-move", "lang", "In which letters?", language_options),
};
constexpr Step write_move[]{
    the_position,
    ask("move", "uci", Form::move, "Which move?"),
};
constexpr Step read_game[]{
    ask("game-text", "text", Form::text, "The game in one line?"),
    choose("game-text", "lang", "In which letters?", language_options),
};
constexpr Step evidence[]{
    ask("scoresheet", "by", Form::color, "Whose scoresheet?"),
    choose("scoresheet", "lang", "In which letters?", language_options),
    ask("scoresheet", "moves", Form::sheet, "Its moves in one line?"),
};
constexpr Step slip[]{
    the_position,
    ask("announce", "by", Form::color, "Who announced?"),
    ask("announce", "text", Form::text, "The first announcement?"),
    happened("place", "Was a piece put down?"),
    by_player("place"),
    choose("place", "piece", "Which piece?", piece_options),
    ask("place", "square", Form::square, "On which square?"),
    fixed("place", "board", "tactile"),
    happened("press-clock", "Was the clock pressed before that?"),
    by_player("press-clock"),
    by_player("announce"),
    ask("announce", "text", Form::text, "The correction?"),
};
constexpr Step owed[]{
    the_position,
    ask("announce", "by", Form::color, "Who announced?"),
    ask("announce", "text", Form::text, "In which words?"),
    happened("place", "Did the opponent move on his board?"),
    by_opponent("place"),
    choose("place", "piece", "Which piece?", piece_options),
    ask("place", "square", Form::square, "On which square?"),
    fixed("place", "board", "normal"),
    fixed("place", "as_copy", "true"),
};
constexpr Matter announcing_matters[]{
    {"Read a written move", "parse", read_written},
    {"Write a move", "notation", write_move},
    {"Words of an announcement", "announce", write_move},
    {"Check a written game", "parse", read_game},
    {"May a scoresheet be evidence?", "permission", evidence},
    {"Is a correction of words in time?", "permission", slip},
    {"What is owed after an announcement?", "next-action", owed},
};

// Different positions on the boards (D.2.9).

constexpr Option medium_options[]{{"braille", "Braille"}, {"paper", "paper"}};
constexpr Step differing[]{
    ask("boards", "white_fen", Form::placement, "What stands on White's board?"),
    ask("boards", "black_fen", Form::placement, "What stands on Black's board?"),
    ask("boards", "tactile_owner", Form::color, "Whose board is tactile?"),
    bare("scoresheet"),
    fixed("scoresheet", "by", "white"),
    choose("scoresheet", "lang", "White's sheet: which letters?", language_options),
    choose("scoresheet", "medium", "White's sheet: how written?", medium_options),
    ask("scoresheet", "moves", Form::sheet, "White's sheet: the moves?"),
    bare("scoresheet"),
    fixed("scoresheet", "by", "black"),
    choose("scoresheet", "lang", "Black's sheet: which letters?", language_options),
    choose("scoresheet", "medium", "Black's sheet: how written?", medium_options),
    ask("scoresheet", "moves", Form::sheet, "Black's sheet: the moves?"),
};
constexpr Matter divergence_matters[]{{"The boards differ", "divergence", differing}};

// Chess960 (Guideline II).

constexpr Step start_rank[]{ask("setup", "rank1", Form::text, "White's first rank, for example RNBQKBNR?")};
constexpr Step castling_960[]{
    ask("position", "fen", Form::fen, "Position?"),
    fixed("position", "chess960", "true"),
    ask("make-move", "by", Form::color, "Who castles?"),
    fixed("make-move", "kind", "castle"),
    ask("make-move", "rook_start", Form::square, "From which square comes the rook?"),
};
constexpr Matter chess960_matters[]{
    {"Is this start permitted?", "permission", start_rank},
    {"Where do king and rook end?", "next-action", castling_960},
    {"May he castle?", "permission", castling_960},
};

}  // namespace

Chapter const touching{"Touching and moving", touching_matters};
Chapter const announcing{"Announcing and written moves", announcing_matters};
Chapter const divergence{"Boards differ", divergence_matters};
Chapter const chess960{"Chess960", chess960_matters};

}  // namespace tactus::program::dialogue
