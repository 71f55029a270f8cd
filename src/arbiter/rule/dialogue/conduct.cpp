// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

#include <array>

namespace tactus::program::dialogue {
namespace {

// Devices, assistants, what may be told (11.3, 12.6, 12.7, D.2.10, D.2.11).

constexpr Option listener_options[]{{"white", says("White")},
                                    {"black", says("Black")},
                                    {"players", says("both players")},
                                    {"arbiter", says("the arbiter")}};
constexpr Option saying_options[]{{"opponents-move", says("the opponent's move")},
                                  {"move-count", says("the number of moves")},
                                  {"both-times", says("the times of both")},
                                  {"you-have-not-pressed-the-clock", says("that the clock was not pressed")},
                                  {"your-move-is-illegal", says("that his move is illegal")},
                                  {"illegal-move-completed", says("an illegal move was completed")},
                                  {"position-occurred-third-time", says("a position came a third time")},
                                  {"engine-evaluation", says("an evaluation")}};
constexpr Option assistant_options[]{{"assistant", says("of the visually disabled player")},
                                     {"sighted-assistant", says("of the sighted player")}};
constexpr Option duties_options[]{{R"(["D.2.10.1"])", says("to move on the other's board")},
                                  {R"(["D.2.10.2"])", says("to announce moves")},
                                  {R"(["D.2.10.1","D.2.10.2"])", says("both of these")}};

constexpr Step disabled = ask("player", "colour", Form::color, says("Who is visually disabled?"));
constexpr Step is_disabled = fixed("player", "visually_disabled", "true");
constexpr Step with_assistant = ask("player", "assistant", Form::yes_no, says("Has he an assistant?"));

constexpr Step phone[]{
    ask("phone-sounds", "owner", Form::color, says("Whose phone sounded?")),
    ask("phone-sounds", "count", Form::count, says("How many times, this one included?")),
    choose("event", "country", says("Where?"), country_options),
    ask("event", "special_rule", Form::yes_no, says("Has the event a rule of its own?")),
};
constexpr Step device_carried[]{
    ask("device", "owner", Form::color, says("Whose device?")),
    ask("device", "approved_by_arbiter", Form::yes_no, says("Did the arbiter approve it?")),
    ask("device", "evident", Form::yes_no, says("Is it evident that he has it?")),
};
constexpr Step device_of_disabled[]{
    disabled, is_disabled, with_assistant, by_player("device", "owner"), device_carried[1],
};
constexpr Step program_says[]{
    disabled,
    is_disabled,
    with_assistant,
    choose("program-says", "to", says("Who is told?"), listener_options),
    choose("program-says", "what", says("What?"), saying_options),
    ask("program-says", "on_request", Form::yes_no, says("At his request?")),
};
constexpr Step assistant_claims[]{
    disabled,
    is_disabled,
    with_assistant,
    ask("flag-fall", "by", Form::color, says("Whose flag fell?")),
    choose("claim", "by", says("Whose assistant claims?"), assistant_options),
    ask("claim", "for_", Form::color, says("For whom?")),
    fixed("claim", "kind", "flag"),
};
constexpr Step assistant_presses[]{
    disabled,
    is_disabled,
    with_assistant,
    by_player("make-move"),
    fixed("make-move", "clock_pressed", "false"),
    choose("press-clock", "by", says("Whose assistant presses?"), assistant_options),
    ask("press-clock", "for_player", Form::color, says("For whom?")),
};
constexpr Step assistant_moves[]{
    disabled,
    is_disabled,
    with_assistant,
    choose("execute-for-opponent-board", "by", says("Whose assistant moves?"), assistant_options),
    ask("execute-for-opponent-board", "for_player", Form::color, says("Whose move is it?")),
    ask("execute-for-opponent-board", "owner", Form::color, says("On whose board?")),
};
constexpr Step sighted_assistant[]{
    disabled,
    is_disabled,
    with_assistant,
    choose("sighted-player-assistant", "duties", says("For what?"), duties_options),
};
constexpr Step deaf_opponent[]{
    bare("player"),
    disabled,
    is_disabled,
    with_assistant,
    bare("player"),
    by_opponent("player", "colour"),
    fixed("player", "hearing_disabled", "true"),
};
constexpr Step score_shown[]{
    ask("request-score", "by", Form::color, says("Who asks?")),
    ask("request-score", "having_move", Form::yes_no, says("Has he the move?")),
    ask("request-score", "count", Form::count, says("How many times, this one included?")),
};
constexpr Step spectator[]{
    choose("spectator-speaks", "to", says("To whom?"), listener_options),
    ask("spectator-speaks", "what", Form::text, says("About what?")),
};
constexpr Matter conduct_matters[]{
    {says("A phone sounded"), "ruling", phone},
    {says("A device in the venue"), "ruling", device_carried},
    {says("May he have this device?"), "permission", device_of_disabled},
    {says("May the program say this?"), "permission", program_says},
    {says("May an assistant claim on time?"), "permission", assistant_claims},
    {says("May an assistant press the clock?"), "permission", assistant_presses},
    {says("May an assistant move for him?"), "permission", assistant_moves},
    {says("May the sighted player use one?"), "permission", sighted_assistant},
    {says("Must an assistant be used?"), "permission", deaf_opponent},
    {says("May he see the arbiter's score?"), "permission", score_shown},
    {says("A spectator spoke"), "permission", spectator},
};

// Adjournment (Guideline I, 2014 Appendix E).

constexpr Step sealed[]{
    the_position,
    ask("sealed-move", "by", Form::color, says("Who sealed?")),
    ask("sealed-move", "text", Form::text, says("What is written?")),
    choose("sealed-move", "lang", says("In which letters?"), language_options),
};
constexpr Step moved_instead[]{
    bare("told-to-seal"),
    ask("make-move", "by", Form::color, says("Who moved on the board?")),
    ask("make-move", "uci", Form::any_move, says("Which move?")),
    fixed("make-move", "on_board", "true"),
};
constexpr Step left_early[]{
    ask("session", "ms_left", Form::time, says("Time left in the session?")),
    ask("adjourn-early", "by", Form::color, says("Who adjourns?")),
    ask("clock", "white_ms", Form::time, says("White's clock?")),
    ask("clock", "black_ms", Form::time, says("Black's clock?")),
    fixed("clock", "running", "none"),
};
constexpr Step envelope[]{
    fixed("envelope", "lost", "true"),
    ask("times-known", "value", Form::yes_no, says("Are position and times known?")),
};
constexpr Step resumption[]{
    ask("replier", "colour", Form::color, says("Who must reply to the sealed move?")),
    ask("default-time", "announced", Form::yes_no, says("Was a default time announced?")),
    if_yes(ask("default-time", "ms", Form::time, says("Which?"))),
    ask("arrive", "by", Form::color, says("Who came late?")),
    ask("arrive", "after_ms", Form::time, says("How long after the start?")),
};
constexpr Matter adjournment_matters[]{
    {says("A sealed move is opened"), "ruling", sealed},
    {says("Moved on the board instead of sealing"), "next-action", moved_instead},
    {says("Adjourned before the time"), "clock", left_early},
    {says("The envelope is lost"), "ruling", envelope},
    {says("Late at the resumption"), "ruling", resumption},
};

// Supervision (A.4, A.6, B.2, B.4).

constexpr Step conditions[]{
    ask("arbiters", "count", Form::count, says("Number of arbiters?")),
    ask("arbiters", "games", Form::count, says("Number of games?")),
    ask("arbiters", "all_recorded", Form::yes_no, says("Is each game recorded?")),
};
constexpr Step modes[]{bare("event-regulations")};
constexpr Matter supervision_matters[]{
    {says("Are there enough arbiters?"), "classify", conditions},
    {says("Which modes may be chosen?"), "classify", modes},
};

}  // namespace

Chapter const conduct{says("Conduct, devices, assistants"), conduct_matters};
Chapter const adjournment{says("Adjournment"), adjournment_matters};
Chapter const supervision{says("Supervision"), supervision_matters};

std::span<Chapter const> chapters() {
  // Most asked first.
  static std::array<Chapter, 15> const all{illegal_moves, touching,    flags,      draws,       divergence,
                                           wrong_start,   clock_times, announcing, recording,   results,
                                           conduct,       chess960,    quickplay,  adjournment, supervision};
  return all;
}

}  // namespace tactus::program::dialogue
