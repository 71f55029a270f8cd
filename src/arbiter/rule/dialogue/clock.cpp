// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

// Clock (6.2 to 6.10, A.1).

constexpr Step classify[]{
    ask("time-control", "base_ms", Form::time, translatable("Time for the game?")),
    ask("time-control", "increment_ms", Form::time, translatable("Increment for each move? 0 for none.")),
};
constexpr Step delay[]{
    ask("time-control", "base_ms", Form::time, translatable("Main time?")),
    fixed("time-control", "mode", "bronstein"),
    ask("time-control", "delay_ms", Form::time, translatable("Delay for each move?")),
    ask("thinking", "by", Form::color, translatable("Who thought?")),
    ask("thinking", "ms", Form::time, translatable("How long?")),
    again("thinking", translatable("One more move?")),
};
constexpr Step next_period[]{
    ask("time-control", "periods", Form::periods, translatable("Periods?")),
    ask("time-control", "increment_ms", Form::time, translatable("Increment for each move? 0 for none.")),
    ask("used-in-period", "by", Form::color, translatable("Whose clock?")),
    ask("used-in-period", "period", Form::count, translatable("Which period has he finished?")),
    ask("used-in-period", "ms", Form::time, translatable("Time used in it?")),
    maybe("used-in-period", "moves", Form::count, translatable("Moves made in it?")),
};
constexpr Step late[]{
    ask("default-time", "announced", Form::yes_no, translatable("Was a default time announced?")),
    if_yes(ask("default-time", "ms", Form::time, translatable("Which?"))),
    choose("default-time", "organised_in", translatable("Where?"), country_options),
    ask("arrive", "by", Form::color, translatable("Who was late?")),
    ask("arrive", "after_ms", Form::time, translatable("How long after the start?")),
};
constexpr Step both_late[]{
    fixed("default-time", "announced", "true"),
    ask("default-time", "ms", Form::time, translatable("Default time?")),
    ask("time-control", "base_ms", Form::time, translatable("Time on the clock at the start?")),
    ask("time-control", "increment_ms", Form::time, translatable("Increment for each move? 0 for none.")),
    fixed("both-absent", "value", "true"),
    bare("arrive"),
    fixed("arrive", "by", "black"),
    ask("arrive", "after_ms", Form::time, translatable("Black came how long after the start?")),
    bare("arrive"),
    fixed("arrive", "by", "white"),
    ask("arrive", "after_ms", Form::time, translatable("White came how long after the start?")),
};
constexpr Step forgotten_press[]{
    the_position,
    ask("clock-not-pressed", "by", Form::color, translatable("Who forgot to press?")),
    happened("make-move", translatable("Has the opponent moved since?")),
    by_opponent("make-move"),
    by_player("press-clock"),
};
constexpr Option misuse_options[]{{"other-hand", translatable("with the other hand")},
                                  {"finger-on-button", translatable("finger kept on the button")},
                                  {"before-moving", translatable("before the move")},
                                  {"forcibly", translatable("with force")},
                                  {"picked-up", translatable("picked up")},
                                  {"knocked-over", translatable("knocked over")}};
constexpr Option reason_options[]{{"call-arbiter", translatable("to call the arbiter")},
                                  {"promotion-piece", translatable("a new piece is missing")},
                                  {"claim", translatable("to claim")},
                                  {"irregularity", translatable("an irregularity")},
                                  {"clock-fault", translatable("a fault of the clock")},
                                  {"disturbance", translatable("a disturbance")},
                                  {"illness", translatable("illness")},
                                  {"toilet", translatable("the toilet")},
                                  {"phone-call", translatable("a phone call")},
                                  {"smoke", translatable("to smoke")},
                                  {"none", translatable("no reason")}};
constexpr Option adjusted_for_options[]{{"assistant-operates-clock", translatable("he presses the clock")},
                                        {"assistant-keeps-score", translatable("he keeps the score")}};
