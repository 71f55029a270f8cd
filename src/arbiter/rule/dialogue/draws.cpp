// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

// Claims and offers (9.1 to 9.6, 5.2.3).

constexpr Option occurred_options[]{{"threefold-occurred", translatable("third time the same position")},
                                    {"fifty-occurred", translatable("fifty moves each")}};
constexpr Option intended_options[]{{"threefold-intended", translatable("third time the same position")},
                                    {"fifty-intended", translatable("fifty moves each")}};
constexpr Step claim_occurred[]{
    the_position,
    ask("claim", "by", Form::color, translatable("Who claims?")),
    choose("claim", "kind", translatable("What does he claim?"), occurred_options),
    happened("touch", translatable("Had he touched a piece before?")),
    by_player("touch"),
    ask("touch", "square", Form::square, translatable("On which square?")),
    fixed("touch", "intent", "move"),
    happened("accept-draw", translatable("Does the opponent accept a draw?")),
    by_opponent("accept-draw"),
    clocks_now,
};
constexpr Step claim_intended[]{
    the_position,
    happened("touch", translatable("Had he touched a piece before?")),
    ask("touch", "by", Form::color, translatable("Who?")),
    ask("touch", "square", Form::square, translatable("On which square?")),
    fixed("touch", "intent", "move"),
    ask("claim", "by", Form::color, translatable("Who claims?")),
    choose("claim", "kind", translatable("What does he claim?"), intended_options),
    ask("claim", "written_move", Form::move, translatable("Which move did he write?")),
    happened("accept-draw", translatable("Does the opponent accept a draw?")),
    by_opponent("accept-draw"),
    clocks_now,
};
constexpr Step claim_by_display[]{
    fixed("display-shows", "what", "threefold"),
    ask("claim", "by", Form::color, translatable("Who claims?")),
    fixed("claim", "kind", "threefold-occurred"),
    fixed("claim", "basis", "display-only"),
};
constexpr Step offered[]{
    the_position,
    ask("offer-draw", "by", Form::color, translatable("Who offered?")),
    happened("withdraw-offer", translatable("Was the offer withdrawn?")),
    by_player("withdraw-offer"),
    happened("touch", translatable("Did the opponent touch a piece?")),
    by_opponent("touch"),
    ask("touch", "square", Form::square, translatable("On which square?")),
    fixed("touch", "intent", "move"),
    happened("lift", translatable("Was one taken out of a tactile board?")),
    by_opponent("lift"),
    ask("lift", "square", Form::square, translatable("From which square?")),
    happened("feel", translatable("Did he feel pieces in their places?")),
    by_opponent("feel"),
    ask("feel", "square", Form::square, translatable("On which square?")),
    happened("decline-draw", translatable("Did the opponent decline?")),
    by_opponent("decline-draw"),
    happened("accept-draw", translatable("Did he accept at last?")),
    by_opponent("accept-draw"),
};
constexpr Option offer_times[]{{"after-move", translatable("after his move, before the press")},
                               {"before-move", translatable("before his move")},
                               {"opponents-time", translatable("in the opponent's time")}};
constexpr Step how_offered[]{
    ask("offer-draw", "by", Form::color, translatable("Who offered?")),
    choose("offer-draw", "when", translatable("When?"), offer_times),
    ask("offer-draw", "conditional", Form::yes_no, translatable("With a condition?")),
    ask("offer-draw", "count", Form::count, translatable("Which offer of his in this game?")),
    ask("offer-draw", "noted", Form::yes_no, translatable("Was (=) written?")),
};
constexpr Step too_early[]{
    maybe("draw-rule", "before_move", Form::count, translatable("No draw before which move? Empty: never.")),
    ask("draw-rule", "consent", Form::yes_no, translatable("Has the arbiter consented?")),
    ask("agree-draw", "moves_white", Form::count, translatable("Moves made by White?")),
    ask("agree-draw", "moves_black", Form::count, translatable("Moves made by Black?")),
};
constexpr Step not_written[]{
    the_position,
    ask("claim", "by", Form::color, translatable("Who claims?")),
    choose("claim", "kind", translatable("What does he claim?"), intended_options),
    fixed("claim", "written", "false"),
};
constexpr Step agreed[]{
    ask("agree-draw", "moves_white", Form::count, translatable("Moves made by White?")),
    ask("agree-draw", "moves_black", Form::count, translatable("Moves made by Black?")),
};
constexpr Step fifty_unasked[]{
    the_position,
    fixed("arbiter-observes", "what", "fifty-moves"),
};
constexpr Matter draw_matters[]{
    {translatable("Draw claimed: it has happened"), "ruling", claim_occurred},
    {translatable("Draw claimed: with a written move"), "ruling", claim_intended},
    {translatable("Draw claimed from a display"), "ruling", claim_by_display},
    {translatable("Draw claimed, move not written"), "ruling", not_written},
    {translatable("Draw offered"), "result", offered},
    {translatable("How a draw was offered"), "ruling", how_offered},
    {translatable("Agreed where the event allows none"), "result", too_early},
    {translatable("Draw agreed"), "result", agreed},
    {translatable("May the arbiter declare fifty moves?"), "permission", fifty_unasked},
};

