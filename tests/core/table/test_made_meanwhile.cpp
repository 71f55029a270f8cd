// SPDX-License-Identifier: GPL-3.0-or-later
// What was made while the program did not look, or did not follow: recorded, and told as such.
#include "tests/core/table/unseen_plies.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::table {

namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(made_meanwhile)

BOOST_AUTO_TEST_CASE(of_an_adjourned_game_it_is_said_first_and_again_when_play_goes_on_without_a_word) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
  for (std::size_t i = 0; i < 4; ++i) play_seen(script, i);
  script.feed(AdjournmentEntered{W, std::nullopt}).show_clock(B, false).wait(1000);
  auto const before = script.log_of({"say"}).size();
  script.feed(Resumed{});
  BOOST_TEST(script.log_of({"say"}).at(before).find("repeat adjourned") != std::string::npos,
             script.log_of({"say"}).at(before));
  script.wait(2000).lever(B).wait(2000);
  BOOST_TEST(joined(script.log()).find("still adjourned") == std::string::npos);  // the envelope is closed
  play_seen(script, 4);
  play_seen(script, 5);
  BOOST_TEST(script.log_of({"say table still adjourned"}).size() == 1U);
  BOOST_TEST(script.state().line().plies() == 4U);
  script.feed(PlayContinued{}).report_all(W).report_all(B).wait(300).report_all(W).report_all(B).wait(6000);
  BOOST_TEST(script.state().line().plies() == 6U);  // what the boards show meanwhile counts
  BOOST_TEST(lines(script, {"irregular"}) == "");
}

// The sealed move stands on his board, the clock runs for the opponent: that is enough, and what nobody has
// copied yet is told him.
BOOST_AUTO_TEST_CASE(what_the_boards_show_when_the_word_is_typed_at_last_is_recorded_before_it_is_copied) {
  for (bool const is_answered : {false, true}) {
    Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
    for (std::size_t i = 0; i < 4; ++i) play_seen(script, i);
    script.feed(AdjournmentEntered{W, std::nullopt}).show_clock(W, false).wait(1000).lever(W).wait(1000);
    script.hands(W, "-f1 +b5B").wait(1000).lever(B).wait(3000);
    if (is_answered)
      script.hands(B, "-f1 +b5B").wait(1000).hands(B, "-a7 +a6p").wait(1000).lever(W).wait(3000);
    BOOST_TEST(script.state().line().plies() == 4U);
    script.feed(PlayContinued{}).report_all(W).report_all(B).wait(300).report_all(W).report_all(B).wait(6000);
    BOOST_TEST(moves_of(script) ==
               (is_answered ? "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 " : "e2e4 e7e5 g1f3 b8c6 f1b5 "));
    BOOST_TEST(lines(script, {"done w 5"}) == "done w 5 f1b5 Bb5 found\n");
    BOOST_TEST(lines(script, {"say black 5"}) == "say black 5 f1b5 found\n");
    if (!is_answered)
      script.hands(B, "-f1 +b5B").wait(2500).hands(B, "-a7 +a6p").wait(1000).lever(W).wait(2500);
    script.hands(W, "-a7 +a6p").wait(2500);
    BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 ");
    BOOST_TEST((lines(script, {"done b 6"}) == "done b 6 a7a6 a6 found\n") == is_answered);
    play_seen(script, 6);
    BOOST_TEST(script.state().line().plies() == 7U);
    BOOST_TEST(blamed(script) == "");
  }
}

BOOST_AUTO_TEST_CASE(of_the_sealed_move_made_after_the_word_nothing_is_said_to_be_unseen) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
  for (std::size_t i = 0; i < 4; ++i) play_seen(script, i);
  script.feed(AdjournmentEntered{W, std::nullopt}).show_clock(W, false).wait(1000).lever(B).wait(2000);
  script.feed(PlayContinued{}).wait(3000);  // the replier's time runs, the envelope is opened now
  BOOST_TEST(script.state().line().plies() == 4U);
  script.hands(W, "-f1 +b5B").wait(2500);
  BOOST_TEST(lines(script, {"done w 5"}) == "done w 5 f1b5 Bb5\n");
}

BOOST_DATA_TEST_CASE(one_or_two_plies_that_nobody_saw_are_recorded_and_told_as_such_in_each_ear,
                     data::make({0, 1}) * data::make({1U, 2U}), gap, unseen) {
  Script script = after_gap(static_cast<Gap>(gap), 2, unseen);
  BOOST_TEST(lines(script, {"done w 3"}) == "done w 3 g1f3 Nf3 found\n");
  BOOST_TEST(lines(script, {"done b 4"}) == (unseen == 2 ? "done b 4 b8c6 Nc6 found\n" : ""));
  for (char const* const ear : {"say white ", "say black ", "say wa "}) {
    BOOST_TEST(lines(script, {ear + std::string{"3"}}) == ear + std::string{"3 g1f3 found\n"});
    BOOST_TEST(lines(script, {ear + std::string{"4"}}) ==
               (unseen == 2 ? ear + std::string{"4 b8c6 found\n"} : std::string{}));
  }
  BOOST_TEST(blamed(script) == "");
}

BOOST_AUTO_TEST_CASE(aloud_where_tactus_announces_and_again_with_the_word_when_it_is_repeated) {
  auto setup = with_assistant();
  setup.announcer = Announcer::tactus;
  Script script = after_gap(Gap::restart, 2, 1, setup);
  BOOST_TEST(lines(script, {"say table 3", "say white 3", "say black 3"}) == "say table 3 g1f3 found\n");
  script.request(B, Request::repeat);
  BOOST_TEST(script.log_of({"say"}).back() == "say black repeat 3 g1f3 found");
}

BOOST_AUTO_TEST_CASE(what_its_player_named_or_the_program_saw_is_not_said_to_be_unseen) {
  Script typed{with_assistant()};
  for (std::size_t i = 0; i < 2; ++i) play_seen(typed, i);
  play_unseen(typed, 2, 3);
  typed.feed(Resumed{}).report_all(W).report_all(B).wait(300).report_all(W).report_all(B);
  typed.enter(W, "g1f3").lever(B).wait(6000);
  BOOST_TEST(lines(typed, {"done w 3"}) == "done w 3 g1f3 Nf3\n");
  Script seen{with_assistant()};
  for (std::size_t i = 0; i < 2; ++i) play_seen(seen, i);
  seen.hands(W, "-g1 +f3N").wait(2000).feed(Resumed{}).report_all(W).report_all(B).wait(300);
  seen.report_all(W).report_all(B).lever(B).wait(6000);
  BOOST_TEST(lines(seen, {"done w 3"}) == "done w 3 g1f3 Nf3\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
