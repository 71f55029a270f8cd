// SPDX-License-Identifier: GPL-3.0-or-later
// What assistants are told, line by line, for each pairing and number of electronic boards.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(assistance)

namespace {

/// The lines since the last call of what this script's assistants were told.
class Assistants {
 public:
  explicit Assistants(TableSetup const& setup) : script_(setup) {}

  Script& table() { return script_; }
  Assistants& done(Color of) {
    script_.wait(3000).feed(DutyDone{of});
    return *this;
  }
  std::string told() {
    std::string text;
    for (; seen_ < script_.log().size(); ++seen_) {
      auto const& line = script_.log()[seen_];
      if (line.starts_with("say wa ") || line.starts_with("say ba ")) text += line.substr(4) + "\n";
    }
    return text;
  }

 private:
  Script script_;
  std::size_t seen_ = 0;
};

}  // namespace

BOOST_AUTO_TEST_CASE(with_keyboards_each_duty_comes_when_the_one_before_is_done) {
  Assistants game{blind_with_assistant()};
  BOOST_TEST(game.told() == "");
  game.table().enter(W, "e2e4");
  BOOST_TEST(game.told() == "wa make on b 1 e2e4\n");
  BOOST_TEST(game.done(W).told() == "wa announce to b 1 e2e4\n");
  BOOST_TEST(game.done(W).told() == "wa start b 1 e2e4\n");
  BOOST_TEST(game.done(W).told() == "wa write for w 1 e2e4\n");
  BOOST_TEST(game.done(W).told() == "wa no duty\n");
  game.table().wait(5000).enter(B, "e7e5");
  BOOST_TEST(game.told() == "wa announce to w 2 e7e5\n");
  BOOST_TEST(game.done(W).told() == "wa make on w 2 e7e5\n");
  BOOST_TEST(game.done(W).told() == "wa write for w 2 e7e5\n");
  BOOST_TEST(game.done(W).done(W).told() == "wa no duty\nwa no duty\n");
}

BOOST_AUTO_TEST_CASE(each_duty_names_the_article_that_allows_it) {
  Script script{blind_with_assistant()};
  script.enter(W, "e2e4");
  BOOST_REQUIRE(script.state().duty(W).has_value());
  BOOST_TEST(script.state().duty(W)->article == "D.2.10.1");
}