constexpr Step mishandled[]{
    ask("clock-mishandled", "by", Form::color, translatable("Who?")),
    choose("clock-mishandled", "how", translatable("How was the clock handled?"), misuse_options),
};
constexpr Step stopped_clocks[]{
    ask("stop-clocks", "by", Form::color, translatable("Who stopped the clocks?")),
    choose("stop-clocks", "reason", translatable("Why?"), reason_options),
};
constexpr Step neighbours_clock[]{
    ask("neighbours-clock-pressed", "by", Form::color, translatable("Who pressed the neighbour's clock?"))};
constexpr Step adjustment[]{
    ask("player", "colour", Form::color, translatable("Who uses the assistant?")),
    ask("player", "visually_disabled", Form::yes_no, translatable("Is he visually disabled?")),
    fixed("player", "assistant", "true"),
    choose("arbiter-adjusts", "reason", translatable("For what is the assistant?"), adjusted_for_options),
    ask("arbiter-adjusts", "applies_to", Form::players, translatable("Whose clock is adjusted?")),
};
constexpr Matter clock_matters[]{
    {translatable("Blitz, rapid or standard?"), "classify", classify},
    {translatable("Time left with delay"), "clock", delay},
    {translatable("Time at the next period"), "clock", next_period},
    {translatable("A player came late"), "ruling", late},
    {translatable("Both came late"), "clock", both_late},
    {translatable("May he still press the clock?"), "permission", forgotten_press},
    {translatable("May his clock be adjusted?"), "permission", adjustment},
    {translatable("A clock handled wrongly"), "ruling", mishandled},
    {translatable("Clocks stopped by a player"), "ruling", stopped_clocks},
    {translatable("The neighbour's clock was pressed"), "ruling", neighbours_clock},
};

// Flags (6.8, 6.9, A.5.3, III.3, Finnish 12 to 14).

constexpr Option first_flag_options[]{{"white", translatable("White's")},
                                      {"black", translatable("Black's")},
                                      {"unknown", translatable("not known")}};
constexpr Step clock_running_none = fixed("clock", "running", "none");

constexpr Step one_flag[]{
    the_position,
    happened("make-move", translatable("Was a move made just before?")),
    ask("make-move", "by", Form::color, translatable("By whom?")),
    ask("make-move", "uci", Form::move, translatable("Which move?")),
    fixed("make-move", "clock_pressed", "false"),
    ask("flag-fall", "by", Form::color, translatable("Whose flag fell?")),
    happened("claim", translatable("Did the opponent claim?")),
    ask("claim", "by", Form::color, translatable("Who claimed?")),
    fixed("claim", "kind", "flag"),
    happened("demonstrate-forced-mate", translatable("Did he show a forced mate?"), When::finnish_blitz),
    ask("demonstrate-forced-mate", "by", Form::color, translatable("Who?")),
    ask("demonstrate-forced-mate", "line", Form::line, translatable("Which line?")),
};
constexpr Step both_flags[]{
    position_at_the_end,
    fixed("clock", "white_ms", "0"),
    fixed("clock", "black_ms", "0"),
    clock_running_none,
    choose("clock", "first_flag", translatable("Whose flag fell first?"), first_flag_options),
    ask("period", "last", Form::yes_no, translatable("Is it the last period?")),
    maybe("guideline-iii", "announced", Form::yes_no, translatable("Was the quickplay finish announced?")),
    choose("guideline-iii", "country", translatable("Where?"), country_options),
};
constexpr Step claim_with_own_flag[]{
    the_position,
    ask("flag-fall", "by", Form::color, translatable("Whose flag was claimed?")),
    by_opponent("claim"),
    fixed("claim", "kind", "flag"),
    fixed("clock", "white_ms", "0"),
    fixed("clock", "black_ms", "0"),
    clock_running_none,
    choose("clock", "first_flag", translatable("Whose flag fell first?"), first_flag_options),
};
constexpr Step flag_pointed_out[]{
    the_position,
    ask("flag-fall", "by", Form::color, translatable("Whose flag fell?")),
    fixed("arbiter-observes", "what", "flag-fall"),
};
constexpr Matter flag_matters[]{
    {translatable("One flag fell"), "result", one_flag},
    {translatable("Both flags are down"), "ruling", both_flags},
    {translatable("Claimed with his own flag down"), "ruling", claim_with_own_flag},
    {translatable("May the arbiter point it out?"), "permission", flag_pointed_out},
};

