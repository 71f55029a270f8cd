// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with all boards at once stands over the page and at Now, whatever is played.
#include "src/desk/boards/boards.hpp"
#include "src/desk/web/view.hpp"
#include "tests/record/told_game.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using desk::BoardNews;

BOOST_AUTO_TEST_SUITE(hall_faults)

namespace {

constexpr Instant now{Millis{50'800'000}};

BoardNews broker(desk::HallFaults faults) {
  BoardNews news{"broker 192.168.1.10", ""};
  news.number = desk::number_of_no_table;
  news.hall = std::move(faults);
  return news;
}

std::size_t bands(desk::Boards const& boards) {
  return bands_view(boards, now, desk::Tongue{words::Catalogue{}}).size();
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_broker_that_is_gone_and_a_copy_that_is_not_written_are_alarms_at_now_and_bands) {
  desk::Boards boards;
  BOOST_TEST(boards.take(broker({}), now).second.empty());
  BOOST_TEST(bands(boards) == 0u);
  auto const gone = boards.take(broker({"Connection refused", ""}), now).second;
  BOOST_TEST_REQUIRE(gone.size() == 1u);
  BOOST_TEST((gone[0].attention.why == desk::Reason::broker_gone));
  BOOST_TEST((gone[0].attention.level == desk::Level::now));
  auto const both = boards.take(broker({"Connection refused", "disk is full"}), now).second;
  BOOST_TEST_REQUIRE(both.size() == 1u);
  BOOST_TEST((both[0].attention.why == desk::Reason::copy_unwritten));
  BOOST_TEST(bands(boards) == 2u);
  BOOST_TEST(boards.by_level(now).now == 1u);
  boards.take(broker({"", "disk is full"}), now);
  BOOST_TEST(bands(boards) == 1u);  // the one does not end the other
  boards.take(broker({}), now);
  BOOST_TEST(bands(boards) == 0u);
  BOOST_TEST(boards.by_level(now).in_need() == 0u);
}

BOOST_AUTO_TEST_CASE(no_table_is_called_connected_while_nobody_knows) {
  desk::Boards boards;
  BoardNews table{"table1, round 1, board 1", ""};
  table.number = 1;
  table.link = desk::Link::up;
  boards.take(table, now);
  auto const link = [&] { return row_view(*boards.find(1), now, desk::Tongue{words::Catalogue{}})["link"]; };
  BOOST_TEST(link() == "connected");
  table.link = desk::Link::unheard;
  boards.take(table, now);
  BOOST_TEST(link() == "last heard");
}

BOOST_AUTO_TEST_CASE(a_game_that_nobody_sees_is_unknown_and_one_that_is_over_has_no_clock_that_runs) {
  test::ToldGame game{table::TableSetup{}};
  game.input(table::ClockSeen{{Millis{5'400'000}, Millis{5'400'000}, chess::Color::white, true}});
  desk::Boards boards;
  BoardNews table{"table1", "game", game.numbered(), desk::Link::up};
  table.number = 1;
  boards.take(table, now);
  auto const row = [&] { return row_view(*boards.find(1), now, desk::Tongue{words::Catalogue{}}); };
  BOOST_TEST(row()["clocks"]["running"] == "white");
  BOOST_TEST(row()["play"] == "playing");
  BOOST_TEST(row()["unseen"].is_null());
  table.events.clear();
  table.link = desk::Link::lost;
  boards.take(table, now + Millis{60'000});
  BOOST_TEST(row()["clocks"]["running"] == "");
  BOOST_TEST(row()["play"] == "unknown");
  BOOST_TEST(row()["unseen"] == desk::milliseconds(game.now()));
  game.input(table::ResultEntered{table::GameResult::white_wins});
  BoardNews ended{"table1", "game", game.numbered(), desk::Link::up};
  ended.number = 1;
  boards.take(ended, now);
  BOOST_TEST(row()["clocks"]["running"] == "");
  BOOST_TEST(row()["play"] == "over");
}

BOOST_AUTO_TEST_CASE(most_tables_ahead_of_this_clock_are_one_band_and_one_table_is_none) {
  desk::Boards boards;
  auto const seat = [&](unsigned number, Millis later) {
    test::ToldGame game{table::TableSetup{}};
    game.input(table::Resumed{}, later);
    BoardNews table{"table" + std::to_string(number), "game", game.numbered(), desk::Link::up};
    table.number = number;
    boards.take(table, now);
  };
  seat(1, Millis{3'600'000});
  BOOST_TEST(bands(boards) == 0u);
  seat(2, Millis{3'600'000});
  BOOST_TEST(bands(boards) == 1u);
  for (unsigned number = 3; number <= 4; ++number) seat(number, Millis{0});
  BOOST_TEST(bands(boards) == 0u);
}

BOOST_AUTO_TEST_CASE(most_tables_behind_this_clock_by_the_same_are_one_band_and_what_was_kept_back_is_none) {
  // Two events a minute apart as the table has it, `apart` as they come here.
  auto const count_with = [](Millis behind, Millis apart) {
    desk::Boards boards;
    for (unsigned number = 1; number <= 3; ++number) {
      test::ToldGame game{table::TableSetup{}};
      BoardNews table{"table" + std::to_string(number), "game", game.numbered(), desk::Link::up};
      table.number = number;
      auto const came = game.now() + behind;
      boards.take(table, came);
      auto const before = game.events().size();
      game.input(table::Resumed{}, Millis{60'000});
      table.events = game.numbered(before);
      boards.take(table, came + apart);
    }
    return bands(boards);
  };
  BOOST_TEST(count_with(Millis{3'600'000}, Millis{60'000}) == 1u);
  BOOST_TEST(count_with(Millis{3'600'000}, Millis{100}) == 0u);  // an hour's network outage is over
  BOOST_TEST(count_with(Millis{1'000}, Millis{60'000}) == 0u);
}

BOOST_AUTO_TEST_CASE(a_row_whose_number_says_no_table_names_its_file) {
  desk::Boards boards;
  BoardNews file{"b.tactus", ""};
  file.claim = desk::NumberClaim{std::nullopt, desk::Numbering::in_order};
  boards.take(file, now);
  auto const row = row_view(*boards.find(1), now, desk::Tongue{words::Catalogue{}});
  BOOST_TEST(row["link"] == "waiting for the game file; numbered in the order of the files: b.tactus");
}

BOOST_AUTO_TEST_SUITE_END()
