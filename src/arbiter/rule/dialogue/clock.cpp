// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

// Clock (6.2 to 6.10, A.1).

constexpr Step classify[]{
    ask("time-control", "base_ms", Form::time, says("Time for the game?")),
    ask("time-control", "increment_ms", Form::time, says("Increment for each move? 0 for none.")),
};
constexpr Step delay[]{
    ask("time-control", "base_ms", Form::time, says("Main time?")),
    fixed("time-control", "mode", "bronstein"),
    ask("time-control", "delay_ms", Form::time, says("Delay for each move?")),
    ask("thinking", "by", Form::color, says("Who thought?")),
    ask("thinking", "ms", Form::time, says("How long?")),
    again("thinking", says("One more move?")),
};
constexpr Step next_period[]{
    ask("time-control", "periods", Form::periods, says("Periods?")),
    ask("time-control", "increment_ms", Form::time, says("Increment for each move? 0 for none.")),
    ask("used-in-period", "by", Form::color, says("Whose clock?")),
    ask("used-in-period", "period", Form::count, says("Which period has he finished?")),
    ask("used-in-period", "ms", Form::time, says("Time used in it?")),
    maybe("used-in-period", "moves", Form::count, says("Moves made in it?")),
};
constexpr Step late[]{
    ask("default-time", "announced", Form::yes_no, says("Was a default time announced?")),
    if_yes(ask("default-time", "ms", Form::time, says("Which?"))),
    choose("default-time", "organised_in", says("Where?"), country_options),
    ask("arrive", "by", Form::color, says("Who was late?")),
    ask("arrive", "after_ms", Form::time, says("How long after the start?")),
};
constexpr Step both_late[]{
    fixed("default-time", "announced", "true"),
    ask("default-time", "ms", Form::time, says("Default time?")),
    ask("time-control", "base_ms", Form::time, says("Time on the clock at the start?")),
    ask("time-control", "increment_ms", Form::time, says("Increment for each move? 0 for none.")),
    fixed("both-absent", "value", "true"),
    bare("arrive"),
    fixed("arrive", "by", "black"),
    ask("arrive", "after_ms", Form::time, says("Black came how long after the start?")),
    bare("arrive"),
    fixed("arrive", "by", "white"),
    ask("arrive", "after_ms", Form::time, says("White came how long after the start?")),
};
constexpr Step forgotten_press[]{
    the_position,
    ask("clock-not-pressed", "by", Form::color, says("Who forgot to press?")),
    happened("make-move", says("Has the opponent moved since?")),
    by_opponent("make-move"),
    by_player("press-clock"),
};
constexpr Step adjustment[]{
    ask("player", "colour", Form::color, says("Who uses the assistant?")),
    ask("player", "visually_disabled", Form::yes_no, says("Is he visually disabled?")),
    fixed("player", "assistant", "true"),
    fixed("arbiter-adjusts", "reason", "assistant-operates-clock"),
    ask("arbiter-adjusts", "applies_to", Form::players, says("Whose clock is adjusted?")),
};
constexpr Matter clock_matters[]{
    {says("Blitz, rapid or standard?"), "classify", classify},
    {says("Time left with delay"), "clock", delay},
    {says("Time at the next period"), "clock", next_period},
    {says("A player came late"), "ruling", late},
    {says("Both came late"), "clock", both_late},
    {says("May he still press the clock?"), "permission", forgotten_press},
    {says("May his clock be adjusted?"), "permission", adjustment},
};

// Flags (6.8, 6.9, A.5.3, III.3, Finnish 12 to 14).

constexpr Option first_flag_options[]{
    {"white", says("White's")}, {"black", says("Black's")}, {"unknown", says("not known")}};
constexpr Step clock_running_none = fixed("clock", "running", "none");

