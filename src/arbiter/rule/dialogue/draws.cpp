// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {
namespace {

// Claims and offers (9.1 to 9.6, 5.2.3).

constexpr Option occurred_options[]{{"threefold-occurred", says("third time the same position")},
                                    {"fifty-occurred", says("fifty moves each")}};
constexpr Option intended_options[]{{"threefold-intended", says("third time the same position")},
                                    {"fifty-intended", says("fifty moves each")}};
constexpr Step claim_occurred[]{
    the_position,
    ask("claim", "by", Form::color, says("Who claims?")),
    choose("claim", "kind", says("What does he claim?"), occurred_options),
    happened("touch", says("Had he touched a piece before?")),
    by_player("touch"),
    ask("touch", "square", Form::square, says("On which square?")),
    fixed("touch", "intent", "move"),
    happened("accept-draw", says("Does the opponent accept a draw?")),
    by_opponent("accept-draw"),
    clock_of_white,
    clock_of_black,
};
constexpr Step claim_intended[]{
    the_position,
    happened("touch", says("Had he touched a piece before?")),
    ask("touch", "by", Form::color, says("Who?")),
    ask("touch", "square", Form::square, says("On which square?")),
    fixed("touch", "intent", "move"),
    ask("claim", "by", Form::color, says("Who claims?")),
    choose("claim", "kind", says("What does he claim?"), intended_options),
    ask("claim", "written_move", Form::move, says("Which move did he write?")),
    happened("accept-draw", says("Does the opponent accept a draw?")),
    by_opponent("accept-draw"),
    clock_of_white,
    clock_of_black,
};
constexpr Step claim_by_display[]{
    fixed("display-shows", "what", "threefold"),
    ask("claim", "by", Form::color, says("Who claims?")),
    fixed("claim", "kind", "threefold-occurred"),
    fixed("claim", "basis", "display-only"),
};
constexpr Step offered[]{
    the_position,
    ask("offer-draw", "by", Form::color, says("Who offered?")),
    happened("withdraw-offer", says("Was the offer withdrawn?")),
    by_player("withdraw-offer"),
    happened("touch", says("Did the opponent touch a piece?")),
    by_opponent("touch"),
    ask("touch", "square", Form::square, says("On which square?")),
    fixed("touch", "intent", "move"),
    happened("lift", says("Was one taken out of a tactile board?")),
    by_opponent("lift"),
    ask("lift", "square", Form::square, says("From which square?")),
    happened("feel", says("Did he feel pieces in their places?")),
    by_opponent("feel"),
    ask("feel", "square", Form::square, says("On which square?")),
    happened("decline-draw", says("Did the opponent decline?")),
    by_opponent("decline-draw"),
    happened("accept-draw", says("Did he accept at last?")),
    by_opponent("accept-draw"),
};
constexpr Step agreed[]{
    ask("agree-draw", "moves_white", Form::count, says("Moves made by White?")),
    ask("agree-draw", "moves_black", Form::count, says("Moves made by Black?")),
};
constexpr Step fifty_unasked[]{
    the_position,
    fixed("arbiter-observes", "what", "fifty-moves"),
};
constexpr Matter draw_matters[]{
    {says("Draw claimed: it has happened"), "ruling", claim_occurred},
    {says("Draw claimed: with a written move"), "ruling", claim_intended},
    {says("Draw claimed from a display"), "ruling", claim_by_display},
    {says("Draw offered"), "result", offered},
    {says("Draw agreed"), "result", agreed},
    {says("May the arbiter declare fifty moves?"), "permission", fifty_unasked},
};

// Quickplay finish (Guideline III, Appendix G, Finnish rule 10b).

constexpr Option country_options[]{{"Finland", says("Finland")}, {"other", says("another country")}};
constexpr Option finish_clock_options[]{{"white", says("White")}, {"black", says("Black")}};
constexpr Option extra_options[]{{"increment", says("increment of 5 seconds")},
                                 {"delay", says("delay of 5 seconds")}};
constexpr Option finding_options[]{
    {"no-progress-since-claim", says("no progress since the claim")},
    {"opponent-made-no-sufficient-attempt", says("the opponent did not try enough")}};

constexpr Step finish_white = ask("clock", "white_ms", Form::time, says("White's clock?"));
constexpr Step finish_black = ask("clock", "black_ms", Form::time, says("Black's clock?"));
constexpr Step finish_running = choose("clock", "running", says("Whose clock runs?"), finish_clock_options);
constexpr Step finish_increment = ask("clock", "increment_ms", Form::time, says("Increment? 0 for none."));
constexpr Step finish_announced =
    maybe("guideline-iii", "announced", Form::yes_no, says("Was the quickplay finish announced?"));
constexpr Step finish_country = choose("guideline-iii", "country", says("Where?"), country_options);
constexpr Step finish_claim = ask("claim", "by", Form::color, says("Who claims?"));
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
    happened("flag-fall", says("Has a flag fallen since?")),
    ask("flag-fall", "by", Form::color, says("Whose?")),
    happened("arbiter-finds", says("Has the arbiter come to a finding?")),
    choose("arbiter-finds", "what", says("Which finding?"), finding_options),
};
constexpr Step finish_request[]{
    finish_white,
    finish_black,
    finish_running,
    finish_increment,
    finish_announced,
    finish_country,
    ask("request-increment", "by", Form::color, says("Who asks for extra seconds?")),
    choose("request-increment", "kind", says("Which?"), extra_options),
    happened("decline-draw", says("Does the opponent decline a draw?")),
    by_opponent("decline-draw"),
    happened("accept-draw", says("Does the opponent accept a draw?")),
    by_opponent("accept-draw"),
    happened("arbiter-agrees", says("Does the arbiter agree?")),
    choose("arbiter-agrees", "to", says("To which?"), extra_options),
};
constexpr Matter quickplay_matters[]{
    {says("May he claim: no normal means?"), "permission", finish_admissible},
    {says("The arbiter rejects the claim"), "ruling", finish_rejected},
    {says("The arbiter postpones it"), "ruling", finish_postponed},
    {says("Extra seconds are requested"), "ruling", finish_request},
};

}  // namespace

Chapter const draws{says("Draws"), draw_matters};
Chapter const quickplay{says("Quickplay finish"), quickplay_matters};

}  // namespace tactus::program::dialogue
