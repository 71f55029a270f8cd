// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

#include <array>

namespace tactus::program::dialogue {
namespace {

// Devices, assistants, what may be told (11.3, 12.6, 12.7, D.2.10, D.2.11).

constexpr Option listener_options[]{{"white", translatable("White")},
                                    {"black", translatable("Black")},
                                    {"players", translatable("both players")},
                                    {"arbiter", translatable("the arbiter")}};
constexpr Option saying_options[]{
    {"opponents-move", translatable("the opponent's move")},
    {"move-count", translatable("the number of moves")},
    {"both-times", translatable("the times of both")},
    {"you-have-not-pressed-the-clock", translatable("that the clock was not pressed")},
    {"your-move-is-illegal", translatable("that his move is illegal")},
    {"illegal-move-completed", translatable("an illegal move was completed")},
    {"position-occurred-third-time", translatable("a position came a third time")},
    {"engine-evaluation", translatable("an evaluation")}};
constexpr Option assistant_options[]{{"assistant", translatable("of the visually disabled player")},
                                     {"sighted-assistant", translatable("of the sighted player")}};
constexpr Option duties_options[]{{R"(["D.2.10.1"])", translatable("to move on the other's board")},
                                  {R"(["D.2.10.2"])", translatable("to announce moves")},
                                  {R"(["D.2.10.1","D.2.10.2"])", translatable("both of these")}};

constexpr Step disabled =
    ask("player", "colour", Form::disabled_player, translatable("Who is visually disabled?"));
constexpr Step is_disabled = fixed("player", "visually_disabled", "true");
constexpr Step with_assistant =
    ask("player", "assistant", Form::yes_no, translatable("Has he an assistant?"));

constexpr Step phone[]{
    ask("phone-sounds", "owner", Form::color, translatable("Whose phone sounded?")),
    ask("phone-sounds", "count", Form::count, translatable("How many times, this one included?")),
    choose("event", "country", translatable("Where?"), country_options),
    ask("event", "special_rule", Form::yes_no, translatable("Has the event a rule of its own?")),
};
constexpr Step device_carried[]{
    ask("device", "owner", Form::color, translatable("Whose device?")),
    ask("device", "approved_by_arbiter", Form::yes_no, translatable("Did the arbiter approve it?")),
    ask("device", "evident", Form::yes_no, translatable("Is it evident that he has it?")),
};
constexpr Step device_of_disabled[]{
    disabled, is_disabled, with_assistant, by_player("device", "owner"), device_carried[1],
};
constexpr Step program_says[]{
    disabled,
    is_disabled,
    with_assistant,
    choose("program-says", "to", translatable("Who is told?"), listener_options),
    choose("program-says", "what", translatable("What?"), saying_options),
    ask("program-says", "on_request", Form::yes_no, translatable("At his request?")),
};
constexpr Step assistant_claims[]{
    disabled,
    is_disabled,
    with_assistant,
    ask("flag-fall", "by", Form::color, translatable("Whose flag fell?")),
    choose("claim", "by", translatable("Whose assistant claims?"), assistant_options),
    ask("claim", "for_", Form::color, translatable("For whom?")),
    fixed("claim", "kind", "flag"),
};
constexpr Step assistant_presses[]{
    disabled,
    is_disabled,
    with_assistant,
    by_player("make-move"),
    fixed("make-move", "clock_pressed", "false"),
    choose("press-clock", "by", translatable("Whose assistant presses?"), assistant_options),
    ask("press-clock", "for_player", Form::color, translatable("For whom?")),
};
constexpr Step assistant_moves[]{
    disabled,
    is_disabled,
    with_assistant,
    choose("execute-for-opponent-board", "by", translatable("Whose assistant moves?"), assistant_options),
    ask("execute-for-opponent-board", "for_player", Form::color, translatable("Whose move is it?")),
    ask("execute-for-opponent-board", "owner", Form::color, translatable("On whose board?")),
};
constexpr Step sighted_assistant[]{
    disabled,
    is_disabled,
    with_assistant,
    choose("sighted-player-assistant", "duties", translatable("For what?"), duties_options),
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
    ask("request-score", "by", Form::color, translatable("Who asks?")),
    ask("request-score", "having_move", Form::yes_no, translatable("Has he the move?")),
    ask("request-score", "count", Form::count, translatable("How many times, this one included?")),
};
constexpr Step spectator[]{
    choose("spectator-speaks", "to", translatable("To whom?"), listener_options),
    ask("spectator-speaks", "what", Form::text, translatable("About what?")),
};
constexpr Option area_options[]{{"playing-area", translatable("the playing area")},
                                {"playing-venue", translatable("the venue")}};
constexpr Option disturbance_options[]{{"talking", translatable("by talking")},
                                       {"noise", translatable("by noise")},
                                       {"offers", translatable("by offers of a draw")},
                                       {"claims", translatable("by claims")},
                                       {"analysis", translatable("analysis on another board")},
                                       {"notes", translatable("notes, a book")},
                                       {"advice", translatable("advice")},
                                       {"other", translatable("otherwise")}};
constexpr Option outsider_options[]{{"captain", translatable("a captain")},
                                    {"coach", translatable("a coach")},
                                    {"parent", translatable("a parent")},
                                    {"spectator", translatable("a spectator")},
                                    {"other-player", translatable("a player of another game")}};
constexpr Option outsiders_claims[]{{"flag", translatable("a fallen flag")},
                                    {"illegal-move", translatable("an illegal move")},
                                    {"touch-move", translatable("a touched piece")},
                                    {"threefold-occurred", translatable("a draw by repetition")},
                                    {"fifty-occurred", translatable("a draw by fifty moves")}};
constexpr Option asked_options[]{{"time", translatable("the time")},
                                 {"move", translatable("the move")},
                                 {"move-count", translatable("the number of moves")}};
constexpr Option asked_whom[]{{"white", translatable("White")},
                              {"black", translatable("Black")},
                              {"assistant", translatable("his assistant")},
                              {"arbiter", translatable("the arbiter")}};
constexpr Option hand_options[]{{"assistant", translatable("of the visually disabled player")},
                                {"sighted-assistant", translatable("of the sighted player")},
                                {"captain", translatable("a captain")},
                                {"spectator", translatable("a spectator")}};
constexpr Step leaving[]{
    ask("leave-area", "by", Form::color, translatable("Who leaves?")),
    choose("leave-area", "area", translatable("What?"), area_options),
    ask("leave-area", "having_move", Form::yes_no, translatable("Has he the move?")),
    ask("leave-area", "permitted", Form::yes_no, translatable("Has the arbiter permitted it?")),
    ask("leave-area", "report_required", Form::yes_no, translatable("Must he report by the event's rules?")),
};
constexpr Step smoking[]{
    ask("smoke", "by", Form::color, translatable("Who smokes?")),
    ask("smoke", "electronic", Form::yes_no, translatable("An electronic cigarette?")),
    ask("smoke", "permitted_place", Form::yes_no, translatable("Where the arbiter allows it?")),
};
constexpr Step refused_search[]{ask("refuse-search", "by", Form::color, translatable("Who refuses?"))};
constexpr Step accused[]{
    ask("accuse", "by", Form::color, translatable("Who accuses?")),
    choose("accuse", "to", translatable("To whom?"), listener_options),
};
constexpr Step disturbed[]{
    ask("disturb", "by", Form::color, translatable("Who disturbs?")),
    choose("disturb", "how", translatable("How?"), disturbance_options),
};
constexpr Step outsider_claims[]{
    choose("claim", "by", translatable("Who claims?"), outsider_options),
    choose("claim", "kind", translatable("What does he claim?"), outsiders_claims),
};
constexpr Step player_asks[]{
    ask("player", "colour", Form::color, translatable("Who asks?")),
    ask("player", "visually_disabled", Form::yes_no, translatable("Is he visually disabled?")),
    by_player("player-asks"),
    choose("player-asks", "whom", translatable("Whom?"), asked_whom),
    choose("player-asks", "what", translatable("What?"), asked_options),
};
constexpr Step own_clock[]{
    ask("player", "colour", Form::color, translatable("Whose clock?")),
    ask("player", "visually_disabled", Form::yes_no, translatable("Is he visually disabled?")),
    by_player("special-clock", "owner"),
};
constexpr Step strange_hand[]{
    choose("assistant-touches", "by", translatable("Whose hand?"), hand_options),
    maybe("assistant-touches", "square", Form::square, translatable("On which square?")),
};
constexpr Matter conduct_matters[]{
    {translatable("A phone sounded"), "ruling", phone},
    {translatable("A device in the venue"), "ruling", device_carried},
    {translatable("May he have this device?"), "permission", device_of_disabled},
    {translatable("May the program say this?"), "permission", program_says},
    {translatable("May an assistant claim on time?"), "permission", assistant_claims},
    {translatable("May an assistant press the clock?"), "permission", assistant_presses},
    {translatable("May an assistant move for him?"), "permission", assistant_moves},
    {translatable("May the sighted player use one?"), "permission", sighted_assistant},
    {translatable("Must an assistant be used?"), "permission", deaf_opponent},
    {translatable("May he see the arbiter's score?"), "permission", score_shown},
    {translatable("A spectator spoke"), "permission", spectator},
    {translatable("Claimed by a person not playing"), "ruling", outsider_claims},
    {translatable("A player disturbs"), "ruling", disturbed},
    {translatable("A player leaves"), "ruling", leaving},
    {translatable("A player smokes"), "ruling", smoking},
    {translatable("A search is refused"), "ruling", refused_search},
    {translatable("A player accuses of cheating"), "ruling", accused},
    {translatable("A player asks the time or a move"), "permission", player_asks},
    {translatable("May he use a clock of his own?"), "permission", own_clock},
    {translatable("An assistant touched a piece"), "ruling", strange_hand},
};

// Adjournment (Guideline I, 2014 Appendix E).

constexpr Step sealed[]{
    the_position,
    ask("sealed-move", "by", Form::color, translatable("Who sealed?")),
    ask("sealed-move", "text", Form::text, translatable("What is written?")),
    choose("sealed-move", "lang", translatable("In which letters?"), language_options),
};
constexpr Step moved_instead[]{
    bare("told-to-seal"),
    ask("make-move", "by", Form::color, translatable("Who moved on the board?")),
    ask("make-move", "uci", Form::any_move, translatable("Which move?")),
    fixed("make-move", "on_board", "true"),
};
constexpr Step left_early[]{
    ask("session", "ms_left", Form::time, translatable("Time left in the session?")),
    ask("adjourn-early", "by", Form::color, translatable("Who adjourns?")),
    ask("clock", "white_ms", Form::time, translatable("White's clock?")),
    ask("clock", "black_ms", Form::time, translatable("Black's clock?")),
    fixed("clock", "running", "none"),
};
constexpr Step envelope[]{
    fixed("envelope", "lost", "true"),
    ask("times-known", "value", Form::yes_no, translatable("Are position and times known?")),
};
constexpr Step resumption[]{
    ask("replier", "colour", Form::color, translatable("Who must reply to the sealed move?")),
    ask("default-time", "announced", Form::yes_no, translatable("Was a default time announced?")),
    if_yes(ask("default-time", "ms", Form::time, translatable("Which?"))),
    ask("arrive", "by", Form::color, translatable("Who came late?")),
    ask("arrive", "after_ms", Form::time, translatable("How long after the start?")),
};
constexpr Matter adjournment_matters[]{
    {translatable("A sealed move is opened"), "ruling", sealed},
    {translatable("Moved on the board instead of sealing"), "next-action", moved_instead},
    {translatable("Adjourned before the time"), "clock", left_early},
    {translatable("The envelope is lost"), "ruling", envelope},
    {translatable("Late at the resumption"), "ruling", resumption},
};

// Supervision (A.4, A.6, B.2, B.4).

constexpr Step conditions[]{
    ask("arbiters", "count", Form::count, translatable("Number of arbiters?")),
    ask("arbiters", "games", Form::count, translatable("Number of games?")),
    ask("arbiters", "all_recorded", Form::yes_no, translatable("Is each game recorded?")),
};
constexpr Step modes[]{bare("event-regulations")};
constexpr Matter supervision_matters[]{
    {translatable("Are there enough arbiters?"), "classify", conditions},
    {translatable("Which modes may be chosen?"), "classify", modes},
};

}  // namespace

Chapter const conduct{translatable("Conduct, devices, assistants"), conduct_matters};
Chapter const adjournment{translatable("Adjournment"), adjournment_matters};
Chapter const supervision{translatable("Supervision"), supervision_matters};

std::span<Chapter const> chapters() {
  // Most asked first.
  static std::array<Chapter, 15> const all{illegal_moves, touching,    flags,      draws,       divergence,
                                           wrong_start,   clock_times, announcing, recording,   results,
                                           conduct,       chess960,    quickplay,  adjournment, supervision};
  return all;
}

}  // namespace tactus::program::dialogue
