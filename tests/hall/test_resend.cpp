// SPDX-License-Identifier: GPL-3.0-or-later
// The rules by which events reach the desk, alone and against each other over a line that loses, doubles and
// reorders.
#include "src/hall/delivery.hpp"

#include <algorithm>
#include <deque>
#include <iostream>
#include <random>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::hall;
using namespace std::chrono_literals;
using Verdict = Reception::Verdict;

namespace tactus::hall {
std::ostream& operator<<(std::ostream& os, EventRange const& range) {
  return os << range.first << ".." << range.last;
}
}  // namespace tactus::hall

namespace {

Moment const start{1h};

Acknowledgement acknowledged(std::int64_t number, std::string link) {
  return {GameId::parse("0d6c0f0a6e0b8b3f6c5a4f1f7c0e9d21").value(), number, std::move(link)};
}

Resend connected(std::int64_t committed) {
  Resend resend;
  resend.commit(committed);
  resend.connect(start);
  return resend;
}

/// Messages under way in one direction.
class Line {
 public:
  explicit Line(std::mt19937& random) : random_(random) {}
  void send(std::int64_t number, bool is_bad) {
    auto const dice = is_bad ? random_() % 10 : 9U;
    if (dice == 0) return;  // lost
    under_way_.push_back(number);
    if (dice == 1) under_way_.push_back(number);
    if (dice == 2 && under_way_.size() > 1)
      std::swap(under_way_.back(), under_way_[random_() % under_way_.size()]);
  }
  std::vector<std::int64_t> take_some() {
    std::vector<std::int64_t> taken;
    for (auto n = random_() % 300; n > 0 && !under_way_.empty(); --n) {
      taken.push_back(under_way_.front());
      under_way_.pop_front();
    }
    return taken;
  }
  void cut() { under_way_.clear(); }
  bool is_empty() const { return under_way_.empty(); }

 private:
  std::mt19937& random_;
  std::deque<std::int64_t> under_way_;
};

/// A relay, a desk and what lies between them.
class Hall {
 public:
  explicit Hall(unsigned seed) : random_(seed), events_(random_), answers_(random_) {}

  void go(Moment now, bool is_bad) {
    if (is_bad) disturb(now);
    if (auto const range = relay_.take_next(now)) {
      BOOST_TEST_REQUIRE(range->last <= relay_.acknowledged() + Resend::most_under_way);
      for (auto n = range->first; n <= range->last; ++n) events_.send(n, is_bad);
    }
    for (auto const number : events_.take_some()) at_desk(number, now, is_bad);
    for (auto const number : answers_.take_some()) relay_.acknowledge(number, now);
  }
  void commit(std::int64_t more) { relay_.commit(committed_ += more); }
  std::int64_t committed() const { return committed_; }
  bool is_done() const { return relay_.is_all_acknowledged(); }
  std::vector<std::int64_t> const& taken() const { return taken_; }

 private:
  void at_desk(std::int64_t number, Moment now, bool is_bad) {
    auto const verdict = desk_.receive(number, now);
    // The plainest possible rule: only the number that follows the last one is of use.
    bool const is_next = number == static_cast<std::int64_t>(taken_.size()) + 1;
    BOOST_TEST_REQUIRE((verdict == Verdict::take) == is_next);
    if (is_next) taken_.push_back(number);
    if (verdict != Verdict::ignore) answers_.send(desk_.last(), is_bad);
  }
  void disturb(Moment now) {
    switch (random_() % 40) {
      case 0:  // the broker dies
        events_.cut();
        answers_.cut();
        relay_.disconnect();
        relay_.connect(now);
        break;
      case 1:  // the relay dies; the new one knows the file, and the retained answer or none
        relay_ = Resend{};
        relay_.commit(committed_);
        relay_.connect(now);
        if (random_() % 2 == 0) relay_.acknowledge(desk_.last(), now);
        break;
      case 2:  // the desk dies: a new one knows its own file
        events_.cut();
        desk_ = Reception{desk_.last()};
        break;
      default: commit(static_cast<std::int64_t>(random_() % 40));
    }
  }

