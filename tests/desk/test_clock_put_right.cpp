// SPDX-License-Identifier: GPL-3.0-or-later
// A clock whose sides were taken the wrong way round: whoever reads the game afterwards has the times and the
// flags of whose they are.
#include "src/arbiter/commands/round_tables.hpp"
#include "src/desk/live_pgn.hpp"
#include "tests/desk/told_boards.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using std::chrono::seconds;
using table::EquipmentFault;

BOOST_AUTO_TEST_SUITE(clock_put_right)

using namespace tactus::test;

namespace {

clock::Reading running(Color to_move, seconds white, seconds black) {
  clock::Reading reading;
  reading.white = white;
  reading.black = black;
  reading.to_move = to_move;
  reading.is_running = true;
  return reading;
}

// At each press. A move was counted as completed at that of the next one.
constexpr seconds white_left[] = {seconds{5000}, seconds{5000}, seconds{4000}, seconds{4000}};
constexpr seconds black_left[] = {seconds{5400}, seconds{3000}, seconds{3000}, seconds{2000}};
constexpr char const* moves[] = {"e2e4", "e7e5", "g1f3"};

/// `found`: behind three moves, of sides that were taken the other way round until then.
ToldGame put_right(EquipmentFault found) {
  auto setup = typed_table();
  setup.has_clock = true;
  ToldGame game{setup};
  bool const is_exchanged = found == EquipmentFault::clock_sides_exchanged;
  auto const press = [&](std::size_t ply) {
    Color const next = ply % 2 == 0 ? Color::black : Color::white;
    auto const shown = running(next, white_left[ply], black_left[ply]);
    return is_exchanged ? table::exchanged(shown) : shown;
  };
  if (!is_exchanged) game.record(table::EquipmentExplained{EquipmentFault::clock_sides_exchanged, {}, {}});
  chess::Diagram position = game.state().line().current();
  game.input(table::ClockSeen{press(0)});
  for (std::size_t i = 0; i < std::size(moves); ++i) {
    auto const told = press(i + 1);
    game.input(table::ClockSeen{told});
    auto const from = chess::Square::parse(std::string_view{moves[i]}.substr(0, 2)).value();
    auto const to = chess::Square::parse(std::string_view{moves[i]}.substr(2)).value();
    auto const kind = i < 2 ? chess::MoveKind::double_push : chess::MoveKind::normal;
    chess::Move const move{from, to, kind};
    auto const counted = is_exchanged ? told : table::exchanged(told);
    game.record(table::MoveCompleted{position.turn(), static_cast<unsigned>(i) + 1, move, "", counted});
    position = position.after(move);
  }
  game.record(table::EquipmentExplained{found, {}, {}});
  return game;
}

constexpr EquipmentFault both[] = {EquipmentFault::clock_sides_exchanged, EquipmentFault::clock_sides_right};

}  // namespace

BOOST_AUTO_TEST_CASE(each_move_has_its_own_time_in_the_record_at_the_desk_and_in_the_live_pgn) {
  for (EquipmentFault const found : both) {
    auto const game = put_right(found);
    auto const record = program::record_of(game.events()).value();
    auto const board = board_of(game);
    BOOST_TEST_REQUIRE(record.moves.size() == 3U);
    for (std::size_t i = 0; i < 3; ++i) {
      auto const right = running(i % 2 == 0 ? Color::black : Color::white, white_left[i], black_left[i]);
      BOOST_TEST((record.moves[i].reading == right));
      BOOST_TEST((board.moves()[i].reading == right));
    }
    desk::LiveGame live{"1"};
    for (table::StampedEvent const& each : game.events()) live.take(each);
    auto const pgn = live.pgn("1", 1, game.now());
    BOOST_TEST(pgn.find("1. e4 {[%clk 1:23:20]} 1... e5 {[%clk 0:50:00]} 2. Nf3 {[%clk 1:06:40]}") !=
                   std::string::npos,
               pgn);
    BOOST_TEST(pgn.find("[WhiteClock \"01:06:40\"]\n[BlackClock \"00:33:20\"]") != std::string::npos, pgn);
  }
}

BOOST_AUTO_TEST_CASE(a_flag_is_told_of_whose_it_is) {
  auto setup = typed_table();
  setup.has_clock = true;
  ToldGame game{setup};
  auto reading = running(Color::black, seconds{0}, seconds{100});
  reading.white_flag = true;
  auto const told = [&] {
    program::NamedGame named;
    named.game.events = game.numbered();
    std::string flags;
    for (auto const& row : program::incident_cells({named}, words::Catalogue{}))
      if (row[4].starts_with("flag: ")) flags += row[4] + "\n";
    return flags;
  };
  auto const fallen_at_desk = [&] {
    std::vector<Color> fallen;
    for (auto const& each : board_of(game).attention(game.now()))
      if (each.why == desk::Reason::flag_fallen) fallen.push_back(*each.by);
    return fallen;
  };
  game.record(table::EquipmentExplained{EquipmentFault::clock_sides_exchanged, {}, {}});
  game.input(table::ClockSeen{reading});
  BOOST_TEST(told() == "flag: shown for Black\n");
  BOOST_TEST((fallen_at_desk() == std::vector{Color::black}));
  game.record(table::EquipmentExplained{EquipmentFault::clock_sides_right, {}, {}});
  BOOST_TEST(told() == "flag: shown for Black\nflag: shown for White\n");
  BOOST_TEST((fallen_at_desk() == std::vector{Color::white}));
}

BOOST_AUTO_TEST_SUITE_END()
