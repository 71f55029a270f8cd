// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

constexpr Step earlier_ones =
    ask("illegal-count", "", Form::count_of_player, translatable("His earlier illegal moves?"));
/// Under the Competition Rules the arbiter acts without a claim.
constexpr Step claimed = happened("claim", translatable("Did the opponent claim?"), When::basic);
constexpr Step claimed_illegal = fixed("claim", "kind", "illegal-move");
constexpr Option previous_move[]{{"previous-move", ""}};

// Illegal moves and what counts as one (7.5, 7.7, 7.8, A.5).

constexpr Step completed[]{
    position_before,
    ask("illegal-move-completed", "by", Form::color, translatable("Who made the illegal move?")),
    maybe("illegal-move-completed", "uci", Form::any_move, translatable("Which move?")),
    ask("illegal-move-completed", "count", Form::count,
        translatable("His illegal moves, this one included?")),
    happened("arbiter-observes", translatable("Did the arbiter see it himself?"), When::basic),
    fixed("arbiter-observes", "what", "illegal-move"),
    happened("make-move", translatable("Has the opponent moved since?"), When::basic),
    by_opponent("make-move"),
    claimed,
    by_opponent("claim"),
    claimed_illegal,
    {"claim", "about", Form::word_if_yes, translatable("Had he moved before he claimed?"), previous_move,
     false, When::basic},
    clocks_now,
};
constexpr Step not_pressed[]{
    the_position,
    ask("make-move", "by", Form::color, translatable("Who moved?")),
    ask("make-move", "uci", Form::any_move, translatable("Which move?")),
    fixed("make-move", "illegal", "true"),
    fixed("make-move", "clock_pressed", "false"),
};
constexpr Step in_history[]{
    ask("moves", "", Form::raw_moves, translatable("The moves, with the illegal one?")),
    ask("illegal-move-in-history", "by", Form::color, translatable("Who made the illegal move?")),
    ask("illegal-move-in-history", "ply", Form::ply, translatable("In which of his moves?")),
    ask("illegal-move-in-history", "found_at_ply", Form::ply_of_black,
        translatable("Moves made by Black when it was found?")),
    earlier_ones,
    clocks_now,
};
constexpr Step pressed_without_move[]{
    the_position,
    ask("press-clock-without-move", "by", Form::color, translatable("Who pressed without a move?")),
    earlier_ones,
    claimed,
    by_opponent("claim"),
    claimed_illegal,
    clocks_now,
};
constexpr Step two_hands[]{
    position_before,
    ask("two-handed-move", "by", Form::color, translatable("Who used two hands?")),
    ask("two-handed-move", "uci", Form::any_move, translatable("Which move?")),
    ask("two-handed-move", "clock_pressed", Form::yes_no, translatable("Was the clock pressed?")),
    earlier_ones,
    claimed,
    by_opponent("claim"),
    claimed_illegal,
};
constexpr Step pawn_left[]{
    position_before,
    ask("pawn-left-on-last-rank", "by", Form::color, translatable("Whose pawn?")),
    ask("pawn-left-on-last-rank", "square", Form::square, translatable("On which square?")),
    ask("pawn-left-on-last-rank", "clock_pressed", Form::yes_no, translatable("Was the clock pressed?")),
    earlier_ones,
    claimed,
    by_opponent("claim"),
    claimed_illegal,
};
constexpr Step castling_left[]{
    position_before,
    ask("castling-unfinished", "by", Form::color, translatable("Who moved the king alone?")),
    ask("castling-unfinished", "uci", Form::any_move, translatable("As castling: which move?")),
    ask("castling-unfinished", "clock_pressed", Form::yes_no, translatable("Was the clock pressed?")),
    earlier_ones,
    claimed,
    by_opponent("claim"),
    claimed_illegal,
};
constexpr Step out_of_turn[]{
    the_position,
    ask("move-out-of-turn", "by", Form::color, translatable("Who moved out of turn?")),
    ask("move-out-of-turn", "clock_pressed", Form::yes_no, translatable("Was the clock pressed?")),
    earlier_ones,
    claimed,
    by_opponent("claim"),
    claimed_illegal,
};
constexpr Step king_taken[]{
    ask("position", "fen", Form::any_position, translatable("Position?")),
    ask("king-captured", "by", Form::color, translatable("Who captured the king?")),
    maybe("king-captured", "square", Form::square, translatable("On which square?")),
    claimed,
    by_opponent("claim"),
    claimed_illegal,
};
constexpr Option illegal_position_options[]{
    {"both-kings-in-check", translatable("both kings are in check")},
    {"pawn-on-last-rank", translatable("a pawn stands on the last rank")},
    {"illegal-position", translatable("something else")}};
