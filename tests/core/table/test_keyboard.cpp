// SPDX-License-Identifier: GPL-3.0-or-later
// Tables where the moves are typed.
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(keyboard)

BOOST_AUTO_TEST_CASE(a_typed_move_completes_at_once_without_a_clock_and_both_sighted_players_hear_it) {
  Script script{TableSetup{}};
  script.enter(Color::white, "e2e4").enter(Color::black, "e7e5");
  BOOST_TEST(joined(script.log()) ==
             "made w 1 e2e4\ndone w 1 e2e4 e4\ntold table 1 e2e4\nsay table 1 e2e4\n"
             "made b 2 e7e5\ndone b 2 e7e5 e5\ntold table 2 e7e5\nsay table 2 e7e5\n");
  BOOST_TEST(script.state().line().plies() == 2U);
}

BOOST_AUTO_TEST_CASE(with_a_clock_a_typed_move_waits_for_the_press_and_can_be_corrected_before_it) {
  TableSetup setup;
  setup.has_clock = true;
  setup.black.is_blind = true;
  Script script{setup};
  script.enter(Color::white, "e2e3").enter(Color::white, "e2e4").press();
  BOOST_TEST(joined(script.log()) ==
             "made w 1 e2e3\nmade w 1 e2e4\ndone w 1 e2e4 e4\ntold black 1 e2e4\nsay black 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(a_press_before_the_move_is_typed_blames_nobody_and_completes_it_when_it_comes) {
  TableSetup setup;
  setup.has_clock = true;
  Script script{setup};
  script.press().wait(5000).enter(Color::white, "d2d4");
  BOOST_TEST(script.state().line().plies() == 1U);
  BOOST_TEST(joined(script.log_of({"irregular"})) == "");
}

BOOST_AUTO_TEST_CASE(a_blind_players_typed_move_is_said_when_typed_where_tactus_announces) {
  TableSetup setup;
  setup.has_clock = true;
  setup.white.is_blind = true;
  setup.announcer = Announcer::tactus;
  Script script{setup};
  script.enter(Color::white, "g1f3");
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 g1f3\n");
  script.press();
  BOOST_TEST(joined(script.log_of({"say", "irregular"})) == "say table 1 g1f3\n");
  BOOST_TEST(script.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(each_of_two_blind_players_hears_the_others_move_once) {
  TableSetup setup;
  setup.white.is_blind = setup.black.is_blind = true;
  for (Announcer const announcer : {Announcer::person, Announcer::tactus}) {
    setup.announcer = announcer;
    Script script{setup};
    script.enter(Color::white, "e2e3").enter(Color::black, "e7e5");
    script.feed(MoveCorrected{B, stated("e6"), "e6"}).feed(CorrectionAgreed{W}).request(W, Request::repeat);
    bool const is_private = announcer == Announcer::person;
    BOOST_TEST(joined(script.log_of({"say"})) ==
               (is_private ? "say black 1 e2e3\nsay white 2 e7e5\nsay table meant b e6 for e5\n"
                             "say table corrected b e6 for e5\nsay white 2 e7e6\nsay white repeat 2 e7e6\n"
                           : "say table 1 e2e3\nsay table 2 e7e5\nsay table meant b e6 for e5\n"
                             "say table corrected b e6 for e5\nsay table 2 e7e6\nsay white repeat 2 e7e6\n"));
  }
}

BOOST_AUTO_TEST_CASE(mate_is_said_by_a_player_confirmed_by_the_other_and_needs_no_press) {
  TableSetup setup;
  setup.has_clock = true;
  Script script{setup};
  script.enter(Color::white, "f2f3").press().enter(Color::black, "e7e5").press();
  script.enter(Color::white, "g2g4").press().enter(Color::black, "d8h4");
  auto const before = script.log().size();
  script.wait(60'000);
  BOOST_TEST(script.log().size() == before);  // nobody is told
  script.feed(ResultProposed{B, GameResult::black_wins, Ending::checkmate});
  BOOST_TEST((script.state().result() == GameResult::open));
  script.feed(ResultAccepted{B}).feed(ResultAccepted{W});
  BOOST_TEST(joined({script.log().begin() + static_cast<std::ptrdiff_t>(before), script.log().end()}) ==
             "told table proposed b mate 2 by h4\nsay table proposed b mate 2 by h4\n"
             "told black nothing to sign\nsay black nothing to sign\n"
             "done b 4 d8h4 Qh4\ntold table 4 d8h4\nsay table 4 d8h4\n"
             "ended 2 checkmate\ntold table over 2\nsay table over 2\n");
  auto const length = script.log().size();
  script.press().enter(Color::white, "a2a3").feed(ResultEntered{GameResult::draw}).wait(5000);
  BOOST_TEST(script.log().size() == length);
  BOOST_TEST((script.state().result() == GameResult::black_wins));
}

BOOST_AUTO_TEST_CASE(what_was_proposed_is_forgotten_when_the_players_go_on) {
  Script script{TableSetup{}};
  script.enter(Color::white, "e2e4").feed(ResultProposed{W, GameResult::white_wins, Ending::checkmate});
  BOOST_TEST(script.state().proposal().has_value());
  script.enter(Color::black, "e7e5");
  BOOST_TEST(!script.state().proposal().has_value());
  script.feed(ResultAccepted{B});
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_that_a_piece_can_make_counts_as_entered_like_any_other) {
  Script script{from("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", TableSetup{})};
  script.enter(Color::white, "e2d3").enter(Color::black, "e4e1");  // the pin is not asked; no king is taken
  BOOST_TEST(joined(script.log_of({"done", "say"})) ==
             "done w 1 e2d3 Bd3\nsay table 1 e2d3\nsay black refused 0 e4e1\n");
  BOOST_TEST(script.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(where_several_pieces_can_the_origin_is_asked_also_where_only_one_may) {
  Script script{from("4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", TableSetup{})};  // the knight on d2 is pinned
  script.feed(MoveEntered{W, stated("Nf3"), "Nf3"});
  BOOST_TEST(joined(script.log_of({"done", "say"})) == "say white refused 2 Nf3\n");
  script.feed(MoveEntered{W, stated("Ngf3"), "Ngf3"});
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 g1f3 Ngf3\n");
}

BOOST_AUTO_TEST_SUITE_END()
