// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/dialogue_chapters.hpp"

namespace tactus::program::dialogue {
namespace {

constexpr Step clock_of_white = maybe(clocks_for_sheet, "white", Form::time, "White's clock now?");
constexpr Step clock_of_black = maybe(clocks_for_sheet, "black", Form::time, "Black's clock now?");

// Claims and offers (9.1 to 9.6, 5.2.3).

constexpr Option occurred_options[]{{"threefold-occurred", "third time the same position"},
                                    {"fifty-occurred", "fifty moves each"}};
constexpr Option intended_options[]{{"threefold-intended", "third time the same position"},
                                    {"fifty-intended", "fifty moves each"}};
constexpr Step claim_occurred[]{
    the_position,
    ask("claim", "by", Form::color, "Who claims?"),
    choose("claim", "kind", "What does he claim?", occurred_options),
    happened("touch", "Had he touched a piece before?"),
    by_player("touch"),
    ask("touch", "square", Form::square, "On which square?"),
    fixed("touch", "intent", "move"),
    happened("accept-draw", "Does the opponent accept a draw?"),
    by_opponent("accept-draw"),
    clock_of_white,
    clock_of_black,
};
constexpr Step claim_intended[]{
    the_position,
    happened("touch", "Had he touched a piece before?"),
    ask("touch", "by", Form::color, "Who?"),
    ask("touch", "square", Form::square, "On which square?"),
    fixed("touch", "intent", "move"),
    ask("claim", "by", Form::color, "Who claims?"),
    choose("claim", "kind", "What does he claim?", intended_options),
    ask("claim", "written_move", Form::move, "Which move did he write?"),
    happened("accept-draw", "Does the opponent accept a draw?"),
    by_opponent("accept-draw"),
    clock_of_white,
    clock_of_black,
};
constexpr Step claim_by_display[]{
    fixed("display-shows", "what", "threefold"),
    ask("claim", "by", Form::color, "Who claims?"),
    fixed("claim", "kind", "threefold-occurred"),
    fixed("claim", "basis", "display-only"),
};
constexpr Step offered[]{
    the_position,
    ask("offer-draw", "by", Form::color, "Who offered?"),
    happened("withdraw-offer", "Was the offer withdrawn?"),
    by_player("withdraw-offer"),
    happened("touch", "Did the opponent touch a piece?"),
    by_opponent("touch"),
    ask("touch", "square", Form::square, "On which square?"),
    fixed("touch", "intent", "move"),
    happened("lift", "Was one taken out of a tactile board?"),
    by_opponent("lift"),
    ask("lift", "square", Form::square, "From which square?"),
    happened("feel", "Did he feel pieces in their places?"),
    by_opponent("feel"),
    ask("feel", "square", Form::square, "On which square?"),
    happened("decline-draw", "Did the opponent decline?"),
    by_opponent("decline-draw"),
    happened("accept-draw", "Did he accept at last?"),
    by_opponent("accept-draw"),
};
constexpr Step agreed[]{
    ask("agree-draw", "moves_white", Form::count, "Moves made by White?"),
    ask("agree-draw", "moves_black", Form::count, "Moves made by Black?"),
};
constexpr Step fifty_unasked[]{
    the_position,
    fixed("arbiter-observes", "what", "fifty-moves"),
};
constexpr Matter draw_matters[]{
    {"Draw claimed: it has happened", "ruling", claim_occurred},
    {"Draw claimed: with a written move", "ruling", claim_intended},
    {"Draw claimed from a display", "ruling", claim_by_display},
    {"Draw offered", "result", offered},
    {"Draw agreed", "result", agreed},
    {"May the arbiter declare fifty moves?", "permission", fifty_unasked},
};

// Quickplay finish (Guideline III, Appendix G, Finnish rule 10b).

constexpr Option country_options[]{{"Finland", "Finland"}, {"other", "another country"}};
constexpr Option running_options[]{{"white", "White"}, {"black", "Black"}};
constexpr Option extra_options[]{{"increment", "increment of 5 seconds"}, {"delay", "delay of 5 seconds"}};
constexpr Option finding_options[]{
    {"no-progress-since-claim", "no progress since the claim"},
    {"opponent-made-no-sufficient-attempt", "the opponent did not try enough"}};

constexpr Step finish_white = ask("clock", "white_ms", Form::time, "White's clock?");
constexpr Step finish_black = ask("clock", "black_ms", Form::time, "Black's clock?");
constexpr Step finish_running = choose("clock", "running", "Whose clock runs?", running_options);
constexpr Step finish_increment = ask("clock", "increment_ms", Form::time, "Increment? 0 for none.");
constexpr Step finish_announced =
    maybe("guideline-iii", "announced", Form::yes_no, "Was the quickplay finish announced?");
constexpr Step finish_country = choose("guideline-iii", "country", "Where?", country_options);
constexpr Step finish_claim = ask("claim", "by", Form::color, "Who claims?");
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
    happened("flag-fall", "Has a flag fallen since?"),
    ask("flag-fall", "by", Form::color, "Whose?"),
    happened("arbiter-finds", "Has the arbiter come to a finding?"),
    choose("arbiter-finds", "what", "Which finding?", finding_options),
};
constexpr Step finish_request[]{
    finish_white,
    finish_black,
    finish_running,
    finish_increment,
    finish_announced,
    finish_country,
    ask("request-increment", "by", Form::color, "Who asks for extra seconds?"),
    choose("request-increment", "kind", "Which?", extra_options),
    happened("decline-draw", "Does the opponent decline a draw?"),
    by_opponent("decline-draw"),
    happened("accept-draw", "Does the opponent accept a draw?"),
    by_opponent("accept-draw"),
    happened("arbiter-agrees", "Does the arbiter agree?"),
    choose("arbiter-agrees", "to", "To which?", extra_options),
};
constexpr Matter quickplay_matters[]{
    {"May he claim: no normal means?", "permission", finish_admissible},
    {"The arbiter rejects the claim", "ruling", finish_rejected},
    {"The arbiter postpones it", "ruling", finish_postponed},
    {"Extra seconds are requested", "ruling", finish_request},
};

}  // namespace

Chapter const draws{"Draws", draw_matters};
Chapter const quickplay{"Quickplay finish", quickplay_matters};

}  // namespace tactus::program::dialogue
