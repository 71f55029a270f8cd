// SPDX-License-Identifier: GPL-3.0-or-later
// Cables come off in mid-game and are put back, and lines get noisy: said once, found again by itself, no
// move lost.
#include "tests/system/played_game.hpp"

#include <array>
#include <string_view>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using devices::simulators::SimulatedLine;
using sim::SimTime;
using sim::SimulatedTable;
using std::chrono::seconds;
using system_test::PlayedGame;

BOOST_AUTO_TEST_SUITE(unplugging)

namespace {

struct Row {
  SimulatedLine SimulatedTable::*line;
  std::string_view lost, found;
};

constexpr std::array<Row, 3> rows{{
    {&SimulatedTable::white_line, "Board of White lost.", "Board of White back."},
    {&SimulatedTable::black_line, "Board of Black lost.", "Board of Black back."},
    {&SimulatedTable::clock_line, "Clock lost.", "Clock back."},
}};

std::size_t times_said(PlayedGame const& game, std::string_view words) {
  std::size_t count = 0;
  for (sim::Caption const& caption : game.captions().all()) count += caption.words == words ? 1 : 0;
  return count;
}

/// Where the machine itself stood still, the devices did too: then they may have been lost once more.
void check_said_once(PlayedGame& game) {
  for (Row const& row : rows) {
    BOOST_TEST(times_said(game, row.lost) >= 1U, game.everything_printed());
    BOOST_TEST(times_said(game, row.lost) <= 1U + game.table().pauses(), game.everything_printed());
    BOOST_TEST(times_said(game, row.found) == times_said(game, row.lost), game.everything_printed());
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_device_unplugged_in_mid_game_is_said_lost_once_and_found_once_and_no_move_is_lost) {
  PlayedGame game{7};
  SimulatedTable& table = game.table();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    SimulatedLine& line = table.*rows[i].line;
    SimTime const when = table.now() + seconds{30 + 60 * i};
    table.call_at(when, [&line] { line.unplug(); });
    table.call_at(when + seconds{15}, [&] { BOOST_TEST(line.plug(table.now()).has_value()); });
  }
  BOOST_TEST_REQUIRE(game.play());
  check_said_once(game);
  BOOST_TEST(game.exported_moves() == system_test::opera_moves(), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(all_devices_unplugged_at_once_come_back_and_no_move_is_lost) {
  PlayedGame game{9};
  SimulatedTable& table = game.table();
  for (Row const& row : rows) {
    SimulatedLine& line = table.*row.line;
    table.call_at(table.now() + seconds{100}, [&line] { line.unplug(); });
    table.call_at(table.now() + seconds{110}, [&] { BOOST_TEST(line.plug(table.now()).has_value()); });
  }
  BOOST_TEST_REQUIRE(game.play());
  check_said_once(game);
  BOOST_TEST(game.exported_moves() == system_test::opera_moves(), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(flipped_bits_and_garbage_on_all_lines_lose_no_move) {
  PlayedGame game{11};
  SimulatedTable& table = game.table();
  for (SimulatedLine* const line : {&table.white_line, &table.black_line, &table.clock_line}) {
    line->faults().set_noise(1);
    for (int i = 1; i <= 10; ++i)
      table.call_at(table.now() + i * seconds{20}, [line] { line->faults().insert_random_garbage(40); });
  }
  BOOST_TEST_REQUIRE(game.play());
  BOOST_TEST(game.exported_moves() == system_test::opera_moves(), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
