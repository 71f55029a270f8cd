// SPDX-License-Identifier: GPL-3.0-or-later
// Which announcement is said next, which is cut, replaced, dropped or said again.
#include "speech/phrasebook.hpp"
#include "speech/utterance_queue.hpp"
#include "tests/speech/moves.hpp"

#include <ostream>
#include <string>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(utterance_queue)

namespace {

using namespace tactus::table;
using chess::Kind;

constexpr SteadyTime start{};

Announcement move_to(std::string_view square, Audience to = Audience::table) {
  return test::said(test::move(Kind::pawn, "a1", square), to);
}
Announcement times(int seconds, Audience to = Audience::white) {
  return {to, false, TimesTold{std::chrono::seconds{seconds}, Millis{0}}};
}
Announcement call_arbiter() { return {Audience::table, false, CallArbiter{}}; }
Announcement clock_lost() { return {Audience::table, false, DeviceLost{Device::clock}}; }

/// Everything that waits, in the order in which it would be said.
std::vector<std::string> drain(UtteranceQueue& queue, SteadyTime now = start) {
  std::vector<std::string> captions;
  while (auto const next = queue.next(now)) {
    captions.push_back(caption_of(next->announcement));
    queue.done();
  }
  return captions;
}

void check(std::vector<std::string> const& got, std::vector<std::string> const& expected) {
  BOOST_TEST(got == expected, boost::test_tools::per_element());
}

struct CutRow {
  char const* name;
  Announcement being_said, newcomer;
  bool cuts;
};
std::ostream& operator<<(std::ostream& out, CutRow const& row) { return out << row.name; }
CutRow const cut_rows[] = {
    {"urgent cuts a move", move_to("e4"), call_arbiter(), true},
    {"urgent cuts a status", times(5), call_arbiter(), true},
    {"urgent does not cut urgent", clock_lost(), call_arbiter(), false},
    {"a move does not cut a move", move_to("e4"), move_to("e5"), false},
    {"a move does not cut urgent", call_arbiter(), move_to("e5"), false},
    {"a move cuts a status", times(5), move_to("e5"), true},
    {"a private move cuts the other player's status", times(5, Audience::white),
     move_to("e5", Audience::black), true},
    {"a status does not cut a move", move_to("e4"), times(5), false},
    {"a status cuts an older one of the same ear", times(5), times(6), true},
    {"a status does not cut one of the other ear", times(5, Audience::white), times(6, Audience::black),
     false},
    {"a status does not cut urgent", call_arbiter(), times(5), false},
};

BOOST_DATA_TEST_CASE(a_newcomer_cuts_what_is_less_urgent, boost::unit_test::data::make(cut_rows), row) {
  UtteranceQueue queue;
  BOOST_TEST(!queue.push(row.being_said, start));
  BOOST_TEST(queue.next(start).has_value());
  BOOST_TEST(queue.push(row.newcomer, start) == row.cuts);
}

BOOST_AUTO_TEST_CASE(moves_are_said_in_their_order_and_none_is_replaced) {
  UtteranceQueue queue;
  for (char const* square : {"e4", "e5", "e6"}) BOOST_TEST(!queue.push(move_to(square), start));
  check(drain(queue), {"Eva vier", "Eva fünf", "Eva sechs"});
  BOOST_TEST(queue.is_empty());
}

BOOST_AUTO_TEST_CASE(urgent_is_said_first_and_chatter_last) {
  UtteranceQueue queue;
  queue.push(move_to("e4"), start);
  queue.push(times(5), start);
  queue.push(call_arbiter(), start);
  check(drain(queue),
        {"Please call the arbiter.", "Eva vier", "You have five seconds. Opponent: no time. [to White]"});
}

BOOST_AUTO_TEST_CASE(a_move_replaces_the_waiting_chatter_of_those_who_hear_it) {
  UtteranceQueue queue;
  queue.push(times(5, Audience::white), start);
  queue.push(times(6, Audience::black), start);
  queue.push(move_to("e4", Audience::white), start);
  check(drain(queue), {"Eva vier [to White]", "You have six seconds. Opponent: no time. [to Black]"});
  queue.push(times(5, Audience::white), start);
  queue.push(times(6, Audience::black), start);
  queue.push(move_to("e5"), start);
  check(drain(queue), {"Eva fünf"});
}

BOOST_AUTO_TEST_CASE(a_newer_status_replaces_the_older_one_of_the_same_ear) {
  UtteranceQueue queue;
  queue.push(times(5, Audience::white), start);
  queue.push(times(6, Audience::black), start);
  queue.push(times(7, Audience::white), start);
  check(drain(queue), {"You have six seconds. Opponent: no time. [to Black]",
                       "You have seven seconds. Opponent: no time. [to White]"});
}

BOOST_AUTO_TEST_CASE(a_status_that_waited_too_long_is_dropped_and_a_move_is_not) {
  UtteranceQueue queue;
  queue.push(move_to("e4"), start);
  queue.push(times(5), start);
  SteadyTime const late = start + UtteranceQueue::stale_after + std::chrono::milliseconds{1};
  check(drain(queue, late), {"Eva vier"});
  BOOST_TEST(queue.is_empty());
}

BOOST_AUTO_TEST_CASE(a_move_that_was_cut_is_said_again_before_later_moves_and_without_a_second_caption) {
  UtteranceQueue queue;
  queue.push(move_to("e4"), start);
  queue.push(move_to("e5"), start);
  BOOST_TEST(!queue.next(start)->is_captioned);
  BOOST_TEST(queue.push(call_arbiter(), start));
  queue.again();
  BOOST_TEST(caption_of(queue.next(start)->announcement) == "Please call the arbiter.");
  queue.done();
  auto const second = queue.next(start);
  BOOST_REQUIRE(second.has_value());
  BOOST_TEST(caption_of(second->announcement) == "Eva vier");
  BOOST_TEST(second->is_captioned);
  queue.done();
  check(drain(queue), {"Eva fünf"});
}

BOOST_AUTO_TEST_CASE(a_status_that_was_cut_is_not_said_again) {
  UtteranceQueue queue;
  queue.push(times(5), start);
  queue.next(start);
  BOOST_TEST(queue.push(move_to("e4"), start));
  queue.again();
  check(drain(queue), {"Eva vier"});
}

BOOST_AUTO_TEST_CASE(a_key_silences_what_is_said_and_the_chatter_but_keeps_waiting_moves) {
  UtteranceQueue queue;
  queue.push(move_to("e4"), start);
  queue.next(start);
  queue.push(move_to("e5"), start);
  queue.push(times(5), start);
  BOOST_TEST(queue.stop());
  BOOST_TEST(!queue.push(call_arbiter(), start));  // already silent: nothing more to cut
  queue.again();
  check(drain(queue), {"Please call the arbiter.", "Eva fünf"});
  BOOST_TEST(!queue.stop());
}

BOOST_AUTO_TEST_CASE(what_is_being_said_keeps_the_queue_from_being_empty) {
  UtteranceQueue queue;
  queue.push(move_to("e4"), start);
  queue.next(start);
  BOOST_TEST(!queue.is_empty());
  queue.done();
  BOOST_TEST(queue.is_empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
