// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter sees of a game that ends, seems to have ended, or goes back from its end.
#include "tests/desk/told_boards.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using chess::Color;
using desk::Reason;

BOOST_AUTO_TEST_SUITE(desk_board_ends)

using namespace tactus::test;

BOOST_AUTO_TEST_CASE(a_claim_waits_until_it_is_answered) {
  test::ToldGame game{typed_table()};
  game.play("e2e4");
  game.input(table::ClaimMade{Color::black, table::ClaimKind::threefold, std::nullopt});
  auto const list = board_of(game).attention(game.now());
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST((list[0].why == Reason::claim_waiting));
  BOOST_TEST(words_of(list)[0] == "Claim: threefold occurrence (9.2), Black.");
  game.input(table::ClaimAnswered{false});
  BOOST_TEST(board_of(game).attention(game.now()).empty());
}

BOOST_AUTO_TEST_CASE(the_claim_that_waits_is_the_one_that_the_table_took) {
  test::ToldGame game{typed_table()};
  game.input(table::ClaimMade{Color::white, table::ClaimKind::threefold, std::nullopt});
  game.input(table::ClaimMade{Color::black, table::ClaimKind::illegal_move, std::nullopt});
  auto const list = board_of(game).attention(game.now());
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST(words_of(list)[0] == "Claim: threefold occurrence (9.2), White.");
}

BOOST_AUTO_TEST_CASE(a_flag_is_a_reason_while_it_is_shown_and_a_result_until_both_confirm) {
  auto setup = typed_table();
  setup.has_clock = true;
  test::ToldGame game{setup};
  clock::Reading reading;
  reading.black_flag = true;
  game.input(table::ClockSeen{reading});
  auto list = board_of(game).attention(game.now());
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST((list[0].why == Reason::flag_fallen));
  game.input(table::ResultEntered{table::GameResult::white_wins});
  list = board_of(game).attention(game.now());
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST(words_of(list)[0] == "Result to confirm: 1-0, by both players.");
  game.input(table::ResultSignedBy{Color::white});
  BOOST_TEST(words_of(board_of(game).attention(game.now()))[0] == "Result to confirm: 1-0, by Black.");
  game.input(table::ResultSignedBy{Color::black});
  BOOST_TEST(board_of(game).attention(game.now()).empty());
}

BOOST_AUTO_TEST_CASE(a_mate_on_the_board_is_a_reason_until_the_players_say_so) {
  auto const mated = [](table::GameResult said) {
    test::ToldGame game{typed_table()};
    game.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    auto const list = board_of(game).attention(game.now());
    BOOST_TEST_REQUIRE(list.size() == 1u);
    BOOST_TEST((list[0].why == Reason::ended_on_board));
    game.input(table::ResultEntered{said});
    game.input(table::ResultSignedBy{Color::white});
    game.input(table::ResultSignedBy{Color::black});
    return board_of(game).attention(game.now());
  };
  BOOST_TEST(mated(table::GameResult::black_wins).empty());
  auto const list = mated(table::GameResult::draw);
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST((list[0].why == Reason::ended_on_board));
}

BOOST_AUTO_TEST_CASE(a_mate_that_is_typed_over_before_the_press_is_a_reason_no_more) {
  auto setup = typed_table();
  setup.has_clock = true;
  test::ToldGame game{setup};
  game.play({"f2f3", "e7e5", "g2g4"});
  game.type("d8h4");
  BOOST_TEST(board_of(game).attention(game.now()).size() == 1U);
  game.type("b8c6");
  BOOST_TEST(board_of(game).attention(game.now()).empty());
  game.type("d8h4");
  BOOST_TEST(board_of(game).attention(game.now()).size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_draw_that_needs_no_claim_is_a_reason_by_the_edition_that_is_played) {
  auto const reasons = [](RuleSet rules) {
    auto setup = typed_table();
    setup.regime.rules = rules;
    test::ToldGame game{setup};
    auto const there_and_back = [&game](int times) {
      for (int i = 0; i < times; ++i) game.play({"g1f3", "g8f6", "f3g1", "f6g8"});
    };
    there_and_back(2);
    game.play({"g1h3", "g8h6", "h3g5", "h6g4", "g5h3", "g4h6", "h3g1", "h6g8"});
    there_and_back(1);
    return board_of(game).attention(game.now());
  };
  for (RuleSet const rules : all_rule_sets) {
    auto const list = reasons(rules);
    BOOST_TEST_CONTEXT(name_of(rules)) {
      BOOST_TEST_REQUIRE(list.size() == (rules == RuleSet::fide_2014 ? 0U : 1U));
      if (!list.empty()) BOOST_TEST((list[0].why == Reason::drawn_by_itself));
    }
  }
}

BOOST_AUTO_TEST_CASE(what_the_arbiter_took_back_needs_him_no_more_and_stays_in_the_story) {
  test::ToldGame game{typed_table()};
  game.play({"f2f3", "e7e5", "g2g4", "d8h4"});
  game.input(table::RestoreProposed{Color::white, 2});
  game.input(table::RestoreAgreed{Color::white});
  game.input(table::RestoreAgreed{Color::black});
  auto const board = board_of(game);
  BOOST_TEST(board.attention(game.now()).empty());
  BOOST_TEST(board.moves().size() == 2u);
  std::vector<std::string> story;
  for (auto const& each : board.incidents())
    story.push_back(program::ruling::words_of(each.words, RuleSet::fide_2023));
  BOOST_TEST(story == (std::vector<std::string>{"Checkmate: by Black, 2... Qh4# (5.1.1).",
                                                "Proposed: back to before move 2 of White.",
                                                "Confirmed by White alone.", "Taken back: 2... Qh4.",
                                                "Taken back: 2. g4.", "Restored: before move 2 of White."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_waits_to_be_confirmed_a_wrong_word_and_an_end_taken_back_need_the_arbiter) {
  auto setup = typed_table();
  setup.arbiter_word = "$y$j9T$...";
  test::ToldGame game{setup};
  auto const reasons = [&] {
    std::vector<std::string> words;
    for (auto const& each : board_of(game).attention(game.now()))
      words.push_back(program::ruling::words_of(each.words, RuleSet::fide_2023));
    return words;
  };
  game.play({"f2f3", "e7e5"});
  game.input(table::ResultProposed{Color::white, table::GameResult::draw, table::Ending::result});
  BOOST_TEST(reasons() == std::vector<std::string>{"Proposed: 1/2-1/2, by White."},
             boost::test_tools::per_element());
  game.input(table::ArbiterWordRefused{Color::white});
  game.input(table::ArbiterAgreed{});
  game.input(table::RestoreProposed{Color::white, 2});
  game.input(table::ArbiterAgreed{});
  BOOST_TEST(reasons() == (std::vector<std::string>{"The end is taken back: 1/2-1/2; the game goes on.",
                                                    "Not the arbiter's password: typed at the keyboard."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
