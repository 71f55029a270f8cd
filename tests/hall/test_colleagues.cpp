// SPDX-License-Identifier: GPL-3.0-or-later
// Several desks over a broker that loses, doubles and reorders, forgets all, and with desks that are killed:
// at the end each desk has the log of each and all events of the table, whole and in order.
#include "src/hall/colleagues.hpp"

#include <algorithm>
#include <deque>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::hall;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(colleagues)

namespace {

Moment const start{1h};

Level desk(unsigned number) { return Level::parse("desk" + std::to_string(number)).value(); }
GameId log_of(unsigned number) { return GameId::parse("log" + std::to_string(number)).value(); }
DeskPresence here(unsigned number, std::int64_t last = 0) { return {log_of(number), last, true}; }

enum class Kind { here, said, have, event, ack, call, state };
struct Sent {
  Kind kind;
  unsigned by;  // desk; 0: the table
  unsigned to;  // of `have`: whose log; else who has not got it yet, 0: the table
  std::int64_t number;
};

/// What is on a desk's disk outlives the desk.
struct Desk {
  unsigned number = 0;
  std::int64_t own = 0;                              // entries of the own log
  std::map<unsigned, std::vector<std::int64_t>> of;  // entries of others, as written
  std::vector<std::int64_t> events;                  // of the table
  bool is_killed = false;
  std::optional<Colleagues> alive{};
  Reception reception{};
  Lag lag{};
  bool was_named = false;

  void begin() {
    alive.emplace(desk(number), log_of(number), own);
    for (auto const& [other, entries] : of)
      alive->keep({desk(other), log_of(other)}, static_cast<std::int64_t>(entries.size()));
    reception = Reception{static_cast<std::int64_t>(events.size())};
    lag = {};
  }
};

class Hall {
 public:
  Hall(unsigned seed, unsigned desks) : random_(seed) {
    for (unsigned n = 1; n <= desks; ++n) {
      desks_.push_back({n, 0, {}, {}});
      desks_.back().begin();
    }
    bring_back();
  }

  void go(bool is_bad) {
    now_ += 100ms;
    if (is_bad) disturb();
    for (auto n = random_() % 40; n > 0 && !under_way_.empty(); --n) {
      auto const sent = under_way_.front();
      under_way_.pop_front();
      auto const dice = is_bad ? random_() % 12 : 11;
      if (dice == 0) continue;
      arrive(sent, is_bad);
      if (dice == 1) arrive(sent, is_bad);
    }
    for (Desk& each : desks_)
      if (is_up(each)) turn(each, is_bad);
    turn_table(is_bad);
  }
  void mend() {
    for (Desk& each : desks_)
      if (std::exchange(each.is_killed, false)) each.begin();
    bring_back();
  }
  bool is_done() const {
    return std::ranges::all_of(desks_, [this](Desk const& each) {
      return static_cast<std::int64_t>(each.events.size()) == committed_ &&
             std::ranges::all_of(desks_, [&each](Desk const& other) {
               auto const found = each.of.find(other.number);
               auto const size = found == each.of.end() ? 0U : found->second.size();
               return other.number == each.number || static_cast<std::int64_t>(size) == other.own;
             });
    });
  }
  std::vector<Desk> const& desks() const { return desks_; }
  Moment now() const { return now_; }
  std::int64_t acknowledged() const { return table_.acknowledged(); }

 private:
  bool is_up(Desk const& each) const { return is_broker_up_ && !each.is_killed; }

  void publish(Sent sent, bool is_bad) {
    under_way_.push_back(sent);
    // Only the order of what one user says is kept.
    if (!is_bad || random_() % 6 != 0 || under_way_.size() < 2) return;
    auto& before = under_way_[under_way_.size() - 2];
    if (before.by != sent.by) std::swap(before, under_way_.back());
  }
  void tell_here(Desk const& each) { under_way_.push_back({Kind::here, each.number, 0, each.own}); }

