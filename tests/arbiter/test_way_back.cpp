// SPDX-License-Identifier: GPL-3.0-or-later
// What a decision sheet has the arbiter type is typed, and the record has then what was decided.
#include "core/notation/move_pattern.hpp"
#include "src/arbiter/reconcile/way_back.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"
#include "tests/record/told_game.hpp"

#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using test::ToldGame;

BOOST_AUTO_TEST_SUITE(way_back_from_a_decision)

namespace {

std::size_t plies_named(chess::PlayedLine const& line, unsigned number, std::string const& side) {
  std::size_t plies = 0;
  while (line.number_at(plies) != number ||
         (line.diagram_at(plies).turn() == Color::white) != (side == "white"))
    ++plies;
  return plies;
}

/// `restore 5 black 1:02:00 0:59:00` and `replace 5 black Nf6`, confirmed by both players where no word was
/// agreed; moves in SAN.
void type(ToldGame& table, std::vector<std::string> const& entries) {
  for (std::string const& entry : entries) {
    auto const& line = table.state().line();
    std::istringstream words{entry};
    std::string command, side;
    unsigned number = 0;
    words >> command;
    if (command == "confirm") continue;
    if (command == "replace") {
      std::string san;
      words >> number >> side >> san;
      std::size_t const plies = plies_named(line, number, side);
      auto const meant = notation::parse_move(san, notation::english);
      BOOST_TEST_REQUIRE(meant.has_value(), entry);
      table.input(table::ReplaceProposed{Color::white, plies + 1, *meant, san});
      for (Color const p : chess::both_colors) table.input(table::RestoreAgreed{p});
      continue;
    }
    if (command == "restore") {
      words >> number >> side;
      std::size_t const plies = plies_named(line, number, side);
      table.input(table::RestoreProposed{Color::white, plies, std::nullopt, std::nullopt});
      for (Color const p : chess::both_colors) table.input(table::RestoreAgreed{p});
      continue;
    }
    table.play(entry);
  }
}

void decide(ToldGame& table, std::vector<chess::Move> const& decided) {
  auto const entries = program::entries_to(table.state(), decided, std::nullopt);
  type(table, entries);
  BOOST_TEST((table.state().line().moves() == decided));
  BOOST_TEST(program::entries_to(table.state(), decided, std::nullopt).empty());
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_wrong_ply_five_moves_ago_is_put_right) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "e7e5", "g1f3", "d7d6", "f1c4", "g8f6", "d2d3", "f8e7", "e1h1", "e8h8", "b1c3"});
  decide(table, test::moves_of("e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Be7 O-O O-O Nc3"));
}

BOOST_AUTO_TEST_CASE(one_old_ply_is_replaced_and_nothing_typed_again) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "e7e5", "g1f3", "d7d6", "f1c4", "g8f6"});
  auto const decided = test::moves_of("e4 e5 Nf3 Nc6 Bc4 Nf6");
  auto const entries = program::entries_to(table.state(), decided, std::nullopt);
  BOOST_TEST_REQUIRE(entries.size() == 2U);
  BOOST_TEST(entries[0] == "replace 2 black Nc6");
  decide(table, decided);
}

BOOST_AUTO_TEST_CASE(a_move_is_typed_so_that_the_table_tells_it_from_one_that_is_not_legal) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "e7e5", "b1c3", "f8b4", "d2d3", "h7h6"});  // the knight on c3 is pinned
  decide(table, test::moves_of("e4 e5 Nc3 Bb4 d3 a6 Ne2"));
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_goes_back) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "e7e5", "g1f3", "d7d6"});
  for (int i = 0; i < 2; ++i) table.input(table::ResignationEntered{Color::white});
  decide(table, test::moves_of("e4 e5 Nf3 Nc6"));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_that_was_answered_is_taken_back) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "f7f5", "d1h5", "a7a6", "h5e2"});  // Black was in check
  decide(table, test::moves_of("e4 f5 Qh5"));
}

BOOST_AUTO_TEST_CASE(moves_that_the_record_lacks_are_typed) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "e7e5"});
  decide(table, test::moves_of("e4 e5 Nf3 Nc6"));
}

BOOST_AUTO_TEST_CASE(a_promotion_that_was_another_piece_is_put_right) {
  ToldGame table{table::TableSetup{}};
  table.play({"a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "h7h6"});
  type(table, {"bxa8=Q", "h5"});
  decide(table, test::moves_of("a4 b5 axb5 a6 bxa6 Bb7 axb7 h6 bxa8=N h5"));
}

BOOST_AUTO_TEST_CASE(where_a_board_was_wrong_and_the_record_is_right_nothing_is_typed) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "e7e5"});
  BOOST_TEST(program::entries_to(table.state(), test::moves_of("e4 e5"), std::nullopt).empty());
}

BOOST_AUTO_TEST_CASE(the_times_of_the_decision_go_with_it) {
  ToldGame table{table::TableSetup{}};
  table.play({"e2e4", "e7e5", "g1f3"});
  auto const entries =
      program::entries_to(table.state(), test::moves_of("e4 e5"),
                          arbitration::reconcile::ClockTimes{Millis{3'720'400}, Millis{3'540'000}});
  BOOST_TEST_REQUIRE(entries.size() == 2U);
  BOOST_TEST(entries[0] == "restore 2 white 1:02:00 0:59:00");
  BOOST_TEST(entries[1] == "confirm arbiter");
}

BOOST_AUTO_TEST_SUITE_END()