// Recording (8.1 to 8.6, D.2.7).

constexpr Option method_options[]{{"voice-recorder", translatable("by recorder")},
                                  {"braille", translatable("in Braille")}};
constexpr Option running_options[]{
    {"white", translatable("White")}, {"black", translatable("Black")}, {"none", translatable("nobody")}};

constexpr Step must_record[]{
    ask("clock", "white_ms", Form::time, translatable("White's clock?")),
    ask("clock", "black_ms", Form::time, translatable("Black's clock?")),
    choose("clock", "running", translatable("Whose clock runs?"), running_options),
    ask("clock", "increment_ms", Form::time, translatable("Increment? 0 for none.")),
};
constexpr Step before_moving[]{
    the_position,
    ask("write", "by", Form::color, translatable("Who wrote?")),
    ask("write", "text", Form::text, translatable("What?")),
    fixed("write", "before_move", "true"),
};
constexpr Step reply_first[]{
    the_position,
    ask("recorded-plies", "by", Form::color, translatable("Who replies?")),
    ask("recorded-plies", "plies", Form::count, translatable("Moves on his sheet, both colours?")),
    by_player("make-move"),
    ask("make-move", "uci", Form::move, translatable("Which move?")),
};
constexpr Step stopped[]{
    ask("stopped-recording", "by", Form::players, translatable("Who stopped recording?")),
    ask("flag-fall", "by", Form::color, translatable("Whose flag fell?")),
    ask("flag-fall", "last_period", Form::yes_no, translatable("Was it the last period?")),
    ask("to-move", "colour", Form::color, translatable("Who has the move?")),
};
constexpr Step method[]{
    ask("player", "colour", Form::color, translatable("Which player?")),
    ask("player", "visually_disabled", Form::yes_no, translatable("Is he visually disabled?")),
    by_player("score-method"),
    choose("score-method", "method", translatable("How does he record?"), method_options),
};
constexpr Step writer[]{
    ask("player", "colour", Form::color, translatable("For whom does somebody write?")),
    ask("player", "visually_disabled", Form::yes_no, translatable("Is he visually disabled?")),
    by_player("score-kept-for", "player"),
    ask("score-kept-for", "accepted", Form::yes_no, translatable("Has the arbiter accepted it?")),
};
constexpr Step overstep[]{fixed("cannot-prove-overstep", "value", "true")};
constexpr Step claim_without_sheet[]{
    the_position,
    ask("no-scoresheet", "by", Form::color, translatable("Who kept no score?")),
    by_player("claim"),
    fixed("claim", "kind", "threefold-occurred"),
};
constexpr Matter recording_matters[]{
    {translatable("Must they record?"), "record", must_record},
    {translatable("May he write before he moves?"), "permission", before_moving},
    {translatable("May he reply before he writes?"), "permission", reply_first},
    {translatable("Recording stopped, a flag fell"), "next-action", stopped},
    {translatable("May he record in this way?"), "permission", method},
    {translatable("Somebody writes for a player"), "ruling", writer},
    {translatable("Moves not proven at a flag fall"), "ruling", overstep},
    {translatable("Claim of a third time without a sheet"), "ruling", claim_without_sheet},
};

}  // namespace

Chapter const clock_times{translatable("Clock and late arrival"), clock_matters};
Chapter const flags{translatable("Flags"), flag_matters};
Chapter const recording{translatable("Recording moves"), recording_matters};

}  // namespace tactus::program::dialogue