constexpr Step illegal_position[]{
    maybe("position", "fen", Form::any_position, translatable("Position?")),
    choose("arbiter-observes", "what", translatable("What is wrong with it?"), illegal_position_options),
    happened("make-move", translatable("Has the next move been made?"), When::basic),
    ask("make-move", "by", Form::color, translatable("Who made the next move?")),
    ask("make-move", "clock_pressed", Form::yes_no, translatable("Was the clock pressed?")),
    {"illegal-position-remains",
     "value",
     Form::yes_no,
     translatable("Is it still illegal?"),
     {},
     false,
     When::basic},
};
constexpr Step illegal_and_flag[]{
    position_before,
    ask("illegal-move-completed", "by", Form::color, translatable("Who made the illegal move?")),
    ask("illegal-move-completed", "count", Form::count,
        translatable("His illegal moves, this one included?")),
    by_opponent("flag-fall"),
    ask("order", "known", Form::yes_no, translatable("Is the order beyond dispute?")),
};
constexpr Step agreed_correction[]{
    position_before,
    ask("illegal-move-completed", "by", Form::color, translatable("Who made the illegal move?")),
    fixed("illegal-move-completed", "count", "1"),
    by_opponent("make-move"),
    fixed("players-agree", "what", "correct-illegal-move"),
};
constexpr Step pointing_out[]{
    position_before,
    ask("illegal-move-completed", "by", Form::color, translatable("Who made the illegal move?")),
    ask("illegal-move-completed", "count", Form::count,
        translatable("His illegal moves, this one included?")),
    fixed("arbiter-observes", "what", "illegal-move"),
};

constexpr Matter illegal_matters[]{
    {translatable("An illegal move was completed"), "ruling", completed},
    {translatable("An illegal move, clock not pressed"), "ruling", not_pressed},
    {translatable("An illegal move found later"), "ruling", in_history},
    {translatable("Clock pressed without a move"), "ruling", pressed_without_move},
    {translatable("A move with two hands"), "ruling", two_hands},
    {translatable("A pawn left on the last rank"), "ruling", pawn_left},
    {translatable("King moved to castle, rook not"), "ruling", castling_left},
    {translatable("Two moves in a row"), "ruling", out_of_turn},
    {translatable("A king was captured"), "result", king_taken},
    {translatable("An illegal position stands"), "result", illegal_position},
    {translatable("Illegal move and flag together"), "result", illegal_and_flag},
    {translatable("Both agree to correct: may they?"), "permission", agreed_correction},
    {translatable("May the arbiter point it out?"), "permission", pointing_out},
};

// Irregularities (7.2 to 7.4, 6.10).

constexpr Option start_options[]{
    {"bishop-knight-swapped", translatable("bishop and knight exchanged")},
    {"king-queen-swapped", translatable("king and queen exchanged")},
    {"rook-a1-knight-b1-swapped", translatable("rook a1 and knight b1 exchanged")},
    {"white-king-on-d1", translatable("White's king on d1")}};
constexpr Step wrong_set_up[]{
    choose("wrong-initial-position", "what", translatable("What stood wrong?"), start_options),
    ask("wrong-initial-position", "moves_each", Form::count, translatable("Moves made by each?")),
};
constexpr Step wrong_castling[]{
    choose("wrong-initial-position", "what", translatable("What stood wrong?"), start_options),
    ask("wrong-initial-position", "moves_each", Form::count, translatable("Moves made by each?")),
    ask("make-move", "by", Form::color, translatable("Who wants to castle?")),
    fixed("make-move", "kind", "castle"),
};
constexpr Step turned[]{
    ask("board-orientation-wrong", "moves_each", Form::count, translatable("Moves made by each?"))};
constexpr Step reversed[]{
    ask("colours-reversed", "white_moves", Form::count, translatable("Moves made by White?")),
    ask("colours-reversed", "black_moves", Form::count, translatable("Moves made by Black?")),
};
constexpr Option displaced_options[]{{"obviously-accidental", translatable("clearly by accident")},
                                     {"unclear", translatable("not clear")}};