// Quickplay finish (Guideline III, Appendix G, Finnish rule 10b).

constexpr Option country_options[]{{"Finland", translatable("Finland")},
                                   {"other", translatable("another country")}};
constexpr Option finish_clock_options[]{{"white", translatable("White")}, {"black", translatable("Black")}};
constexpr Option extra_options[]{{"increment", translatable("increment of 5 seconds")},
                                 {"delay", translatable("delay of 5 seconds")}};
constexpr Option finding_options[]{
    {"no-progress-since-claim", translatable("no progress since the claim")},
    {"opponent-made-no-sufficient-attempt", translatable("the opponent did not try enough")}};

constexpr Step finish_white = ask("clock", "white_ms", Form::time, translatable("White's clock?"));
constexpr Step finish_black = ask("clock", "black_ms", Form::time, translatable("Black's clock?"));
constexpr Step finish_running =
    choose("clock", "running", translatable("Whose clock runs?"), finish_clock_options);
constexpr Step finish_increment =
    ask("clock", "increment_ms", Form::time, translatable("Increment? 0 for none."));
constexpr Step finish_announced =
    maybe("guideline-iii", "announced", Form::yes_no, translatable("Was the quickplay finish announced?"));
constexpr Step finish_country = choose("guideline-iii", "country", translatable("Where?"), country_options);
constexpr Step finish_claim = ask("claim", "by", Form::color, translatable("Who claims?"));
constexpr Step normal_means = fixed("claim", "kind", "normal-means");

constexpr Step finish_admissible[]{finish_white,     finish_black,   finish_running, finish_increment,
                                   finish_announced, finish_country, finish_claim,   normal_means};
constexpr Step finish_rejected[]{
    finish_white,     finish_black,     finish_running,
    finish_increment, finish_announced, finish_country,
    finish_claim,     normal_means,     fixed("arbiter-rejects", "claim", "normal-means")};
constexpr Step finish_postponed[]{
    finish_white,
    finish_black,
    finish_running,
    finish_increment,
    finish_announced,
    finish_country,
    finish_claim,
    normal_means,
    fixed("arbiter-postpones", "claim", "normal-means"),
    happened("flag-fall", translatable("Has a flag fallen since?")),
    ask("flag-fall", "by", Form::color, translatable("Whose?")),
    happened("arbiter-finds", translatable("Has the arbiter come to a finding?")),
    choose("arbiter-finds", "what", translatable("Which finding?"), finding_options),
};
constexpr Step finish_request[]{
    finish_white,
    finish_black,
    finish_running,
    finish_increment,
    finish_announced,
    finish_country,
    ask("request-increment", "by", Form::color, translatable("Who asks for extra seconds?")),
    choose("request-increment", "kind", translatable("Which?"), extra_options),
    happened("decline-draw", translatable("Does the opponent decline a draw?")),
    by_opponent("decline-draw"),
    happened("accept-draw", translatable("Does the opponent accept a draw?")),
    by_opponent("accept-draw"),
    happened("arbiter-agrees", translatable("Does the arbiter agree?")),
    choose("arbiter-agrees", "to", translatable("To which?"), extra_options),
};
constexpr Matter quickplay_matters[]{
    {translatable("May he claim: no normal means?"), "permission", finish_admissible},
    {translatable("The arbiter rejects the claim"), "ruling", finish_rejected},
    {translatable("The arbiter postpones it"), "ruling", finish_postponed},
    {translatable("Extra seconds are requested"), "ruling", finish_request},
};

}  // namespace

Chapter const draws{translatable("Draws"), draw_matters};
Chapter const quickplay{translatable("Quickplay finish"), quickplay_matters};

}  // namespace tactus::program::dialogue
