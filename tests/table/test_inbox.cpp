// SPDX-License-Identifier: GPL-3.0-or-later
// What reaches the main thread of `tactus play`, and how far time has passed for it meanwhile.
#include "src/table/session/inbox.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using program::Inbox;

BOOST_AUTO_TEST_SUITE(inbox)

namespace {

Instant at(int seconds) { return Instant{std::chrono::seconds{seconds}}; }

program::PortNews bytes_at(int seconds) { return {0, devices::Chunk{at(seconds), {0x42}}}; }

void take(Inbox& inbox) { BOOST_TEST(inbox.take_until(Inbox::Moment::min()).has_value()); }

}  // namespace

BOOST_AUTO_TEST_CASE(time_passes_only_until_what_waits_arrived) {
  Inbox inbox;
  BOOST_TEST((inbox.passed(at(9)) == at(9)));
  inbox.put(bytes_at(1));  // the main thread writes to a slow disk from here to the ninth second
  inbox.put(program::LineTyped{at(3), "e4"});
  BOOST_TEST((inbox.passed(at(9)) == at(1)));
  take(inbox);
  BOOST_TEST((inbox.passed(at(9)) == at(3)));
  take(inbox);
  BOOST_TEST((inbox.passed(at(9)) == at(9)));
}

BOOST_AUTO_TEST_CASE(what_has_no_time_does_not_hold_it_up) {
  Inbox inbox;
  inbox.put(program::InputEnded{});
  BOOST_TEST((inbox.passed(at(9)) == at(9)));
  inbox.put(bytes_at(4));
  BOOST_TEST((inbox.passed(at(9)) == at(4)));
  BOOST_TEST((inbox.passed(at(2)) == at(2)));
}

namespace {

program::PortNews chunk(std::size_t port, int second, std::size_t bytes) {
  return {port, devices::Chunk{at(second), std::vector<std::uint8_t>(bytes)}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_port_that_floods_is_cut_down_to_a_note_of_it_and_others_are_not) {
  Inbox inbox;
  inbox.put(chunk(1, 1, 100));
  for (int i = 0; i < 100'000; ++i) inbox.put(chunk(0, 2 + i, 512));
  inbox.put(program::LineTyped{at(100'003), "count"});
  std::size_t flooded = 0, bytes = 0, of_other = 0;
  for (;;) {
    auto const item = inbox.take_until(Inbox::Moment::min());
    BOOST_TEST_REQUIRE(item.has_value());
    if (std::holds_alternative<program::LineTyped>(*item)) break;
    if (std::holds_alternative<program::PortFlooded>(*item)) {
      ++flooded;
    } else {
      auto const& news = std::get<program::PortNews>(*item);
      (news.port == 0 ? bytes : of_other) += std::get<devices::Chunk>(news.item).bytes.size();
    }
  }
  BOOST_TEST(flooded == 1U);
  BOOST_TEST(bytes <= Inbox::most_bytes);
  BOOST_TEST(of_other == 100U);
}

BOOST_AUTO_TEST_CASE(what_was_taken_makes_room_again) {
  Inbox inbox;
  for (int i = 0; i < 1000; ++i) {
    inbox.put(chunk(0, i, Inbox::most_bytes));
    auto const item = inbox.take_more_of_ports();
    BOOST_TEST_REQUIRE(item.has_value());
    BOOST_TEST(std::holds_alternative<program::PortNews>(*item));
  }
}

BOOST_AUTO_TEST_CASE(an_order_to_stop_overtakes_bytes_and_nothing_else) {
  Inbox inbox;
  inbox.put(program::LineTyped{at(1), "e4"});
  inbox.put(bytes_at(2));
  inbox.put(bytes_at(3));
  inbox.put(program::StopAsked{});
  take(inbox);
  BOOST_TEST(std::holds_alternative<program::StopAsked>(*inbox.take_until(Inbox::Moment::min())));
  BOOST_TEST(inbox.take_more_of_ports().has_value());
}

BOOST_AUTO_TEST_CASE(more_of_the_ports_is_not_what_people_typed_between) {
  Inbox inbox;
  BOOST_TEST(!inbox.take_more_of_ports().has_value());
  inbox.put(bytes_at(1));
  inbox.put(program::LineTyped{at(2), "e4"});
  inbox.put(bytes_at(3));
  BOOST_TEST(inbox.take_more_of_ports().has_value());
  BOOST_TEST(!inbox.take_more_of_ports().has_value());
}

BOOST_AUTO_TEST_SUITE_END()