  void disturb() {
    Desk& some = desks_[random_() % desks_.size()];
    switch (random_() % 30) {
      case 0:
        if (is_up(some)) lose(some);
        break;
      case 1:
        if (some.is_killed) {
          some.is_killed = false;
          some.begin();
          if (is_broker_up_) connect(some);
        }
        break;
      case 2:
        is_broker_up_ = false;
        under_way_.clear();
        table_.disconnect();
        for (Desk& each : desks_)
          if (!each.is_killed) each.alive->disconnect();
        break;
      case 3:
        if (!is_broker_up_) bring_back();
        break;
      default:
        if (!some.is_killed && random_() % 2 == 0) some.alive->commit(++some.own);
        table_.commit(committed_ += static_cast<std::int64_t>(random_() % 20));
    }
  }
  void lose(Desk& killed) {
    killed.is_killed = true;
    for (Desk& each : desks_)  // the last will
      if (is_up(each)) each.alive->hear(desk(killed.number), {log_of(killed.number), 0, false}, now_);
  }
  void connect(Desk& each) {
    each.alive->connect(now_);
    for (Desk const& other : desks_)  // what the broker has retained
      if (is_up(other) && other.number != each.number)
        each.alive->hear(desk(other.number), here(other.number, other.own), now_);
    tell_here(each);
  }
  void bring_back() {
    is_broker_up_ = true;
    table_.connect(now_);
    for (Desk& each : desks_)
      if (!each.is_killed) connect(each);
  }

  void arrive(Sent const& sent, bool is_bad) {
    if (sent.kind == Kind::ack) return table_.acknowledge(sent.number, now_);
    if (sent.kind == Kind::call) return table_.call(sent.number);
    for (Desk& each : desks_)
      if (is_up(each) && each.number != sent.by) take(each, sent, is_bad);
  }
  void take(Desk& at, Sent const& sent, bool is_bad) {
    DeskLogName const log{desk(std::max(sent.by, 1U)), log_of(std::max(sent.by, 1U))};
    bool const is_disk_full = is_bad && random_() % 15 == 0;
    switch (sent.kind) {
      case Kind::here: return at.alive->hear(log.desk, here(sent.by, sent.number), now_);
      case Kind::have:
        if (sent.to == at.number) at.alive->acknowledge(log.desk, {log_of(sent.to), sent.number}, now_);
        return;
      case Kind::said:
        if (at.alive->receive(log, sent.number, now_) != Reception::Verdict::take) return;
        if (is_disk_full) return at.alive->forget(log, sent.number);
        return at.of[sent.by].push_back(sent.number);
      case Kind::state: return at.lag.hear(sent.number, now_);
      case Kind::event: return take_event(at, sent.number, is_bad);
      case Kind::ack:
      case Kind::call: break;
    }
  }
  void take_event(Desk& at, std::int64_t number, bool is_bad) {
    auto const verdict = at.reception.receive(number, now_);
    if (verdict == Reception::Verdict::take) at.events.push_back(number);
    if (verdict == Reception::Verdict::ignore) return;
    if (at.alive->is_named())
      publish({Kind::ack, at.number, 0, at.reception.last()}, is_bad);
    else if (number > at.reception.last() + 1)
      publish({Kind::call, at.number, 0, at.reception.last()}, is_bad);
  }
  void turn(Desk& each, bool is_bad) {
    for (auto const& [other, answer] : each.alive->take_answers())
      publish({Kind::have, each.number, static_cast<unsigned>(other.text().back() - '0'), answer.number},
              is_bad);
    if (auto const range = each.alive->take_next(now_))
      for (auto number = range->first; number <= range->last; ++number)
        publish({Kind::said, each.number, 0, number}, is_bad);
    bool const is_named = each.alive->is_named();
    if (is_named && !std::exchange(each.was_named, is_named))
      publish({Kind::ack, each.number, 0, each.reception.last()}, is_bad);
    if (each.lag.is_due(each.reception.last(), now_))
      publish({is_named ? Kind::ack : Kind::call, each.number, 0, each.reception.last()}, is_bad);
    each.was_named = is_named;
  }
  void turn_table(bool is_bad) {
    if (!is_broker_up_) return;
    if (random_() % 20 == 0) publish({Kind::state, 0, 0, committed_}, is_bad);
    while (auto const range = table_.take_next(now_))
      for (auto number = range->first; number <= range->last; ++number)
        publish({Kind::event, 0, 0, number}, is_bad);
  }

