// SPDX-License-Identifier: GPL-3.0-or-later
// Two boards that part, by hands: whose board is corrected, or how far both go back (D.2.9).
#include "core/arbitration/reconcile/sheets/sheet_file.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "tests/arbiter/evidence_of.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using table::B;
using table::Script;
using table::W;

BOOST_AUTO_TEST_SUITE(boards_that_differ)

namespace {

namespace ours = arbitration::reconcile;

constexpr std::array opening{"g2g3", "b7b6", "b1c3", "f7f6", "c3a4", "c7c5"};
constexpr char const* sheet_of_opening = "1. g3 b6\n2. Nc3 f6\n3. Na4 c5\n";

/// White is blind, and his board senses filled squares; a person announces.
table::TableSetup two_boards() {
  auto setup = table::pair_with_clock();
  setup.announcer = table::Announcer::person;
  return setup;
}

/// Made, pressed and copied.
void play_on_both(Script& table, char const* uci) {
  auto const before = table.state().line().current();
  auto const steps = table::steps_of(before, table::move_of(before, uci));
  table.hands(before.turn(), steps).wait(1000).press().hands(opposite(before.turn()), steps).wait(4000);
}

/// White plays a3 on his board; on Black's the announced b3 is made.
Script a3_for_b3() {
  Script table{two_boards()};
  for (char const* const uci : opening) play_on_both(table, uci);
  table.play(W, "a2a3").press().hands(B, "-b2 +b3P").wait(4000);
  return table;
}

program::GameSheet settled(Script const& table, std::string const& white, std::string const& black) {
  auto const evidence = test::evidence_of(table);
  program::FoundTable found;
  for (Color const board : chess::both_colors) {
    found.boards[board] = *program::sensed_board(evidence.state(), board);
    found.sheets[board] = *ours::read_sheet_file(sheet_of_opening + (board == W ? white : black));
  }
  return program::settled_game(evidence, found, arbitration::laws::RuleSet::fide_2023);
}

void check_corrects(Color player, program::GameSheet const& done, std::size_t plies) {
  BOOST_TEST(done.decision.lawful.size() == 1U);
  auto const& answer = done.decision.preferred();
  BOOST_TEST((answer.verdict == ours::Verdict::correct_board));
  BOOST_TEST(answer.corrects[player]);
  BOOST_TEST(!answer.corrects[opposite(player)]);
  BOOST_TEST(answer.plies() == plies);
}

}  // namespace

BOOST_AUTO_TEST_CASE(who_wrote_the_right_move_and_played_another_corrects_his_board) {
  check_corrects(W, settled(a3_for_b3(), "4. b3", "4. b3"), 7);
}

BOOST_AUTO_TEST_CASE(so_does_he_when_it_is_found_three_plies_later) {
  Script table = a3_for_b3();
  for (char const* const uci : {"d7d6", "g1f3", "e7e6"}) play_on_both(table, uci);
  char const* const sheet = "4. b3 d6\n5. Nf3 e6";
  check_corrects(W, settled(table, sheet, sheet), 10);
}

BOOST_AUTO_TEST_CASE(
    whoever_made_on_his_board_what_the_opponent_announced_and_wrote_differently_is_corrected) {
  check_corrects(B, settled(a3_for_b3(), "4. a3", "4. a3"), 7);
}

BOOST_AUTO_TEST_CASE(a_sighted_player_who_played_another_move_than_he_wrote_corrects_his_board) {
  Script table{two_boards()};
  for (char const* const uci : opening) play_on_both(table, uci);
  play_on_both(table, "b2b3");
  table.hands(B, "-e7 +e6p").wait(1000).press().hands(W, "-d7 +d6p").wait(4000);
  check_corrects(B, settled(table, "4. b3 d6", "4. b3 d6"), 8);
}

BOOST_AUTO_TEST_CASE(sheets_that_follow_each_its_own_board_name_nobody) {
  auto const done = settled(a3_for_b3(), "4. a3", "4. b3");
  auto const& answer = done.decision.preferred();
  BOOST_TEST((answer.verdict == ours::Verdict::restore));
  BOOST_TEST(answer.plies() == 6U);
  BOOST_TEST(!answer.corrects.white);
  BOOST_TEST(!answer.corrects.black);
}

BOOST_AUTO_TEST_CASE(the_record_has_what_both_boards_have_shown) {
  auto const recorded = [](Script const& table) { return test::evidence_of(table).record()->size(); };
  Script table{two_boards()};
  for (char const* const uci : opening) play_on_both(table, uci);
  BOOST_TEST(recorded(table) == 6U);
  table.hands(W, "-a2 +a3P").wait(1000).press();
  BOOST_TEST(recorded(table) == 6U);  // not copied yet
  table.hands(B, "-a2 +a3P").wait(4000);
  BOOST_TEST(recorded(table) == 7U);
  table.hands(W, "-h2 +h3P").wait(4000);  // a pawn is pushed aside on a board that has shown all of it
  BOOST_TEST(!test::evidence_of(table).lines().empty());
  BOOST_TEST(recorded(table) == 7U);
}

BOOST_AUTO_TEST_CASE(a_difference_that_was_put_right_leaves_no_gap) {
  Script table = a3_for_b3();
  table.hands(B, "-b3 +b2P -a2 +a3P").wait(4000);
  play_on_both(table, "d7d6");
  BOOST_TEST(test::evidence_of(table).record()->size() == 8U);
}

BOOST_AUTO_TEST_CASE(a_square_whose_sensor_is_bad_corrects_no_board) {
  Script table{two_boards()};
  for (char const* const uci : opening) play_on_both(table, uci);
  table.hands(W, "-b2").wait(1000).enter(W, "b2b3").press().wait(2000).hands(B, "-b2 +b3P").wait(1000);
  play_on_both(table, "d7d6");
  auto const done = settled(table, "4. b3 d6", "4. b3 d6");
  auto const& answer = done.decision.preferred();
  BOOST_TEST((answer.verdict == ours::Verdict::none));
  BOOST_TEST(answer.plies() == 8U);
  BOOST_TEST(!answer.corrects.white);
}

// Nobody entered what the pawn became; both wrote it.
BOOST_AUTO_TEST_CASE(a_promotion_that_was_not_named_is_read_from_the_sheets) {
  auto setup = two_boards();
  setup.black_board = table::BoardKind::occupancy;
  Script table{table::from("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", setup)};
  table.hands(W, "-h7 +h8N").wait(1000).press().wait(4000).hands(B, "-h7 +h8N").wait(4000);
  for (char const* const uci : {"e8e7", "e1d2"}) play_on_both(table, uci);
  auto const evidence = test::evidence_of(table);
  BOOST_TEST(evidence.record().value().empty());
  program::FoundTable found;
  for (Color const board : chess::both_colors) {
    found.boards[board] = *program::sensed_board(evidence.state(), board);
    found.sheets[board] = *ours::read_sheet_file("1. h8=N Ke7\n2. Kd2");
  }
  auto const done = program::settled_game(evidence, found, arbitration::laws::RuleSet::fide_2023);
  auto const& answer = done.decision.preferred();
  BOOST_TEST((answer.verdict == ours::Verdict::none));
  BOOST_TEST(answer.plies() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()
