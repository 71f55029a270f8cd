// SPDX-License-Identifier: GPL-3.0-or-later
// What goes out to pages: joined, at once, and again to a page that comes back.
#include "src/desk/boards/desk.hpp"

#include <thread>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using desk::Hub;
using desk::UpdateId;

BOOST_AUTO_TEST_SUITE(desk_hub)

namespace {

Instant at(Millis time) { return Instant{1000s + time}; }

desk::Alarm alarm_of(unsigned board) { return {board, {desk::Reason::boards_differ, 7, at(0ms), {}}}; }

}  // namespace

BOOST_AUTO_TEST_CASE(rows_are_joined_for_a_quarter_of_a_second) {
  Hub hub{"e"};
  hub.change({1});
  BOOST_TEST(hub.flush(at(0ms)));
  hub.change({2, 3});
  hub.change({3});
  BOOST_TEST(!hub.flush(at(249ms)));
  BOOST_TEST((hub.next_flush() == at(250ms)));
  BOOST_TEST(hub.flush(at(250ms)));
  BOOST_TEST(!hub.next_flush().has_value());
  BOOST_TEST(!hub.flush(at(900ms)));  // nothing has changed
  auto const update = hub.since({"e", 1});
  BOOST_TEST_REQUIRE(update.has_value());
  BOOST_TEST((update->rows == std::vector<unsigned>{2, 3}));
  BOOST_TEST(hub.newest().text() == "e.2");
}

BOOST_AUTO_TEST_CASE(alarms_go_out_at_once_with_their_rows) {
  Hub hub{"e"};
  hub.change({4});
  hub.alarm({alarm_of(4)});
  auto const update = hub.since({"e", 0});
  BOOST_TEST_REQUIRE(update.has_value());
  BOOST_TEST(update->alarms.size() == 1u);
  BOOST_TEST((update->rows == std::vector<unsigned>{4}));
  BOOST_TEST(!hub.flush(at(1s)));  // its row went with it
  hub.alarm({});
  BOOST_TEST(hub.newest().number == 1u);
}

BOOST_AUTO_TEST_CASE(a_page_that_comes_back_gets_what_it_missed_in_order) {
  Hub hub{"e"};
  for (unsigned board = 1; board <= 5; ++board) hub.alarm({alarm_of(board)});
  auto const missed = hub.since({"e", 2});
  BOOST_TEST_REQUIRE(missed.has_value());
  BOOST_TEST(missed->number == 5u);
  std::vector<unsigned> boards;
  for (auto const& each : missed->alarms) boards.push_back(each.board);
  BOOST_TEST(boards == (std::vector<unsigned>{3, 4, 5}), boost::test_tools::per_element());
  BOOST_TEST(hub.since({"e", 5})->alarms.empty());
}

BOOST_AUTO_TEST_CASE(a_page_of_another_server_or_too_old_has_to_be_read_anew) {
  Hub hub{"e"};
  for (std::size_t n = 0; n <= Hub::updates_kept; ++n) hub.alarm({alarm_of(1)});
  BOOST_TEST(!hub.since({"other", 3}).has_value());
  BOOST_TEST(!hub.since({"e", 0}).has_value());
  BOOST_TEST(hub.since({"e", 1}).has_value());
  BOOST_TEST(!hub.since({"e", Hub::updates_kept + 2}).has_value());  // not there yet
}

BOOST_AUTO_TEST_CASE(an_id_is_epoch_and_number) {
  auto const id = UpdateId::parse("a1b2.17");
  BOOST_TEST_REQUIRE(id.has_value());
  BOOST_TEST(id->epoch == "a1b2");
  BOOST_TEST(id->number == 17u);
  for (char const* wrong : {"", ".", "a", "a.", ".1", "a.x", "a.1x", "a.-1", "a.99999999999999999999"})
    BOOST_TEST(!UpdateId::parse(wrong).has_value(), wrong);
}

BOOST_AUTO_TEST_CASE(who_waits_wakes_by_news_and_by_the_end) {
  Hub hub{"e"};
  std::thread writer{[&] { hub.alarm({alarm_of(1)}); }};
  hub.wait_for_more_than(0, 60s);
  writer.join();
  BOOST_TEST(hub.newest().number == 1u);
  std::thread stopper{[&] { hub.stop(); }};
  hub.wait_for_more_than(1, 60s);
  stopper.join();
  BOOST_TEST(hub.is_stopped());
}

BOOST_AUTO_TEST_SUITE_END()