  std::mt19937 random_;
  Moment now_ = start;
  bool is_broker_up_ = false;
  std::vector<Desk> desks_;
  std::deque<Sent> under_way_;
  Resend table_;
  std::int64_t committed_ = 0;
};

bool is_whole(std::vector<std::int64_t> const& numbers) {
  std::int64_t last = 0;
  return std::ranges::all_of(numbers, [&](std::int64_t number) { return number == ++last; });
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_desk_that_is_there_acknowledges_and_the_next_one_when_it_is_lost) {
  Colleagues second{desk(2), log_of(2), 0}, tenth{desk(10), log_of(10), 0};
  second.connect(start);
  tenth.connect(start);
  BOOST_TEST(second.is_named());  // as far as it knows
  tenth.hear(desk(2), here(2), start);
  second.hear(desk(10), here(10), start);
  BOOST_TEST(second.is_named());
  BOOST_TEST(!tenth.is_named());
  second.hear(desk(1), here(1), start);
  BOOST_TEST(!second.is_named());
  second.hear(desk(1), {log_of(1), 0, false}, start);
  BOOST_TEST(second.is_named());
  DeskPresence full = here(1);
  full.can_keep = false;
  second.hear(desk(1), full, start);
  BOOST_TEST(second.is_named());
  second.set_can_keep(false);
  BOOST_TEST(!second.is_named());
}

BOOST_AUTO_TEST_CASE(an_entry_goes_out_once_for_all_who_are_there_and_again_to_who_comes_back) {
  Colleagues self{desk(1), log_of(1), 0};
  self.connect(start);
  self.hear(desk(2), here(2), start);
  self.hear(desk(3), here(3), start);
  self.commit(1);
  BOOST_TEST((self.take_next(start) == EventRange{1, 1}));
  BOOST_TEST(!self.take_next(start).has_value());
  self.acknowledge(desk(2), {log_of(1), 1}, start);
  self.hear(desk(3), {log_of(3), 0, false}, start);
  BOOST_TEST(!self.deadline().has_value());
  BOOST_TEST(!self.take_next(start + 1h).has_value());
  self.hear(desk(3), here(3), start + 1h);
  BOOST_TEST((self.take_next(start + 1h) == EventRange{1, 1}));
  self.acknowledge(desk(3), {log_of(1), 1}, start + 1h);
  self.hear(desk(2), here(2), start + 2h);
  self.acknowledge(desk(2), {log_of(7), 1}, start + 2h);  // of a log that was lost
  BOOST_TEST((self.take_next(start + 2h) == EventRange{1, 1}));
}

BOOST_AUTO_TEST_CASE(who_is_heard_is_told_what_is_here_of_his_log) {
  Colleagues self{desk(1), log_of(1), 0};
  self.keep({desk(2), log_of(2)}, 5);
  self.connect(start);
  self.hear(desk(2), here(2, 5), start);
  self.hear(desk(3), here(3), start);
  auto const answers = self.take_answers();
  BOOST_TEST_REQUIRE(answers.size() == 2U);
  BOOST_TEST((answers[0] == std::pair{desk(2), Acknowledgement{log_of(2), 5}}));
  BOOST_TEST((answers[1] == std::pair{desk(3), Acknowledgement{log_of(3), 0}}));
  BOOST_TEST(self.take_answers().empty());
}

BOOST_DATA_TEST_CASE(each_desk_has_everything_at_the_end_whole_and_in_order,
                     boost::unit_test::data::xrange(80u), seed) {
  Hall hall{seed, 2 + seed % 4};
  for (int step = 0; step < 400; ++step) {
    hall.go(true);
    // A table is told of nothing that is on no disk.
    BOOST_TEST_REQUIRE(std::ranges::any_of(hall.desks(), [&](Desk const& each) {
      return static_cast<std::int64_t>(each.events.size()) >= hall.acknowledged();
    }));
  }
  hall.mend();
  auto const limit = hall.now() + 30min;
  while (!hall.is_done() && hall.now() < limit) hall.go(false);
  BOOST_TEST(hall.is_done());
  for (Desk const& each : hall.desks()) {
    BOOST_TEST(is_whole(each.events));
    for (auto const& [other, entries] : each.of) BOOST_TEST(is_whole(entries));
    BOOST_TEST(each.alive->is_named() == (each.number == 1));
  }
}

BOOST_AUTO_TEST_SUITE_END()
