// SPDX-License-Identifier: GPL-3.0-or-later
// What tactus-training tells goes through the fold as all that is told, and `tactus` must not tell it.
#include "core/legal/position.hpp"
#include "core/table/disclosure.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(training_said)

namespace {

Script at_home() { return Script{pair_without_clock(), training_profile}; }

TrainingSaid answer() { return {Audience::white, "m", {{{{Language::german, "Eva vier"}}, "e4"}}}; }

}  // namespace

BOOST_AUTO_TEST_CASE(an_answer_is_recorded_and_announced_to_its_ear_alone) {
  Step const step = apply(at_home().state(), {Instant{Millis{2}}, answer()});
  BOOST_REQUIRE(step.effects.size() >= 2U);
  auto const told = std::get<Told>(std::get<Record>(step.effects[0]).outcome).announcement;
  auto const said = std::get<Announce>(step.effects[1]).announcement;
  for (Announcement const& each : {told, said}) {
    BOOST_TEST((each.to == Audience::white));
    auto const& content = std::get<TrainingTold>(each.content);
    BOOST_TEST((content.lines == answer().lines));
    BOOST_TEST(content.is_answer);
    BOOST_TEST(!let_out(each, {}));
  }
}

BOOST_AUTO_TEST_CASE(what_is_told_of_its_own_accord_is_no_answer) {
  Script script = at_home();
  TrainingSaid remark = answer();
  remark.question.clear();
  script.feed(remark);
  BOOST_TEST(!std::get<TrainingTold>(script.state().last_announcement()->content).is_answer);
}

BOOST_AUTO_TEST_CASE(it_changes_nothing_at_the_table) {
  Script script = at_home();
  script.wait(1000).play(W, "e2e4").request(W, Request::announce).wait(1000).feed(answer());
  BOOST_TEST(std::holds_alternative<MoveSaid>(script.state().last_move_said()->content));
  script.request(B, Request::repeat);
  BOOST_TEST(joined(script.log_of({"say black"})) == "say black repeat 1 e2e4\n");
  BOOST_TEST((script.state().pending() == move_of(chess::Position::initial(), "e2e4")));
}

BOOST_AUTO_TEST_CASE(in_a_game_of_a_tournament_nothing_of_it_leaves) {
  Script script{pair_without_clock()};
  script.feed(answer());
  TrainingSaid remark = answer();
  remark.question.clear();
  script.feed(remark);
  BOOST_TEST(joined(script.log_of({"say", "told"})) == "");
}

BOOST_AUTO_TEST_CASE(before_a_game_nothing_is_told) {
  BOOST_TEST(apply(TableState{}, {Instant{Millis{1}}, answer()}).effects.empty());
}

BOOST_AUTO_TEST_SUITE_END()