constexpr Step knocked_over[]{
    ask("displaced", "by", Form::color, translatable("Who displaced pieces?")),
    ask("displaced", "clock_pressed", Form::yes_no, translatable("Did he press the clock?")),
    choose("displaced", "intent", translatable("By accident?"), displaced_options),
    happened("claim", translatable("Did the opponent claim?")),
    by_opponent("claim"),
    fixed("claim", "kind", "displaced"),
};
constexpr Step wrong_clock[]{
    ask("clock-setting-wrong", "moves_each", Form::count, translatable("Moves made by each?")),
    happened("claim", translatable("Did a player claim?")),
    ask("claim", "by", Form::color, translatable("Who?")),
    fixed("claim", "kind", "clock-setting"),
};
constexpr Matter wrong_start_matters[]{
    {translatable("Wrong initial position"), "ruling", wrong_set_up},
    {translatable("Castling after a wrong start"), "permission", wrong_castling},
    {translatable("Board turned wrong"), "ruling", turned},
    {translatable("Colours reversed"), "ruling", reversed},
    {translatable("Pieces displaced"), "ruling", knocked_over},
    {translatable("Clock set wrong"), "ruling", wrong_clock},
};

// Results (5.1, 5.2, 11.7).

constexpr Step game_over[]{
    the_position,
    happened("make-move", translatable("Was one more move made?")),
    ask("make-move", "by", Form::color, translatable("By whom?")),
    ask("make-move", "uci", Form::move, translatable("Which move?")),
};
constexpr Step resigned[]{
    position_at_the_end,
    ask("resign", "by", Form::color, translatable("Who resigned?")),
};
constexpr Option score_options[]{{"1-0", translatable("White won")},
                                 {"0-1", translatable("Black won")},
                                 {"1/2-1/2", translatable("a draw")}};
constexpr Option ended_late_options[]{{"resignation", translatable("a resignation")},
                                      {"claim", translatable("a claim of a draw")},
                                      {"offer", translatable("an offer of a draw")},
                                      {"acceptance", translatable("the acceptance of a draw")}};
constexpr Step signed_result[]{
    choose("sign-result", "result", translatable("Which result was signed?"), score_options)};
// How the game may have ended before.
constexpr Step had_resigned = happened("resign", translatable("Had a player resigned?"));
constexpr Step who_resigned = ask("resign", "by", Form::color, translatable("Who?"));
constexpr Step had_agreed = happened("agree-draw", translatable("Had they agreed to a draw?"));
constexpr Step had_signed = happened("sign-result", translatable("Was a result signed?"));
constexpr Step what_was_signed = choose("sign-result", "result", translatable("Which?"), score_options);
constexpr Step phone_later[]{
    had_resigned,    who_resigned,
    had_agreed,      had_signed,
    what_was_signed, ask("phone-sounds", "owner", Form::color, translatable("Whose phone sounded?")),
};
constexpr Step illegal_later[]{
    had_resigned,
    who_resigned,
    had_agreed,
    had_signed,
    what_was_signed,
    ask("illegal-move-completed", "by", Form::color, translatable("Who made the illegal move?")),
};
constexpr Step taken_back[]{
    ask("take-back", "by", Form::color, translatable("Who wants to take back?")),
    choose("take-back", "what", translatable("What?"), ended_late_options),
};
constexpr Step refused[]{
    ask("refuses-to-comply", "by", Form::players, translatable("Who refuses to comply?"))};
constexpr Matter result_matters[]{
    {translatable("Is the game over?"), "result", game_over},
    {translatable("A player resigned"), "result", resigned},
    {translatable("A result was signed"), "ruling", signed_result},
    {translatable("Phone after the end of the game"), "ruling", phone_later},
    {translatable("Illegal move found after the end"), "ruling", illegal_later},
    {translatable("May it be taken back?"), "permission", taken_back},
    {translatable("Repeated refusal to comply"), "ruling", refused},
};

}  // namespace

Chapter const illegal_moves{translatable("Illegal moves"), illegal_matters};
Chapter const wrong_start{translatable("Wrong start or displaced pieces"), wrong_start_matters};
Chapter const results{translatable("End of the game"), result_matters};

}  // namespace tactus::program::dialogue
