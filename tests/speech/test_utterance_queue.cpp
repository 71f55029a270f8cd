// SPDX-License-Identifier: GPL-3.0-or-later
// Which announcement is said next, which is cut, replaced, dropped or said again.
#include "speech/voice/utterance_queue.hpp"
#include "speech/words/phrasebook.hpp"
#include "tests/speech/moves.hpp"

#include <optional>
#include <ostream>
#include <random>
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
Announcement count(unsigned moves, Audience to = Audience::white) {
  return {to, false, MoveNumberTold{moves}};
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
  queue.push(count(5, Audience::white), start);
  queue.push(count(6, Audience::black), start);
  queue.push(move_to("e4", Audience::white), start);
  check(drain(queue), {"Eva vier [to White]", "Six moves made. [to Black]"});
  queue.push(count(5, Audience::white), start);
  queue.push(count(6, Audience::black), start);
  queue.push(move_to("e5"), start);
  check(drain(queue), {"Eva fünf"});
}

BOOST_AUTO_TEST_CASE(the_clock_is_said_behind_the_move_that_cut_it_while_it_is_of_use) {
  UtteranceQueue queue;
  queue.push(times(5), start);
  queue.next(start);
  BOOST_TEST(queue.push(move_to("e4"), start));
  queue.again();
  queue.push(move_to("e5"), start);
  check(drain(queue), {"Eva vier", "Eva fünf", "You have five seconds. Opponent: no time. [to White]"});
  queue.push(times(5), start);
  queue.next(start);
  BOOST_TEST(queue.push(move_to("e4"), start));
  queue.again();
  check(drain(queue, start + UtteranceQueue::stale_after + std::chrono::milliseconds{1}), {"Eva vier"});
}

