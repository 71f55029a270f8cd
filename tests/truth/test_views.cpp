// SPDX-License-Identifier: GPL-3.0-or-later
// The judge of the arbiter's views is tried: what is true is let pass; what a view tells without grounds, or
// leaves out, is noticed.
#include "tests/truth/twist.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::truth {

BOOST_AUTO_TEST_SUITE(views)

namespace {

using desk::Reason;
using program::Happening;

void tell(Trial& trial, Happening what, std::optional<Color> by) {
  trial.views.incidents.push_back({Millis{60'000}, {{}, {}, 1, what, by}});
}
void show(Trial& trial, Reason why, std::optional<Color> by) {
  auto& moment = trial.views.desk.at(trial.views.desk.size() / 2);
  moment.reasons.push_back({why, 9'999, Instant{}, {}, {}, by});
}
ToldIncident& first(Trial& trial, Happening what) {
  return *std::ranges::find_if(trial.views.incidents,
                               [&](ToldIncident const& each) { return each.incident.is(what); });
}

/// From every moment of the desk.
void leave_out(Trial& trial, Reason why) {
  for (DeskMoment& moment : trial.views.desk)
    std::erase_if(moment.reasons, [why](desk::Attention const& each) { return each.why == why; });
}

/// What to do about a claim, by one line.
void advise(Trial& trial, Message line) {
  desk::WhatToDo todo;
  todo.then.push_back({std::move(line)});
  trial.views.advice.push_back({trial.log.end, {Reason::claim_waiting, 9'999, Instant{}, {}}, todo});
}

Twist const twists[] = {
    {"one view leaves out what another tells", "honest", any_game,
     [](Trial& t) { t.views.disagreements.emplace_back("not at the desk: a mate"); }, Measure::missing},
    {"an illegal move that nobody made", "honest", any_game,
     [](Trial& t) { tell(t, Happening::illegal_move, Color::white); }, Measure::innocent},
    {"a mate that is none", "honest", any_game, [](Trial& t) { tell(t, Happening::checkmate, Color::white); },
     Measure::false_statement},
    {"a draw that is none", "honest", any_game, [](Trial& t) { tell(t, Happening::fivefold, Color::white); },
     Measure::false_statement},
    {"a flag that did not fall", "honest", any_game,
     [](Trial& t) { tell(t, Happening::flag_shown, Color::white); }, Measure::false_statement},
    {"a late press of the other player", "presses late", Happening::pressed_late,
     [](Trial& t) {
       auto& by = first(t, Happening::pressed_late).incident.by;
       by = opposite(*by);
     },
     Measure::innocent},
    {"a late press of another ply", "presses late", Happening::pressed_late,
     [](Trial& t) { ++first(t, Happening::pressed_late).incident.ply; }, Measure::innocent},
    {"a clock that jumps by itself", "honest", any_game,
     [](Trial& t) { tell(t, Happening::clock_jumped, std::nullopt); }, Measure::false_statement},
    {"a claim that nobody made", "honest", any_game,
     [](Trial& t) { tell(t, Happening::claim, Color::black); }, Measure::false_statement},
    {"a move that was seen, told as one that nobody saw", "honest", any_game,
     [](Trial& t) { tell(t, Happening::found, Color::white); }, Measure::false_statement},
    {"what was not taken back", "honest", any_game,
     [](Trial& t) { tell(t, Happening::taken_back, Color::black); }, Measure::false_statement},
    {"an end that is none", "honest", any_game, [](Trial& t) { tell(t, Happening::ended, std::nullopt); },
     Measure::false_statement},
    {"a clock that was pressed", "honest", any_game,
     [](Trial& t) { show(t, Reason::clock_not_pressed, Color::white); }, Measure::innocent},
    {"boards that stand right", "copies very late", any_game,
     [](Trial& t) {
       t.views.desk.push_back(t.views.desk.back());
       t.views.desk.back().at = t.log.end + std::chrono::minutes{1};
       show(t, Reason::boards_differ, Color::white);
       t.views.desk.back().reasons.push_back({Reason::boards_differ, 9'998, Instant{}, {}, {}, Color::black});
     },
     Measure::false_statement},
    {"a claim that waits and was answered", "claims flag", Happening::claim_answered,
     [](Trial& t) { show(t, Reason::claim_waiting, Color::white); }, Measure::false_statement},
    {"a result of a game that goes on", "honest", any_game,
     [](Trial& t) { show(t, Reason::result_to_confirm, std::nullopt); }, Measure::false_statement},
    {"a Braille line that nobody was told", "honest", any_game,
     [](Trial& t) {
       t.views.braille.push_back({Millis{60'000}, Color::white, "1.a8"});
     },
     Measure::false_statement},
    {"a move under the hands that is not the last one", "honest", any_game,
     [](Trial& t) { t.views.braille.at(0).is_behind = true; }, Measure::missing},
    {"an offer under the hands that has lapsed", "offer lapses", any_game,
     [](Trial& t) {
       t.views.braille.push_back({t.log.end, Color::black, "Draw?", true, false, Color::white});
     },
     Measure::false_statement},
    {"a claim that waits, not at the desk", "claims flag", Happening::claim_answered,
     [](Trial& t) { leave_out(t, Reason::claim_waiting); }, Measure::missing},
    {"boards that differ, not at the desk", "copies wrong for good", Happening::boards_differ,
     [](Trial& t) { leave_out(t, Reason::boards_differ); }, Measure::missing},
    {"an irregularity that is no reason", "presses early", any_game,
     [](Trial& t) { leave_out(t, Reason::pressed_early); }, Measure::missing},
    {"a cable that is out, not at the desk", "cable out", any_game,
     [](Trial& t) { leave_out(t, Reason::device_lost); }, Measure::missing},
    {"a game that is adjourned, to be gone to at once", "adjourns and continues", any_game,
     [](Trial& t) {
       for (DeskMoment& each : t.views.desk)
         each.reasons.push_back({Reason::clock_stands, 9'999, Instant{}, {}});
     },
     Measure::false_statement},
    {"a penalty for a legal move", "claims illegal move", any_game,
     [](Trial& t) {
       advise(t, say("Illegal moves of {player} before: {count}", {{"count", 0U}}));
     },
     Measure::innocent},
    {"a position that has come too often", "repeats and claims", any_game,
     [](Trial& t) {
       advise(t, say("The position has occurred: {count}", {{"count", 9U}}));
     },
     Measure::innocent},
    {"a time that the clock did not show", "honest", any_game,
     [](Trial& t) { *t.papers.pgn.clocks.front() += Millis{5000}; }, Measure::false_statement},
    {"another result", "resigns", any_game, [](Trial& t) { t.papers.pgn.result = notation::PgnResult::draw; },
     Measure::false_statement},
    {"a move taken back that nobody made", "honest", any_game,
     [](Trial& t) {
       auto back = chess::scored_as_played(program::line_of(t.papers.record)).front();
       back.move.to = *Square::parse("h8");
       t.papers.record.taken_back.push_back({back});
     },
     Measure::false_statement},
    {"the board corrected of who did it right", "makes another", Happening::boards_differ,
     [](Trial& t) {
       auto& corrects = t.papers.proposed->lawful.front().corrects;
       std::swap(corrects.white, corrects.black);
     },
     Measure::innocent},
    {"a wrong board that is not corrected", "copies wrong for good", Happening::boards_differ,
     [](Trial& t) { t.papers.proposed->lawful.front().corrects = {}; }, Measure::missing},
    {"sheets that are read too short", "honest", any_game,
     [](Trial& t) { t.papers.proposed->lawful.front().moves.pop_back(); }, Measure::wrong_ply},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_is_not_so_is_noticed, boost::unit_test::data::make(twists), twist) {
  check_noticed(twist);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::truth