constexpr Step one_flag[]{
    the_position,
    happened("make-move", says("Was a move made just before?")),
    ask("make-move", "by", Form::color, says("By whom?")),
    ask("make-move", "uci", Form::move, says("Which move?")),
    fixed("make-move", "clock_pressed", "false"),
    ask("flag-fall", "by", Form::color, says("Whose flag fell?")),
    happened("claim", says("Did the opponent claim?")),
    ask("claim", "by", Form::color, says("Who claimed?")),
    fixed("claim", "kind", "flag"),
    happened("demonstrate-forced-mate", says("Did he show a forced mate?"), When::finnish_blitz),
    ask("demonstrate-forced-mate", "by", Form::color, says("Who?")),
    ask("demonstrate-forced-mate", "line", Form::line, says("Which line?")),
};
constexpr Step both_flags[]{
    the_position,
    fixed("clock", "white_ms", "0"),
    fixed("clock", "black_ms", "0"),
    clock_running_none,
    choose("clock", "first_flag", says("Whose flag fell first?"), first_flag_options),
    ask("period", "last", Form::yes_no, says("Is it the last period?")),
    maybe("guideline-iii", "announced", Form::yes_no, says("Was the quickplay finish announced?")),
    choose("guideline-iii", "country", says("Where?"), country_options),
};
constexpr Step claim_with_own_flag[]{
    the_position,
    ask("flag-fall", "by", Form::color, says("Whose flag was claimed?")),
    by_opponent("claim"),
    fixed("claim", "kind", "flag"),
    fixed("clock", "white_ms", "0"),
    fixed("clock", "black_ms", "0"),
    clock_running_none,
    choose("clock", "first_flag", says("Whose flag fell first?"), first_flag_options),
};
constexpr Step flag_pointed_out[]{
    the_position,
    ask("flag-fall", "by", Form::color, says("Whose flag fell?")),
    fixed("arbiter-observes", "what", "flag-fall"),
};
constexpr Matter flag_matters[]{
    {says("One flag fell"), "result", one_flag},
    {says("Both flags are down"), "ruling", both_flags},
    {says("Claimed with the own flag down"), "ruling", claim_with_own_flag},
    {says("May the arbiter point it out?"), "permission", flag_pointed_out},
};

// Recording (8.1 to 8.6, D.2.7).

constexpr Option method_options[]{{"voice-recorder", says("by recorder")}, {"braille", says("in Braille")}};
constexpr Option running_options[]{
    {"white", says("White")}, {"black", says("Black")}, {"none", says("nobody")}};

constexpr Step must_record[]{
    ask("clock", "white_ms", Form::time, says("White's clock?")),
    ask("clock", "black_ms", Form::time, says("Black's clock?")),
    choose("clock", "running", says("Whose clock runs?"), running_options),
    ask("clock", "increment_ms", Form::time, says("Increment? 0 for none.")),
};
constexpr Step before_moving[]{
    the_position,
    ask("write", "by", Form::color, says("Who wrote?")),
    ask("write", "text", Form::text, says("What?")),
    fixed("write", "before_move", "true"),
};
constexpr Step reply_first[]{
    the_position,
    ask("recorded-plies", "by", Form::color, says("Who replies?")),
    ask("recorded-plies", "plies", Form::count, says("Plies on his sheet?")),
    by_player("make-move"),
    ask("make-move", "uci", Form::move, says("Which move?")),
};
constexpr Step stopped[]{
    ask("stopped-recording", "by", Form::players, says("Who stopped recording?")),
    ask("flag-fall", "by", Form::color, says("Whose flag fell?")),
    ask("flag-fall", "last_period", Form::yes_no, says("Was it the last period?")),
    ask("to-move", "colour", Form::color, says("Who has the move?")),
};
constexpr Step method[]{
    ask("player", "colour", Form::color, says("Which player?")),
    ask("player", "visually_disabled", Form::yes_no, says("Is he visually disabled?")),
    by_player("score-method"),
    choose("score-method", "method", says("How does he record?"), method_options),
};
constexpr Step overstep[]{fixed("cannot-prove-overstep", "value", "true")};
constexpr Step claim_without_sheet[]{
    the_position,
    ask("no-scoresheet", "by", Form::color, says("Who kept no score?")),
    by_player("claim"),
    fixed("claim", "kind", "threefold-occurred"),
};
constexpr Matter recording_matters[]{
    {says("Must they record?"), "record", must_record},
    {says("May he write before he moves?"), "permission", before_moving},
    {says("May he reply before he writes?"), "permission", reply_first},
    {says("Recording stopped, a flag fell"), "next-action", stopped},
    {says("May he record in this way?"), "permission", method},
    {says("Moves not proven at a flag fall"), "ruling", overstep},
    {says("Claim of a third time without a sheet"), "ruling", claim_without_sheet},
};

}  // namespace

Chapter const clock_times{says("Clock and late arrival"), clock_matters};
Chapter const flags{says("Flags"), flag_matters};
Chapter const recording{says("Recording moves"), recording_matters};

}  // namespace tactus::program::dialogue
