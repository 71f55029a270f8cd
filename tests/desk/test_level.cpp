// SPDX-License-Identifier: GPL-3.0-or-later
// How soon each reason needs the arbiter, and what is said and counted of it.
#include "core/message/written.hpp"
#include "tests/desk/told_boards.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using desk::BoardNews;
using desk::Level;
using desk::Reason;

BOOST_AUTO_TEST_SUITE(desk_level)

namespace {

table::TableSetup table_with_a_word() {
  table::TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  return setup;
}

/// The boards of a hall with this one game, which is told in parts.
struct OneBoard {
  desk::Boards boards;
  test::ToldGame game{table_with_a_word()};
  std::size_t told = 0;

  std::vector<desk::Alarm> tell() {
    auto alarms = boards.take({"a", "1", game.numbered(told)}, game.now());
    told = game.events().size();
    return alarms.second;
  }
  void irregularity(table::IrregularityKind kind) {
    game.record(table::Irregularity{kind, Color::white, 1, {}});
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(each_reason_has_its_level_while_the_game_runs) {
  auto const state = test::ToldGame{table_with_a_word()}.state();
  for (Reason const why :
       {Reason::boards_differ, Reason::claim_waiting, Reason::flag_fallen, Reason::ended_on_board,
        Reason::drawn_by_itself, Reason::pressed_early, Reason::illegal_move, Reason::wrong_word,
        Reason::program_changed, Reason::device_lost, Reason::clock_stands, Reason::end_taken_back})
    BOOST_TEST((desk::level_of(why, state) == Level::now), name_of(why));
  for (Reason const why :
       {Reason::result_to_confirm, Reason::confirmation_waiting, Reason::pressed_late,
        Reason::clock_not_pressed, Reason::link_lost, Reason::announced_another_move, Reason::wrong_players,
        Reason::table_missing, Reason::default_time, Reason::clock_jumps})
    BOOST_TEST((desk::level_of(why, state) == Level::soon), name_of(why));
  for (Reason const why : {Reason::repeated_another_move, Reason::draw_offered_untimely})
    BOOST_TEST((desk::level_of(why, state) == Level::noted), name_of(why));
}

BOOST_AUTO_TEST_CASE(behind_the_end_nothing_runs_away_and_a_confirmed_result_is_only_noted) {
  test::ToldGame game{table_with_a_word()};
  game.record(table::BoardDiffers{Color::black, 0, {}});
  BOOST_TEST((test::board_of(game).attention(game.now())[0].level == Level::now));
  game.input(table::ResultEntered{table::GameResult::draw});
  BOOST_TEST((game.state().result() == table::GameResult::draw));
  for (auto const& each : test::board_of(game).attention(game.now())) BOOST_TEST((each.level == Level::soon));
  for (Color const player : {Color::white, Color::black}) game.input(table::ResultSignedBy{player});
  auto const list = test::board_of(game).attention(game.now());
  BOOST_TEST(!list.empty());
  for (auto const& each : list) BOOST_TEST((each.level == Level::noted));
}

BOOST_FIXTURE_TEST_CASE(what_is_added_behind_a_signed_end_is_an_alarm_and_not_of_the_game, OneBoard) {
  game.play({"e2e4", "e7e5"});
  game.input(table::ResultEntered{table::GameResult::draw});
  for (Color const player : {Color::white, Color::black}) game.input(table::ResultSignedBy{player});
  tell();
  auto right = table_with_a_word();
  right.event = "Open";
  game.input(table::SetupCorrected{right});
  auto const alarms = tell();
  BOOST_TEST_REQUIRE(alarms.size() == 1U);
  BOOST_TEST((alarms[0].attention.why == Reason::file_damaged));
  BOOST_TEST(written(alarms[0].attention.words) ==
             "Left out, after the end: corrected: the tournament is Open, not -.");
  BOOST_TEST(boards.find(1)->board.state().setup().event.empty());
  game.record(table::MoveCompleted{Color::white, 3, game.meant("g1f3"), "Nf3", std::nullopt});
  BOOST_TEST(tell().size() == 1U);
  BOOST_TEST(boards.find(1)->board.moves().size() == 2U);
}

BOOST_AUTO_TEST_CASE(before_the_start_nothing_is_now) {
  BOOST_TEST((desk::level_of(Reason::device_lost, table::TableState{}) == Level::soon));
}

BOOST_FIXTURE_TEST_CASE(what_is_only_noted_is_neither_said_nor_counted, OneBoard) {
  tell();
  irregularity(table::IrregularityKind::repeated_another_move);
  BOOST_TEST(tell().empty());
  auto const counts = boards.by_level(game.now());
  BOOST_TEST(counts.in_need() == 0u);
  BOOST_TEST(counts.noted == 1u);
  BOOST_TEST(!boards.find(1)->needs_arbiter(game.now()));
}

BOOST_FIXTURE_TEST_CASE(a_board_is_counted_once_at_its_most_urgent_level, OneBoard) {
  irregularity(table::IrregularityKind::repeated_another_move);
  irregularity(table::IrregularityKind::announced_another_move);
  tell();
  BOOST_TEST(boards.by_level(game.now()).soon == 1u);
  irregularity(table::IrregularityKind::pressed_without_move);
  auto const alarms = tell();
  BOOST_TEST_REQUIRE(alarms.size() == 1u);
  BOOST_TEST((alarms[0].attention.level == Level::now));
  auto const counts = boards.by_level(game.now());
  BOOST_TEST(counts.now == 1u);
  BOOST_TEST(counts.in_need() + counts.noted == 1u);
  boards.note_decided({"a", "1"}, {boards.find(1)->board.last_event(), game.now()});
  BOOST_TEST(!boards.find(1)->level(game.now()).has_value());
}

BOOST_FIXTURE_TEST_CASE(a_reason_that_becomes_more_urgent_is_said_again_and_a_calmer_one_is_not, OneBoard) {
  game.play({"f2f3", "e7e5"});
  game.record(table::BoardDiffers{Color::black, 2, {}});
  tell();
  game.input(table::ResultProposed{Color::white, table::GameResult::draw, table::Ending::result});
  game.input(table::ArbiterAgreed{});
  for (auto const& each : tell()) BOOST_TEST((each.attention.why != Reason::boards_differ));
  BOOST_TEST((boards.find(1)->level(game.now()) == Level::soon));
  game.input(table::RestoreProposed{Color::white, 2});
  game.input(table::ArbiterAgreed{});
  auto const alarms = tell();
  BOOST_TEST(std::ranges::any_of(
      alarms, [](auto const& each) { return each.attention.why == Reason::boards_differ; }));
}

BOOST_AUTO_TEST_SUITE_END()