BOOST_AUTO_TEST_CASE(the_clock_that_is_read_says_when_it_was_started) {
  auto setup = blind_with_assistant();
  setup.has_clock = true;
  Assistants game{setup};
  game.table().enter(W, "e2e4");
  BOOST_TEST(game.done(W).done(W).told() ==
             "wa make on b 1 e2e4\nwa announce to b 1 e2e4\nwa start b 1 e2e4\n");
  game.table().press();
  BOOST_TEST(game.told() == "wa write for w 1 e2e4\n");
  game.done(W);
  game.told();
  // A move that is not completed is nobody's business (12.6).
  game.table().enter(B, "e7e5").wait(5000);
  BOOST_TEST(game.told() == "");
  game.table().press();
  BOOST_TEST(game.told() == "wa announce to w 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(a_slip_corrected_before_the_press_begins_the_duties_of_the_move_anew) {
  auto setup = blind_with_assistant();
  setup.has_clock = true;
  Assistants game{setup};
  game.table().enter(W, "e2e3");
  game.done(W).done(W);
  game.told();
  game.table().enter(W, "e2e4");
  BOOST_TEST(game.told() == "wa make on b 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(one_electronic_board_of_the_blind_player_shows_his_move_and_its_copy) {
  auto setup = blind_with_assistant();
  setup.white_board = BoardKind::occupancy;
  setup.has_clock = true;
  Assistants game{setup};
  game.table().hands(W, "-e2 +e4P").wait(1500);
  BOOST_TEST(game.told() == "");  // his hand may still go on
  game.table().wait(1000);
  BOOST_TEST(game.told() == "wa make on b 1 e2e4\n");
  BOOST_TEST(game.done(W).told() == "wa announce to b 1 e2e4\n");
  game.done(W);
  BOOST_TEST(joined(game.table().log_of({"made"})) == "made w 1 e2e4\n");
  BOOST_TEST(game.told() == "wa start b 1 e2e4\n");
  game.table().press().wait(1000);
  BOOST_TEST(game.done(W).told() == "wa write for w 1 e2e4\nwa no duty\n");
  game.table().enter(B, "e7e5").press();
  BOOST_TEST(game.done(W).told() == "wa announce to w 2 e7e5\nwa make on w 2 e7e5\n");
  game.table().hands(W, "-e7 +e5p").wait(1000);
  BOOST_TEST(game.told() == "wa write for w 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(two_electronic_boards_show_both_copies_and_a_key_meant_for_the_copy_counts_once) {
  auto setup = pair_with_clock();
  setup.announcer = Announcer::person;
  setup.white.guided = DutySet::all();
  Assistants game{setup};
  game.table().hands(W, "-e2 +e4P").wait(2500);
  BOOST_TEST(game.told() == "wa make on b 1 e2e4\n");
  game.table().hands(B, "-e2 +e4P").wait(500);
  BOOST_TEST(game.told() == "wa announce to b 1 e2e4\n");
  game.table().feed(DutyDone{W});
  BOOST_TEST(game.told() == "wa repeat announce to b 1 e2e4\n");
  BOOST_TEST(game.done(W).told() == "wa start b 1 e2e4\n");
  game.table().press().wait(1000);
  BOOST_TEST(game.done(W).told() == "wa write for w 1 e2e4\nwa no duty\n");
  game.table().hands(B, "-e7 +e5p").wait(3000);
  BOOST_TEST(game.told() == "");
  game.table().press().wait(1000);
  BOOST_TEST(game.told() == "wa announce to w 2 e7e5\n");
  game.done(W).table().hands(W, "-e7 +e5p").wait(1000);
  BOOST_TEST(game.done(W).told() == "wa make on w 2 e7e5\nwa write for w 2 e7e5\nwa no duty\n");
  BOOST_TEST(joined(game.table().log_of({"differs", "irregular"})) == "");
}

BOOST_AUTO_TEST_CASE(a_wrong_copy_is_left_behind_like_a_right_one) {
  auto setup = pair_with_clock();
  setup.announcer = Announcer::person;
  setup.white.guided = DutySet::all();
  Assistants game{setup};
  game.table().hands(W, "-e2 +e4P").wait(2500).hands(B, "-e2 +e6P").wait(3000);
  BOOST_TEST(joined(game.table().log_of({"differs"})) != "");
  BOOST_TEST(game.told() == "wa make on b 1 e2e4\nwa announce to b 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(without_a_read_clock_the_key_for_the_clock_completes_the_move) {
  auto setup = pair_without_clock();
  setup.announcer = Announcer::person;
  setup.white.guided = DutySet::all();
  Assistants game{setup};
  game.table().hands(W, "-e2 +e4P").wait(2500).hands(B, "-e2 +e4P").wait(500);
  game.done(W);
  BOOST_TEST(game.told() == "wa make on b 1 e2e4\nwa announce to b 1 e2e4\nwa start b 1 e2e4\n");
  BOOST_TEST(game.table().state().line().plies() == 0U);
  BOOST_TEST(game.done(W).told() == "wa write for w 1 e2e4\n");
  BOOST_TEST(game.table().state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(two_blind_players_with_two_assistants_share_the_work) {
  auto setup = blind_with_assistant();
  setup.black = setup.white;
  setup.has_clock = true;
  Assistants game{setup};
  game.table().enter(W, "e2e4");
  BOOST_TEST(game.told() == "wa announce to b 1 e2e4\n");
  BOOST_TEST(game.done(W).told() == "wa start b 1 e2e4\n");
  game.table().press();
  BOOST_TEST(game.told() == "wa write for w 1 e2e4\nba make on b 1 e2e4\n");
  BOOST_TEST(game.done(B).done(W).done(B).told() == "ba write for b 1 e2e4\nwa no duty\nba no duty\n");
  game.table().enter(B, "e7e5");
  BOOST_TEST(game.told() == "ba announce to w 2 e7e5\n");
  game.done(B).table().press();
  BOOST_TEST(game.told() == "ba start w 2 e7e5\nwa make on w 2 e7e5\nba write for b 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(a_sighted_player_s_assistant_makes_and_announces_and_tells_nothing) {
  auto setup = blind_with_assistant();
  setup.white.guided = {};
  setup.black.guided = DutySet::all();
  Assistants game{setup};
  game.table().enter(W, "e2e4");
  BOOST_TEST(game.told() == "ba announce to b 1 e2e4\n");
  BOOST_TEST(game.done(B).done(B).told() == "ba make on b 1 e2e4\nba no duty\n");
  game.table().enter(B, "e7e5");
  BOOST_TEST(game.done(B).done(B).told() == "ba make on w 2 e7e5\nba announce to w 2 e7e5\nba no duty\n");
  game.table().request(B, Request::move_number);
  BOOST_TEST(game.told() == "");
  BOOST_TEST(joined(game.table().log_of({"say black"})) == "say black moves 1\n");
}

BOOST_AUTO_TEST_CASE(a_deaf_opponent_is_shown_the_moves) {
  auto setup = blind_with_assistant();
  setup.black.is_deaf = true;
  Assistants game{setup};
  game.table().enter(W, "e2e4");
  BOOST_TEST(game.done(W).told() == "wa make on b 1 e2e4\nwa show to b 1 e2e4\n");
  game.done(W).done(W).done(W).table().enter(B, "e7e5");
  BOOST_TEST(game.told() ==
             "wa start b 1 e2e4\nwa write for w 1 e2e4\nwa no duty\nwa announce to w 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(who_falls_behind_loses_no_move_of_the_scoresheet) {
  Assistants game{blind_with_assistant()};
  game.table().enter(W, "e2e4").enter(B, "e7e5").enter(W, "g1f3");
  BOOST_TEST(game.told() == "wa make on b 1 e2e4\nwa announce to w 2 e7e5\nwa make on b 3 g1f3\n");
  BOOST_TEST(game.done(W).done(W).done(W).told() ==
             "wa announce to b 3 g1f3\nwa start b 3 g1f3\nwa write for w 1 e2e4\n");
  BOOST_TEST(game.done(W).done(W).done(W).told() ==
             "wa write for w 2 e7e5\nwa write for w 3 g1f3\nwa no duty\n");
}

BOOST_AUTO_TEST_CASE(he_is_told_again_when_he_asks_and_after_an_interruption) {
  Assistants game{blind_with_assistant()};
  game.table().feed(DutyAsked{W}).enter(W, "e2e4").feed(DutyAsked{W});
  BOOST_TEST(game.told() == "wa no duty\nwa make on b 1 e2e4\nwa repeat make on b 1 e2e4\n");
  game.table().feed(Resumed{});
  BOOST_TEST(game.told() == "wa repeat make on b 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(requests_of_the_player_are_answered_through_his_assistant) {
  auto setup = blind_with_assistant();
  setup.has_clock = true;
  Assistants game{setup};
  game.table().request(W, Request::move_number).request(W, Request::times);
  BOOST_TEST(game.told() == "wa tell w moves 0\nwa tell w times 5400000 5300000\n");
  game.table().request(B, Request::move_number);
  BOOST_TEST(game.told() == "");
}

// He reads the answer on his own display as well, and the repeat that he cannot hear (D.2.1).
BOOST_AUTO_TEST_CASE(who_neither_sees_nor_hears_reads_the_answers_and_the_repeat) {
  auto setup = blind_with_assistant();
  setup.white.is_deaf = true;
  Script script{setup};
  script.request(W, Request::move_number);
  BOOST_TEST(script.log_of({"say"}).size() == 2U);
  BOOST_TEST(script.log_of({"say white"}).size() == 1U);
  script.enter(W, "g1f3").feed(MoveRepeated{B, std::nullopt, ""});
  BOOST_TEST(script.log_of({"say white repeats"}).back() == "say white repeats b rightly Nf3");
}

// Word for word, whatever could go there: what was misheard need not be a move of any piece.
BOOST_AUTO_TEST_CASE(who_does_not_hear_reads_another_move_as_it_was_said_back) {
  auto setup = blind_with_assistant();
  setup.white.is_deaf = true;
  Script script{setup};
  script.enter(W, "g1f3");
  auto const told = [&](std::string_view text) {
    script.feed(MoveRepeated{B, stated(text), std::string(text)});
    return script.log_of({"say white repeats"}).back();
  };
  BOOST_TEST(told("Nf3") == "say white repeats b rightly Nf3");
  BOOST_TEST(told("Nh3") == "say white repeats b Nh3");
  BOOST_TEST(told("Nf2") == "say white repeats b Nf2");
  BOOST_TEST(told("Ngf2") == "say white repeats b Ngf2");
  BOOST_TEST(told("g1h3") == "say white repeats b Ng1h3");
  BOOST_TEST(told("g5h3") == "say white repeats b g5h3");
  BOOST_TEST(told("Nxh8") == "say white repeats b Nxh8");
  BOOST_TEST(told("Nxf3") == "say white repeats b Nxf3");  // the announced move, and a word too many
  BOOST_TEST(told("f3") == "say white repeats b f3");
  BOOST_TEST(told("exf3") == "say white repeats b exf3");
  BOOST_TEST(told("f8=N") == "say white repeats b f8=N");
  BOOST_TEST(told("O-O") == "say white repeats b O-O");
  BOOST_TEST(told("O-O-O") == "say white repeats b O-O-O");
  BOOST_TEST(told("exf") == "say white repeats b \"exf\"");
}

BOOST_AUTO_TEST_CASE(the_last_move_is_written_when_the_game_is_over) {
  Assistants game{blind_with_assistant()};
  game.table().enter(W, "f2f3").enter(B, "e7e5").enter(W, "g2g4").enter(B, "d8h4");
  game.told();
  BOOST_TEST(game.done(W).done(W).done(W).done(W).done(W).done(W).told() ==
             "wa make on w 4 d8h4\nwa write for w 1 f2f3\nwa write for w 2 e7e5\nwa write for w 3 g2g4\n"
             "wa write for w 4 d8h4\nwa no duty\n");
}

BOOST_AUTO_TEST_CASE(who_has_no_guided_assistant_hears_nothing_of_duties) {
  Script script{TableSetup{}};
  script.enter(W, "e2e4").feed(DutyDone{W}).feed(DutyAsked{W});
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(behind_moves_that_were_taken_back_he_is_to_write_what_is_played_instead) {
  Assistants game{blind_with_assistant()};
  game.table().enter(W, "e2e4");
  for (int duty = 0; duty < 4; ++duty) game.done(W);
  game.table().enter(B, "e7e5");
  for (int duty = 0; duty < 3; ++duty) game.done(W);
  game.table().feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  game.told();
  game.table().enter(B, "c7c5");
  game.done(W).done(W);
  BOOST_TEST(game.told() == "wa announce to w 2 c7c5\nwa make on w 2 c7c5\nwa write for w 2 c7c5\n");
}

// D.2.10.6, I.1.1, I.2.

BOOST_AUTO_TEST_CASE(he_is_led_through_an_adjournment_until_the_game_goes_on) {
  Assistants game{blind_with_assistant()};
  game.table().enter(W, "e2e4");
  game.done(W).done(W).done(W).done(W).table().enter(B, "e7e5");
  game.done(W).done(W);
  game.told();
  game.table().feed(AdjournmentEntered{W, std::nullopt});
  BOOST_TEST(game.told() == "");  // the scoresheet is not whole yet
  BOOST_TEST(game.done(W).told() == "wa seal w 2\n");
  BOOST_REQUIRE(game.table().state().duty(W).has_value());
  BOOST_TEST(game.table().state().duty(W)->article == "D.2.10.6");
  game.table().feed(DutyAsked{W});
  BOOST_TEST(game.told() == "wa repeat seal w 2\n");
  BOOST_TEST(game.done(W).told() == "wa envelope of w 2\n");
  BOOST_TEST(game.done(W).told() == "wa no duty\n");
  game.table().feed(PlayContinued{}).enter(W, "g1f3");
  BOOST_TEST(game.told() == "wa make on b 3 g1f3\n");
}

BOOST_AUTO_TEST_CASE(a_second_adjournment_has_its_duties_anew_and_play_ends_those_of_the_first) {
  Assistants game{blind_with_assistant()};
  game.table().feed(AdjournmentEntered{W, std::nullopt}).feed(PlayContinued{});
  BOOST_TEST(game.told() == "wa seal w 1\n");
  game.table().feed(AdjournmentEntered{W, std::nullopt});
  BOOST_TEST(game.done(W).told() == "wa seal w 1\nwa envelope of w 1\n");
}

BOOST_AUTO_TEST_CASE(where_the_sighted_player_seals_the_assistant_sees_to_it_too) {
  Assistants game{blind_with_assistant()};
  game.table().enter(W, "e2e4");
  game.done(W).done(W).done(W).done(W);
  game.told();
  game.table().feed(AdjournmentEntered{B, std::nullopt});
  BOOST_TEST(game.done(W).told() == "wa seal b 1\nwa envelope of b 1\n");
}

BOOST_AUTO_TEST_CASE(of_two_assistants_that_of_the_player_who_seals_does_it) {
  auto setup = blind_with_assistant();
  setup.black = setup.white;
  Assistants game{setup};
  game.table().feed(AdjournmentEntered{W, std::nullopt});
  BOOST_TEST(game.done(W).done(W).told() == "wa seal w 1\nwa envelope of w 1\nwa no duty\n");
  setup.white.guided = {DutyKind::make_move};
  Assistants other{setup};
  other.table().feed(AdjournmentEntered{W, std::nullopt});
  BOOST_TEST(other.told() == "ba seal w 1\n");
}

BOOST_AUTO_TEST_CASE(a_sighted_player_s_assistant_has_no_part_in_an_adjournment) {
  auto setup = blind_with_assistant();
  setup.white.guided = {};
  setup.black.guided = DutySet::all();
  Assistants game{setup};
  game.table().feed(AdjournmentEntered{W, std::nullopt}).feed(DutyAsked{B});
  BOOST_TEST(game.told() == "ba standing; adjourned w 1\n");
}

BOOST_AUTO_TEST_CASE(of_a_promotion_that_nobody_named_he_is_told_no_piece) {
  auto setup = pair_with_clock();
  setup.white.guided = DutySet::all();
  Script script{from("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", setup)};
  script.wait(1000).hands(W, "-h7 +h8N ").wait(1000).press().wait(5000);
  BOOST_TEST(joined(script.log_of({"say wa"})) == "say wa make on b 1 h7h8\n");
}

BOOST_AUTO_TEST_SUITE_END()
