// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

constexpr Step earlier_of_white =
    ask("illegal-count", "white", Form::count, says("Earlier illegal moves of White?"));
constexpr Step earlier_of_black =
    ask("illegal-count", "black", Form::count, says("Earlier illegal moves of Black?"));
constexpr Step claimed = happened("claim", says("Did the opponent claim?"));
constexpr Step claimed_illegal = fixed("claim", "kind", "illegal-move");
constexpr Option previous_move[]{{"previous-move", ""}};

// Illegal moves and what counts as one (7.5, 7.7, 7.8, A.5).

constexpr Step completed[]{
    the_position,
    ask("illegal-move-completed", "by", Form::color, says("Who made the illegal move?")),
    maybe("illegal-move-completed", "uci", Form::any_move, says("Which move?")),
    ask("illegal-move-completed", "count", Form::count, says("His illegal moves, this one included?")),
    happened("arbiter-observes", says("Did the arbiter see it himself?"), When::basic),
    fixed("arbiter-observes", "what", "illegal-move"),
    happened("make-move", says("Has the opponent moved since?"), When::basic),
    by_opponent("make-move"),
    claimed,
    by_opponent("claim"),
    claimed_illegal,
    {"claim", "about", Form::word_if_yes, says("Had he moved before he claimed?"), previous_move, false,
     When::basic},
    clock_of_white,
    clock_of_black,
};
constexpr Step not_pressed[]{
    the_position,
    ask("make-move", "by", Form::color, says("Who moved?")),
    ask("make-move", "uci", Form::any_move, says("Which move?")),
    fixed("make-move", "illegal", "true"),
    fixed("make-move", "clock_pressed", "false"),
};
constexpr Step in_history[]{
    ask("moves", "", Form::raw_moves, says("The moves, with the illegal one?")),
    ask("illegal-move-in-history", "by", Form::color, says("Who made the illegal move?")),
    ask("illegal-move-in-history", "ply", Form::count, says("At which ply? The first is 1.")),
    ask("illegal-move-in-history", "found_at_ply", Form::count, says("Found at which ply?")),
    earlier_of_white,
    earlier_of_black,
    clock_of_white,
    clock_of_black,
};
constexpr Step pressed_without_move[]{
    the_position,     ask("press-clock-without-move", "by", Form::color, says("Who pressed without a move?")),
    earlier_of_white, earlier_of_black,
    claimed,          by_opponent("claim"),
    claimed_illegal,  clock_of_white,
    clock_of_black,
};
constexpr Step two_hands[]{
    the_position,
    ask("two-handed-move", "by", Form::color, says("Who used two hands?")),
    ask("two-handed-move", "uci", Form::any_move, says("Which move?")),
    ask("two-handed-move", "clock_pressed", Form::yes_no, says("Was the clock pressed?")),
    earlier_of_white,
    earlier_of_black,
    claimed,
    by_opponent("claim"),
    claimed_illegal,
    clock_of_white,
    clock_of_black,
};
constexpr Step pawn_left[]{
    the_position,
    ask("pawn-left-on-last-rank", "by", Form::color, says("Whose pawn?")),
    ask("pawn-left-on-last-rank", "square", Form::square, says("On which square?")),
    ask("pawn-left-on-last-rank", "clock_pressed", Form::yes_no, says("Was the clock pressed?")),
    earlier_of_white,
    earlier_of_black,
    claimed,
    by_opponent("claim"),
    claimed_illegal,
    clock_of_white,
    clock_of_black,
};
constexpr Step king_taken[]{
    ask("position", "fen", Form::any_position, says("Position?")),
    ask("king-captured", "by", Form::color, says("Who captured the king?")),
    maybe("king-captured", "square", Form::square, says("On which square?")),
    claimed,
    by_opponent("claim"),
    claimed_illegal,
};
constexpr Option illegal_position_options[]{{"both-kings-in-check", says("both kings are in check")},
                                            {"pawn-on-last-rank", says("a pawn stands on the last rank")}};
constexpr Step illegal_position[]{
    ask("position", "fen", Form::any_position, says("Position?")),
    choose("arbiter-observes", "what", says("What is wrong with it?"), illegal_position_options),
    ask("make-move", "by", Form::color, says("Who made the next move?")),
    ask("make-move", "clock_pressed", Form::yes_no, says("Was the clock pressed?")),
    ask("illegal-position-remains", "value", Form::yes_no, says("Is it still illegal?")),
};
constexpr Step illegal_and_flag[]{
    the_position,
    ask("illegal-move-completed", "by", Form::color, says("Who made the illegal move?")),
    ask("illegal-move-completed", "count", Form::count, says("His illegal moves, this one included?")),
    by_opponent("flag-fall"),
    ask("order", "known", Form::yes_no, says("Is the order beyond dispute?")),
};
constexpr Step agreed_correction[]{
    the_position,
    ask("illegal-move-completed", "by", Form::color, says("Who made the illegal move?")),
    fixed("illegal-move-completed", "count", "1"),
    by_opponent("make-move"),
    fixed("players-agree", "what", "correct-illegal-move"),
};
constexpr Step pointing_out[]{
    the_position,
    ask("illegal-move-completed", "by", Form::color, says("Who made the illegal move?")),
    ask("illegal-move-completed", "count", Form::count, says("His illegal moves, this one included?")),
    fixed("arbiter-observes", "what", "illegal-move"),
};

