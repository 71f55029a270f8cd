// SPDX-License-Identifier: GPL-3.0-or-later
// "Board 12" is board 12 of the hall, whoever was heard first.
#include "core/message/written.hpp"
#include "src/desk/boards/boards.hpp"
#include "src/desk/sources/source.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using desk::BoardNews;
using desk::BoardNumbers;

BOOST_AUTO_TEST_SUITE(desk_board_numbers)

namespace {

BoardNews news_of(std::string board, std::optional<unsigned> number = std::nullopt) {
  BoardNews news{std::move(board), ""};
  news.number = number;
  return news;
}

}  // namespace

BOOST_AUTO_TEST_CASE(files_are_numbered_in_their_order_and_keep_their_numbers) {
  BoardNumbers numbers;
  for (int i = 0; i < 2; ++i) {
    BOOST_TEST(numbers.number_of(news_of("a.tactus")) == 1u);
    BOOST_TEST(numbers.number_of(news_of("b.tactus")) == 2u);
  }
}

BOOST_AUTO_TEST_CASE(a_board_that_asks_for_another_number_gives_the_old_one_up) {
  BoardNumbers numbers;
  BOOST_TEST(numbers.number_of(news_of("a.tactus")) == 1u);
  BOOST_TEST(numbers.number_of(news_of("a.tactus", 7)) == 7u);
  BOOST_TEST(*numbers.held_by("a.tactus") == 7u);
  BOOST_TEST(numbers.number_of(news_of("b.tactus")) == 1u);
  BOOST_TEST((numbers.held_by("c.tactus") == std::nullopt));
}

BOOST_AUTO_TEST_CASE(a_board_of_a_hall_has_the_number_of_the_hall) {
  BoardNumbers numbers;
  BOOST_TEST(numbers.number_of(news_of("broker", desk::number_of_no_table)) == 10'001u);
  BOOST_TEST(numbers.number_of(news_of("table12", 12)) == 12u);
  BOOST_TEST(numbers.number_of(news_of("table3", 3)) == 3u);
  BOOST_TEST(numbers.number_of(news_of("table12 of round 2", 12)) == 10'002u);
  BOOST_TEST(numbers.number_of(news_of("without a number")) == 1u);
  BOOST_TEST(numbers.number_of(news_of("table1", 1)) == 10'003u);
  BOOST_TEST(numbers.number_of(news_of("table12", 12)) == 12u);
}

BOOST_AUTO_TEST_CASE(boards_are_found_by_it_and_stand_in_its_order) {
  desk::Boards boards;
  for (unsigned const number : {12u, 3u}) {
    auto const name = "table" + std::to_string(number);
    BOOST_TEST(boards.take(news_of(name, number), Instant{}).first == number);
  }
  BOOST_TEST_REQUIRE(boards.find(12) != nullptr);
  BOOST_TEST(boards.find(12)->name == "table12");
  BOOST_TEST(boards.find(1) == nullptr);
  BOOST_TEST(boards.all().begin()->second.name == "table3");
}

BOOST_AUTO_TEST_CASE(two_tables_on_one_board_are_an_alarm_at_both_and_keep_their_numbers) {
  desk::Boards boards;
  constexpr Instant now{};
  BOOST_TEST(boards.take(news_of("table7 for 3", 3), now).second.empty());
  auto const [number, alarms] = boards.take(news_of("table3", 3), now);
  BOOST_TEST(number == desk::number_of_no_table);
  BOOST_TEST_REQUIRE(alarms.size() == 2u);
  BOOST_TEST(alarms[0].board == desk::number_of_no_table);
  BOOST_TEST(alarms[1].board == 3u);
  for (auto const& each : alarms) {
    BOOST_TEST((each.attention.why == desk::Reason::two_tables));
    BOOST_TEST(boards.find(each.board)->needs_arbiter(now));
  }
  BOOST_TEST(written(alarms[1].attention.words) == "Two tables speak for board 3: table7 for 3; table3.");
  BOOST_TEST(boards.take(news_of("table3", 3), now).second.empty());  // told once
  BOOST_TEST(boards.take(news_of("table7 for 3", 3), now).first == 3u);
  BOOST_TEST(boards.take(news_of("broker", desk::number_of_no_table), now).second.empty());
}

BOOST_AUTO_TEST_CASE(what_is_refused_of_a_table_is_a_fault_of_its_board) {
  desk::Boards boards;
  auto refused = news_of("table7", 7);
  refused.excess = desk::Excess::games;
  auto const alarms = boards.take(refused, Instant{}).second;
  BOOST_TEST_REQUIRE(alarms.size() == 1u);
  BOOST_TEST(written(alarms[0].attention.words) ==
             "Not taken from this table: it sends more games than one table plays.");
  refused.excess = desk::Excess::none;
  boards.take(refused, Instant{});
  BOOST_TEST(!boards.find(7)->needs_arbiter(Instant{}));
}

BOOST_AUTO_TEST_SUITE_END()
