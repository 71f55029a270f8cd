// SPDX-License-Identifier: GPL-3.0-or-later
// Who has not moved when the default time runs out, by the round's start as the arbiter tells it.
#include "core/message/written.hpp"
#include "src/desk/boards/boards.hpp"
#include "src/desk/boards/default_time.hpp"
#include "src/record/local_time.hpp"
#include "tests/record/told_game.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using chess::Color;
using desk::Boards;
using desk::Reason;

BOOST_AUTO_TEST_SUITE(default_time)

namespace {

table::TableSetup setup_of(char const* white, char const* black) {
  table::TableSetup setup;
  setup.white.name = Name::shown(white);
  setup.black.name = Name::shown(black);
  return setup;
}

std::string told_at(Boards const& boards, unsigned board, Instant now) {
  for (desk::Attention const& each : boards.find(board)->attention(now))
    if (each.why == Reason::default_time) return written(each.words);
  return "";
}

std::string hour(Instant time) { return record::local_text(time).substr(11, 5); }

}  // namespace

BOOST_AUTO_TEST_CASE(who_has_not_moved_is_told_at_soon_before_and_after_its_end) {
  test::ToldGame game{setup_of("Aino", "Bertil")};
  auto const start = game.now() - 2min;  // the round began before this table did
  Boards boards;
  boards.time_round({start, 30min});
  desk::BoardNews news{"table1", "1", game.numbered()};
  news.number = 1;
  boards.take(news, game.now());
  BOOST_TEST(boards.pass_time(start + 24min).empty());
  auto const alarms = boards.pass_time(start + 25min);
  BOOST_TEST_REQUIRE(alarms.size() == 1u);
  BOOST_TEST((alarms[0].attention.level == desk::Level::soon));
  auto const end = hour(start + 30min);
  BOOST_TEST(told_at(boards, 1, start + 26min) ==
             "No move of White yet. The default time ends at " + end + ".");
  BOOST_TEST(boards.pass_time(start + 26min).empty());  // once
  BOOST_TEST(boards.pass_time(start + 30min).size() == 1u);
  BOOST_TEST(told_at(boards, 1, start + 30min) == "The default time ended at " + end + ": no move of White.");
}

BOOST_AUTO_TEST_CASE(when_white_has_moved_it_is_black_who_has_not_and_when_both_have_nobody) {
  test::ToldGame game{setup_of("Aino", "Bertil")};
  auto const start = game.now();
  auto const told_after = [&](char const* move) {
    game.play(move);
    Boards boards;
    boards.time_round({start, 30min});
    desk::BoardNews news{"table1", "1", game.numbered()};
    news.number = 1;
    boards.take(news, game.now());
    boards.pass_time(start + 26min);
    return told_at(boards, 1, start + 26min);
  };
  BOOST_TEST(told_after("e2e4") ==
             "No move of Black yet. The default time ends at " + hour(start + 30min) + ".");
  BOOST_TEST(told_after("e7e5") == "");
}

BOOST_AUTO_TEST_CASE(a_default_time_of_few_minutes_is_not_told_before_the_round_has_begun) {
  Instant const start{1'770'000'000s};
  desk::DefaultTime const two_minutes{start, 2min};
  BOOST_TEST(!two_minutes.of_missing(start - 1s).has_value());
  BOOST_TEST(two_minutes.of_missing(start).has_value());
}

BOOST_AUTO_TEST_CASE(of_a_table_that_is_over_or_in_a_round_without_a_default_time_nothing_is_told) {
  test::ToldGame game{setup_of("Aino", "Bertil")};
  game.record(table::GameEnded{table::GameResult::white_wins, "forfeit"});
  Boards boards;
  boards.time_round({game.now(), 10min});
  desk::BoardNews news{"table1", "1", game.numbered()};
  news.number = 1;
  boards.take(news, game.now());
  boards.pass_time(game.now() + 20min);
  BOOST_TEST(told_at(boards, 1, game.now() + 20min) == "");
  test::ToldGame const other{setup_of("Cecilia", "David")};
  Boards untimed;
  desk::BoardNews begun{"table1", "1", other.numbered()};
  begun.number = 1;
  untimed.take(begun, other.now());
  BOOST_TEST(untimed.pass_time(other.now() + 5h).empty());
}

BOOST_AUTO_TEST_CASE(a_paired_table_that_never_began_is_counted_from_the_start_though_none_began) {
  test::ToldGame const game{setup_of("Aino", "Bertil")};
  auto const start = game.now();
  Boards boards;
  boards.pair({{3, 2, Name::shown("Dahl"), Name::shown("Ek")}});
  boards.time_round({start, 10min});
  BOOST_TEST(boards.pass_time(start + 59s).empty());
  BOOST_TEST(boards.pass_time(start + 60s).size() == 1u);  // missing
  BOOST_TEST(boards.pass_time(start + 5min).size() == 1u);
  auto const row = desk::number_of_no_table;
  BOOST_TEST(told_at(boards, row, start + 5min) == "The default time ends at " + hour(start + 10min) + ".");
  boards.pass_time(start + 11min);
  BOOST_TEST(told_at(boards, row, start + 11min) == "The default time ended at " + hour(start + 10min) + ".");
}

BOOST_AUTO_TEST_CASE(a_time_of_day_is_today) {
  auto const now = Instant{1'770'000'000s};
  auto const start = record::today_at("15:00", now);
  BOOST_TEST_REQUIRE(start.has_value());
  BOOST_TEST(hour(*start) == "15:00");
  BOOST_TEST(record::local_text(*start).substr(0, 10) == record::local_text(now).substr(0, 10));
  for (char const* wrong : {"", "15", "24:00", "15:60", "1500", "15:0", "a:30", "15:00:00", "-1:00"})
    BOOST_TEST(!record::today_at(wrong, now).has_value(), wrong);
}

BOOST_AUTO_TEST_SUITE_END()
