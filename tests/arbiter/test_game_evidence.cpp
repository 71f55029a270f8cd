// SPDX-License-Identifier: GPL-3.0-or-later
// What a game file tells about boards that differ: how they stand, the clocks, what happened and when.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using table::Input;
using table::Outcome;

BOOST_AUTO_TEST_SUITE(game_evidence)

namespace {

/// A table of a board that knows its pieces (White), one of filled squares (Black) and a clock.
struct SensedTable {
  program::GameEvidence evidence;
  std::int64_t now_s = 50'712;  // 14:05:12

  SensedTable() {
    table::TableSetup setup;
    setup.white_board = table::BoardKind::pieces;
    setup.black_board = table::BoardKind::occupancy;
    setup.has_clock = true;
    take(Input{table::GameStarted{setup}});
  }
  void take(table::TableEvent event) {
    evidence.take({Instant{std::chrono::seconds{now_s}}, std::move(event)});
    ++now_s;
  }
  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    for (auto const& each : evidence.lines())
      lines.push_back(program::ruling::words_of(each, arbitration::laws::RuleSet::fide_2023));
    return lines;
  }
};

table::Announcement said(unsigned ply, bool is_repeat) {
  auto const move = test::moves_of("Nf3").front();
  return {table::Audience::black, is_repeat,
          table::MoveSaid{Color::white, ply, chess::describe(chess::Position::initial(), move)}};
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(boards_are_told_as_they_stand, SensedTable) {
  auto placement = chess::Position::initial().placement();
  placement.clear(chess::Square::parse("g1").value());
  take(Input{table::BoardSeen{Color::white, sensing::AllPieces{placement}}});
  take(Input{table::BoardSeen{Color::white, sensing::AllPieces{placement}}});
  BOOST_TEST_REQUIRE((program::sensed_board(evidence.state(), Color::white) &&
                      program::sensed_board(evidence.state(), Color::white)->pieces()));
  BOOST_TEST((*program::sensed_board(evidence.state(), Color::white)->pieces() == placement));
  BOOST_TEST_REQUIRE(program::sensed_board(evidence.state(), Color::black).has_value());
  BOOST_TEST((program::sensed_board(evidence.state(), Color::black)->pieces() == nullptr));
}

BOOST_AUTO_TEST_CASE(a_table_without_sensors_has_no_boards) {
  program::GameEvidence evidence;
  evidence.take({Instant{}, Input{table::GameStarted{}}});
  BOOST_TEST(!program::sensed_board(evidence.state(), Color::white).has_value());
  BOOST_TEST(!evidence.clocks().presses.has_value());
}

BOOST_FIXTURE_TEST_CASE(clocks_begin_with_the_time_of_each, SensedTable) {
  clock::Reading reading;
  reading.white = Millis{90'000};
  reading.black = Millis{60'000};
  take(Input{table::ClockSeen{reading}});
  auto const times = evidence.clocks().times_at(0);
  BOOST_TEST_REQUIRE(times.has_value());
  BOOST_TEST((*times == arbitration::reconcile::ClockTimes{Millis{90'000}, Millis{60'000}}));
}

BOOST_FIXTURE_TEST_CASE(what_happened_is_told_from_shortly_before_the_difference, SensedTable) {
  auto const nf3 = test::moves_of("Nf3").front();
  for (unsigned ply : {1U, 2U, 3U, 4U})
    take(Outcome{
        table::MoveCompleted{ply % 2 == 1 ? Color::white : Color::black, ply, nf3, "Nf3", std::nullopt}});
  take(Outcome{table::Told{said(4, false)}});
  take(Outcome{table::Told{said(4, true)}});
  BOOST_TEST(lines().empty());  // the boards agree: nothing to explain
  chess::SquareSet squares = chess::Square::parse("d7").value();
  squares.insert(chess::Square::parse("f6").value());
  take(Outcome{table::BoardDiffers{Color::black, 4, squares}});
  take(Outcome{table::Irregularity{table::IrregularityKind::announced_another_move, Color::white, 5, {}}});
  std::vector<std::string> const wanted{"14:05:14: 1... Nf3 completed.",
                                        "14:05:15: 2. Nf3 completed.",
                                        "14:05:16: 2... Nf3 completed.",
                                        "14:05:17: said: Springer Felix drei [to Black]",
                                        "14:05:18: said: Repeat: Springer Felix drei [to Black]",
                                        "14:05:19: Boards differ after ply 4 on f6 d7: board of Black.",
                                        "14:05:20: announced another move than played, White."};
  BOOST_TEST(lines() == wanted, boost::test_tools::per_element());
  take(Outcome{table::BoardAgreesAgain{Color::black, 5}});
  BOOST_TEST(lines().empty());
}

BOOST_AUTO_TEST_SUITE_END()