constexpr Matter illegal_matters[]{
    {says("An illegal move was completed"), "ruling", completed},
    {says("An illegal move, clock not pressed"), "ruling", not_pressed},
    {says("An illegal move found later"), "ruling", in_history},
    {says("Clock pressed without a move"), "ruling", pressed_without_move},
    {says("A move with two hands"), "ruling", two_hands},
    {says("A pawn left on the last rank"), "ruling", pawn_left},
    {says("A king was captured"), "result", king_taken},
    {says("An illegal position stands"), "result", illegal_position},
    {says("Illegal move and flag together"), "result", illegal_and_flag},
    {says("Both agree to correct: may they?"), "permission", agreed_correction},
    {says("May the arbiter point it out?"), "permission", pointing_out},
};

// Irregularities (7.2 to 7.4, 6.10).

constexpr Option start_options[]{{"bishop-knight-swapped", says("bishop and knight exchanged")},
                                 {"king-queen-swapped", says("king and queen exchanged")},
                                 {"rook-a1-knight-b1-swapped", says("rook a1 and knight b1 exchanged")},
                                 {"white-king-on-d1", says("White's king on d1")}};
constexpr Step wrong_set_up[]{
    choose("wrong-initial-position", "what", says("What stood wrong?"), start_options),
    ask("wrong-initial-position", "moves_each", Form::count, says("Moves made by each?")),
};
constexpr Step wrong_castling[]{
    choose("wrong-initial-position", "what", says("What stood wrong?"), start_options),
    ask("wrong-initial-position", "moves_each", Form::count, says("Moves made by each?")),
    ask("make-move", "by", Form::color, says("Who wants to castle?")),
    fixed("make-move", "kind", "castle"),
};
constexpr Step turned[]{
    ask("board-orientation-wrong", "moves_each", Form::count, says("Moves made by each?"))};
constexpr Step reversed[]{
    ask("colours-reversed", "white_moves", Form::count, says("Moves made by White?")),
    ask("colours-reversed", "black_moves", Form::count, says("Moves made by Black?")),
};
constexpr Option displaced_options[]{{"obviously-accidental", says("clearly by accident")},
                                     {"unclear", says("not clear")}};
constexpr Step knocked_over[]{
    ask("displaced", "by", Form::color, says("Who displaced pieces?")),
    ask("displaced", "squares", Form::squares, says("Which squares?")),
    ask("displaced", "clock_pressed", Form::yes_no, says("Did he press the clock?")),
    choose("displaced", "intent", says("By accident?"), displaced_options),
    happened("claim", says("Did the opponent claim?")),
    by_opponent("claim"),
    fixed("claim", "kind", "displaced"),
};
constexpr Step wrong_clock[]{
    ask("clock-setting-wrong", "moves_each", Form::count, says("Moves made by each?")),
    happened("claim", says("Did a player claim?")),
    ask("claim", "by", Form::color, says("Who?")),
    fixed("claim", "kind", "clock-setting"),
};
constexpr Matter wrong_start_matters[]{
    {says("Wrong initial position"), "ruling", wrong_set_up},
    {says("Castling after a wrong start"), "permission", wrong_castling},
    {says("Board turned wrong"), "ruling", turned},
    {says("Colours reversed"), "ruling", reversed},
    {says("Pieces displaced"), "ruling", knocked_over},
    {says("Clock set wrong"), "ruling", wrong_clock},
};

// Results (5.1, 5.2, 11.7).

constexpr Step game_over[]{
    the_position,
    happened("make-move", says("Was one more move made?")),
    ask("make-move", "by", Form::color, says("By whom?")),
    ask("make-move", "uci", Form::move, says("Which move?")),
};
constexpr Step resigned[]{
    the_position,
    ask("resign", "by", Form::color, says("Who resigned?")),
};
constexpr Step refused[]{ask("refuses-to-comply", "by", Form::players, says("Who refuses to comply?"))};
constexpr Matter result_matters[]{
    {says("Is the game over?"), "result", game_over},
    {says("A player resigned"), "result", resigned},
    {says("Repeated refusal to comply"), "ruling", refused},
};

}  // namespace

Chapter const illegal_moves{says("Illegal moves"), illegal_matters};
Chapter const wrong_start{says("Wrong start or displaced pieces"), wrong_start_matters};
Chapter const results{says("End of the game"), result_matters};

}  // namespace tactus::program::dialogue