BOOST_AUTO_TEST_CASE(a_move_is_hurried_by_how_long_it_waited_and_as_much_as_can_be_before_another_one) {
  UtteranceQueue queue;
  auto const after = [](int ms) { return start + std::chrono::milliseconds{ms}; };
  queue.push(move_to("e4"), start);
  BOOST_TEST(queue.next(start)->hurry == 0);
  queue.done();
  queue.push(move_to("e4"), start);
  BOOST_TEST(queue.next(after(500))->hurry == 0.5);
  queue.done();
  queue.push(move_to("e4"), start);
  BOOST_TEST(queue.next(after(5000))->hurry == 1);
  queue.done();
  queue.push(move_to("e4"), start);
  queue.push(move_to("e5"), start);
  BOOST_TEST(queue.next(start)->hurry == 1);
  queue.done();
  BOOST_TEST(queue.next(start)->hurry == 0);
  queue.done();
  queue.push(times(5), start);
  BOOST_TEST(queue.next(after(3000))->hurry == 0);
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
  queue.push(count(5), start);
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

Announcement ply(unsigned number, Audience to = Audience::table, bool is_repeat = false) {
  auto announcement = move_to("e4", to);
  auto& said = std::get<MoveSaid>(announcement.content);
  said.ply = number;
  said.by = number % 2 == 1 ? chess::Color::white : chess::Color::black;
  announcement.is_repeat = is_repeat;
  return announcement;
}
unsigned ply_of(Utterance const& utterance) { return std::get<MoveSaid>(utterance.announcement.content).ply; }

/// "3" for words, "(3)" for the sound that stands for them, "3*" for a repeat.
std::string plies(UtteranceQueue& queue) {
  std::string all;
  while (auto const next = queue.next(start)) {
    std::string const number = std::to_string(ply_of(*next));
    all += next->is_left_out ? "(" + number + ")" : next->announcement.is_repeat ? number + "*" : number;
    all += ' ';
    queue.done();
  }
  return all;
}

BOOST_AUTO_TEST_CASE(a_waiting_move_is_left_out_once_it_was_answered_and_never_one_to_be_answered) {
  UtteranceQueue queue;
  queue.push(ply(1), start);
  queue.next(start);
  for (unsigned each = 2; each <= 5; ++each) {
    queue.push(ply(each), start);
    queue.note_completed(each - 1);  // said at his key, before the press
  }
  queue.done();
  BOOST_TEST(plies(queue) == "(2) (3) 4 5 ");
  queue.push(ply(6, Audience::white), start);
  queue.note_completed(6);
  BOOST_TEST(plies(queue) == "6 ");
  queue.push(ply(6, Audience::white), start);
  queue.note_completed(7);
  BOOST_TEST(plies(queue) == "(6) ");
}

BOOST_AUTO_TEST_CASE(a_move_that_nobody_saw_is_said_though_it_was_answered) {
  UtteranceQueue queue;
  auto found = ply(1);
  std::get<MoveSaid>(found.content).is_found = true;
  queue.push(found, start);
  queue.note_completed(2);
  BOOST_TEST(plies(queue) == "1 ");
}

BOOST_AUTO_TEST_CASE(what_is_said_again_keeps_its_order_that_the_game_is_adjourned_comes_first) {
  UtteranceQueue queue;
  queue.push({Audience::table, true, AdjournedTold{chess::Color::white, 2}}, start);
  for (auto const& move : {ply(2, Audience::white, true), move_to("e4")}) queue.push(move, start);
  check(drain(queue),
        {"Repeat: Game adjourned. White seals move two.", "Repeat: Eva vier [to White]", "Eva vier"});
}

BOOST_AUTO_TEST_CASE(an_offer_that_has_lapsed_is_said_no_more_and_one_that_is_open_is) {
  auto const offer = [](chess::Color by) { return Announcement{Audience::table, false, DrawOfferTold{by}}; };
  UtteranceQueue queue;
  queue.push(offer(chess::Color::black), start);
  queue.next(start);
  queue.push(offer(chess::Color::black), start);
  queue.push(offer(chess::Color::white), start);
  queue.withdraw_offers(chess::Color::white);
  queue.again();  // it was cut
  BOOST_TEST(queue.next(start).value().has_lapsed);
  queue.done();
  BOOST_TEST(!queue.next(start).value().has_lapsed);
  queue.done();
  BOOST_TEST(queue.is_empty());
}

BOOST_AUTO_TEST_CASE(a_move_that_was_taken_back_is_said_when_it_is_made_anew) {
  UtteranceQueue queue;
  queue.note_completed(8);
  queue.note_completed(5);
  queue.push(ply(6), start);
  queue.note_completed(6);
  BOOST_TEST(plies(queue) == "6 ");
}

BOOST_AUTO_TEST_CASE(a_repeat_comes_first_and_what_it_spoke_waits_no_longer) {
  UtteranceQueue queue;
  for (unsigned each = 1; each <= 4; ++each) queue.push(ply(each), start);
  BOOST_TEST(ply_of(*queue.next(start)) == 1U);
  BOOST_TEST(!queue.push(ply(4, Audience::white, true), start));  // White knows his own move
  queue.done();
  BOOST_TEST(plies(queue) == "4* 2 3 ");
}

BOOST_AUTO_TEST_CASE(a_repeat_cuts_an_older_move_for_the_same_ears_which_is_said_behind_it) {
  UtteranceQueue queue;
  queue.push(ply(2), start);
  queue.push(ply(4), start);
  queue.next(start);
  BOOST_TEST(queue.push(ply(4, Audience::white, true), start));
  queue.again();
  BOOST_TEST(plies(queue) == "4* 2 ");
}

BOOST_AUTO_TEST_CASE(a_repeat_for_the_mover_leaves_the_announcement_to_his_opponent) {
  UtteranceQueue queue;
  queue.push(ply(3), start);
  queue.push(ply(3, Audience::white, true), start);
  BOOST_TEST(plies(queue) == "3* 3 ");
}

BOOST_AUTO_TEST_CASE(a_repeat_asked_for_twice_is_said_once_from_its_start) {
  UtteranceQueue queue;
  queue.push(ply(2, Audience::white, true), start);
  queue.next(start);
  BOOST_TEST(queue.push(ply(2, Audience::white, true), start));
  queue.again();
  BOOST_TEST(plies(queue) == "2* ");
}

BOOST_AUTO_TEST_CASE(a_repeat_that_could_be_heard_nowhere_leaves_the_move_waiting) {
  UtteranceQueue queue;
  queue.push(ply(2), start);
  queue.push(ply(2, Audience::white, true), start);
  queue.next(start);
  queue.done(false);
  BOOST_TEST(plies(queue) == "2 ");
}

/// A game at any pace, to both ears or to one, with keys in between: each move comes out once, in its order;
/// left out are those alone that were answered, and the one to be answered never is.
BOOST_AUTO_TEST_CASE(whatever_happens_each_move_is_said_or_left_out_once_and_the_last_one_said) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    std::mt19937 dice{seed};
    auto const throws = [&](unsigned sides) {
      return std::uniform_int_distribution<unsigned>(0, sides - 1)(dice);
    };
    bool const is_private = throws(2) == 0;
    auto const ear = [&](unsigned number) {
      return !is_private ? Audience::table : number % 2 == 1 ? Audience::black : Audience::white;
    };
    UtteranceQueue queue;
    unsigned made = 0, out = 0;
    std::optional<Utterance> current;
    auto const take = [&] {
      current = queue.next(start);
      if (!current || current->announcement.is_repeat) return;
      BOOST_REQUIRE(current->is_left_out == (ply_of(*current) < made));
    };
    auto const settle = [&](bool was_heard) {
      if (was_heard && !current->announcement.is_repeat) {
        BOOST_REQUIRE(ply_of(*current) > out);
        out = ply_of(*current);
      }
      if (was_heard)
        queue.done();
      else
        queue.again();
      current.reset();
    };
    for (unsigned step = 0; step < 200; ++step) {
      switch (throws(4)) {
        case 0:
          queue.push(ply(made + 1, ear(made + 1)), start);
          queue.note_completed(++made);
          break;
        case 1:
          // Of the mover, so that it stands for nothing that waits.
          if (made > 0 &&
              queue.push(ply(made, made % 2 == 1 ? Audience::white : Audience::black, true), start) &&
              current)
            settle(false);
          break;
        case 2:
          if (!current) take();
          break;
        case 3:
          if (current) settle(throws(5) > 0);
          break;
      }
    }
    if (current) settle(true);
    for (take(); current; take()) settle(true);
    BOOST_REQUIRE(out == made);
  }
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
