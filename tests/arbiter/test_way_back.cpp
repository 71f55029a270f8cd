// SPDX-License-Identifier: GPL-3.0-or-later
// What a decision sheet has the arbiter type is typed, and the record has then what was decided.
#include "core/notation/move_pattern.hpp"
#include "src/arbiter/reconcile/way_back.hpp"
#include "tests/arbiter/played_evidence.hpp"
#include "tests/core/arbitration/reconcile/played_table.hpp"

#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using test::PlayedEvidence;

BOOST_AUTO_TEST_SUITE(way_back_from_a_decision)

namespace {

/// `restore 5 black 1:02:00 0:59:00`, confirmed by both players where no word was agreed; moves in SAN.
void type(PlayedEvidence& table, std::vector<std::string> const& entries) {
  for (std::string const& entry : entries) {
    auto const& line = table.evidence().state().line();
    std::istringstream words{entry};
    std::string command, side;
    unsigned number = 0;
    words >> command;
    if (command == "confirm") continue;
    if (command == "restore") {
      words >> number >> side;
      std::size_t plies = 0;
      while (line.number_at(plies) != number ||
             (line.diagram_at(plies).turn() == Color::white) != (side == "white"))
        ++plies;
      table.input(table::RestoreProposed{Color::white, plies, std::nullopt, std::nullopt});
      for (Color const p : chess::both_colors) table.input(table::RestoreAgreed{p});
      continue;
    }
    auto const meant = notation::parse_move(entry, notation::english);
    BOOST_TEST_REQUIRE(meant.has_value(), entry);
    Color const mover = table.evidence().state().to_move();
    table.input(table::MoveEntered{mover, *meant, entry});
    table.input(table::PressEntered{mover});
  }
}

void decide(PlayedEvidence& table, std::vector<chess::Move> const& decided) {
  auto const entries = program::entries_to(table.evidence().state().line(), decided, std::nullopt);
  type(table, entries);
  BOOST_TEST((table.evidence().state().line().moves() == decided));
  BOOST_TEST(program::entries_to(table.evidence().state().line(), decided, std::nullopt).empty());
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_wrong_ply_five_moves_ago_is_put_right) {
  PlayedEvidence table{table::TableSetup{}};
  table.moves({"e2e4", "e7e5", "g1f3", "d7d6", "f1c4", "g8f6", "d2d3", "f8e7", "e1h1", "e8h8", "b1c3"});
  decide(table, test::moves_of("e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Be7 O-O O-O Nc3"));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_that_was_answered_is_taken_back) {
  PlayedEvidence table{table::TableSetup{}};
  table.moves({"e2e4", "f7f5", "d1h5", "a7a6", "h5e2"});  // Black was in check
  decide(table, test::moves_of("e4 f5 Qh5"));
}

BOOST_AUTO_TEST_CASE(moves_that_the_record_lacks_are_typed) {
  PlayedEvidence table{table::TableSetup{}};
  table.moves({"e2e4", "e7e5"});
  decide(table, test::moves_of("e4 e5 Nf3 Nc6"));
}

BOOST_AUTO_TEST_CASE(a_promotion_that_was_another_piece_is_put_right) {
  PlayedEvidence table{table::TableSetup{}};
  table.moves({"a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "h7h6"});
  type(table, {"bxa8=Q", "h5"});
  decide(table, test::moves_of("a4 b5 axb5 a6 bxa6 Bb7 axb7 h6 bxa8=N h5"));
}

BOOST_AUTO_TEST_CASE(where_a_board_was_wrong_and_the_record_is_right_nothing_is_typed) {
  PlayedEvidence table{table::TableSetup{}};
  table.moves({"e2e4", "e7e5"});
  BOOST_TEST(
      program::entries_to(table.evidence().state().line(), test::moves_of("e4 e5"), std::nullopt).empty());
}

BOOST_AUTO_TEST_CASE(the_times_of_the_decision_go_with_it) {
  PlayedEvidence table{table::TableSetup{}};
  table.moves({"e2e4", "e7e5", "g1f3"});
  auto const entries =
      program::entries_to(table.evidence().state().line(), test::moves_of("e4 e5"),
                          arbitration::reconcile::ClockTimes{Millis{3'720'400}, Millis{3'540'000}});
  BOOST_TEST_REQUIRE(entries.size() == 2U);
  BOOST_TEST(entries[0] == "restore 2 white 1:02:00 0:59:00");
  BOOST_TEST(entries[1] == "confirm arbiter");
}

BOOST_AUTO_TEST_SUITE_END()