  std::mt19937 random_;
  Resend relay_;
  Reception desk_;
  Line events_, answers_;
  std::int64_t committed_ = 0;
  std::vector<std::int64_t> taken_;
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_just_now_is_no_other_line) {
  auto const named = acknowledged(39, "ab");
  BOOST_TEST(is_of_line(named, "ab", 39).value());
  BOOST_TEST(!is_of_line(named, "cd", 39).value());
  BOOST_TEST(!is_of_line(named, std::nullopt, 39).has_value());
  BOOST_TEST(!is_of_line(named, std::nullopt, 20).value());  // an older copy ends before it
  BOOST_TEST(is_of_line(acknowledged(0, "ab"), std::nullopt, 0).value());
  BOOST_TEST(is_of_line(acknowledged(39, ""), std::nullopt, 39).value());  // of a desk of before
}

BOOST_AUTO_TEST_CASE(everything_committed_is_sent_once_in_order) {
  auto resend = connected(3);
  BOOST_TEST((resend.take_next(start) == EventRange{1, 3}));
  BOOST_TEST(!resend.take_next(start).has_value());
  resend.commit(5);
  BOOST_TEST((resend.take_next(start) == EventRange{4, 5}));
}

BOOST_AUTO_TEST_CASE(nothing_is_sent_without_a_connection) {
  Resend resend;
  resend.commit(3);
  BOOST_TEST(!resend.take_next(start).has_value());
  BOOST_TEST(!resend.deadline().has_value());
}

BOOST_AUTO_TEST_CASE(at_most_two_hundred_are_under_way) {
  auto resend = connected(1'000);
  BOOST_TEST((resend.take_next(start) == EventRange{1, 200}));
  BOOST_TEST(!resend.take_next(start).has_value());
  resend.acknowledge(50, start);
  BOOST_TEST((resend.take_next(start) == EventRange{201, 250}));
}

BOOST_AUTO_TEST_CASE(after_a_new_connection_it_goes_on_behind_what_was_acknowledged) {
  auto resend = connected(10);
  resend.take_next(start);
  resend.acknowledge(4, start);
  resend.disconnect();
  resend.connect(start + 1s);
  BOOST_TEST((resend.take_next(start + 1s) == EventRange{5, 10}));
}

BOOST_AUTO_TEST_CASE(what_is_not_acknowledged_for_five_seconds_is_sent_again) {
  auto resend = connected(10);
  resend.take_next(start);
  BOOST_TEST((resend.deadline() == start + 5s));
  resend.acknowledge(4, start + 3s);
  BOOST_TEST(!resend.take_next(start + 8s - 1ms).has_value());
  BOOST_TEST((resend.take_next(start + 8s) == EventRange{5, 10}));
  resend.acknowledge(10, start + 9s);
  BOOST_TEST(!resend.deadline().has_value());
}

BOOST_AUTO_TEST_CASE(each_time_in_vain_it_waits_twice_as_long_up_to_a_minute) {
  auto resend = connected(10);
  auto at = start;
  for (auto const wait : {0s, 5s, 10s, 20s, 40s, 60s, 60s}) {
    at += wait;
    if (wait > 0s) BOOST_TEST(!resend.take_next(at - 1ms).has_value());
    BOOST_TEST((resend.take_next(at) == EventRange{1, 10}));
  }
  resend.acknowledge(4, at);
  BOOST_TEST((resend.take_next(at + 5s) == EventRange{5, 10}));  // there is news again
  resend.disconnect();
  resend.connect(at + 6s);
  BOOST_TEST((resend.take_next(at + 6s) == EventRange{5, 10}));
  BOOST_TEST((resend.deadline() == at + 11s));
}

BOOST_AUTO_TEST_CASE(an_event_after_a_long_silence_gets_its_own_five_seconds) {
  auto resend = connected(1);
  resend.take_next(start);
  resend.acknowledge(1, start);
  resend.commit(2);
  BOOST_TEST((resend.take_next(start + 1h) == EventRange{2, 2}));
  BOOST_TEST(!resend.take_next(start + 1h + 4s).has_value());
  BOOST_TEST((resend.take_next(start + 1h + 5s) == EventRange{2, 2}));
}

BOOST_AUTO_TEST_CASE(the_same_acknowledgement_again_asks_for_the_rest_once_a_second) {
  auto resend = connected(10);
  resend.acknowledge(4, start);
  resend.take_next(start + 2s);
  resend.acknowledge(4, start + 2s);
  BOOST_TEST((resend.take_next(start + 2s) == EventRange{5, 10}));
  resend.acknowledge(4, start + 2900ms);
  BOOST_TEST(!resend.take_next(start + 2900ms).has_value());
  resend.acknowledge(4, start + 3s);
  BOOST_TEST((resend.take_next(start + 3s) == EventRange{5, 10}));
}

BOOST_AUTO_TEST_CASE(a_smaller_acknowledgement_means_that_the_desk_has_lost_some) {
  auto resend = connected(10);
  resend.take_next(start);
  resend.acknowledge(10, start);
  resend.acknowledge(2, start);
  BOOST_TEST((resend.take_next(start) == EventRange{3, 10}));
}

BOOST_AUTO_TEST_CASE(a_call_is_sent_again_and_changes_nothing_else) {
  auto resend = connected(300);
  resend.take_next(start);
  resend.acknowledge(200, start);
  BOOST_TEST((resend.take_next(start) == EventRange{201, 300}));
  resend.call(50);
  resend.call(20);
  resend.call(90);
  BOOST_TEST((resend.take_next(start) == EventRange{21, 220}));
  BOOST_TEST(!resend.take_next(start).has_value());
  BOOST_TEST(resend.acknowledged() == 200);
  resend.call(300);  // it has all that was sent
  BOOST_TEST(!resend.take_next(start).has_value());
  resend.commit(301);
  BOOST_TEST((resend.take_next(start) == EventRange{301, 301}));
}

BOOST_AUTO_TEST_CASE(a_desk_asks_for_what_it_was_told_of_and_did_not_get) {
  Lag lag;
  lag.hear(10, start);
  BOOST_TEST(!lag.is_due(4, start + 1s));
  BOOST_TEST(lag.is_due(4, start + 2s));
  BOOST_TEST(!lag.is_due(4, start + 3s));
  BOOST_TEST(lag.is_due(8, start + 4s));
  BOOST_TEST(!lag.is_due(10, start + 6s));
  BOOST_TEST(!lag.deadline().has_value());
}

BOOST_AUTO_TEST_CASE(the_desk_takes_the_next_event_only_and_answers_others_once_a_second) {
  Reception desk{4};
  BOOST_TEST((desk.receive(6, start) == Verdict::answer));
  BOOST_TEST((desk.receive(7, start + 999ms) == Verdict::ignore));
  BOOST_TEST((desk.receive(4, start + 1s) == Verdict::answer));
  BOOST_TEST((desk.receive(5, start + 1s) == Verdict::take));
  BOOST_TEST((desk.receive(5, start + 1s) == Verdict::ignore));
  BOOST_TEST(desk.last() == 5);
}

BOOST_DATA_TEST_CASE(over_a_bad_line_each_event_arrives_once_and_in_order,
                     boost::unit_test::data::xrange(200u), seed) {
  Hall hall{seed};
  Moment now = start;
  for (int step = 0; step < 300; ++step) hall.go(now += 100ms, true);
  hall.commit(1);
  // The line is mended: a repeat is due after five seconds, 200 events go with each.
  auto const limit = now + 6s * (2 + hall.committed() / Resend::most_under_way);
  while (!hall.is_done() && now < limit) hall.go(now += 100ms, false);
  BOOST_TEST(hall.is_done());
  BOOST_TEST(hall.taken().size() == static_cast<std::size_t>(hall.committed()));
  for (std::size_t i = 0; i < hall.taken().size(); ++i)
    BOOST_TEST_REQUIRE(hall.taken()[i] == static_cast<std::int64_t>(i) + 1);
}
