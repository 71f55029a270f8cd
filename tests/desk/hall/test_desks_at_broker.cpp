// SPDX-License-Identifier: GPL-3.0-or-later
// Three desks with three arbiters at a real broker. Desks die, the broker dies and forgets: no decision is
// missing, doubled or changed, and each desk has every event. TACTUS_BROKER_KILLS: so many (2).
#include "src/desk/boards/desk.hpp"
#include "src/desk/sources/broker_source.hpp"
#include "src/store/game_file.hpp"
#include "tests/desk/several_desks.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/programs/program.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <thread>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using hall_test::Broker;
using hall_test::mosquitto_is_installed;

BOOST_AUTO_TEST_SUITE(desks_at_broker, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

unsigned broker_kills() {
  char const* const text = std::getenv("TACTUS_BROKER_KILLS");
  return text == nullptr ? 2 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

Instant now() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

/// A table whose game grows by events of which each needs an arbiter, or none.
class LiveTable {
 public:
  LiveTable(Broker const& broker, unsigned number)
      : file_(store::GameFile::create(path(broker, number)).value()),
        relay_("tactus-relay", {path(broker, number), "--config",
                                broker.file_of("table" + std::to_string(number)), "--round", "1"}),
        name_("table" + std::to_string(number) + ", round 1, board " + std::to_string(number)) {
    add({{now(), table::Input{table::GameStarted{table::TableSetup{}}}}});
  }
  void trouble(unsigned count = 1) {
    for (unsigned n = 0; n < count; ++n)
      add({{now(), table::Outcome{table::Irregularity{
                       table::IrregularityKind::pressed_without_move, chess::Color::white, 1, {}}}}});
  }
  std::int64_t events() const { return events_; }
  std::string const& name() const { return name_; }
  Program& relay() { return relay_; }

 private:
  static std::string path(Broker const& broker, unsigned number) {
    return broker / ("live" + std::to_string(number) + ".tactus");
  }
  void add(std::vector<table::StampedEvent> const& events) {
    BOOST_TEST_REQUIRE(file_.append(events).has_value());
    events_ += static_cast<std::int64_t>(events.size());
  }

  store::GameFile file_;
  Program relay_;
  std::string name_;
  std::int64_t events_ = 0;
};

/// One desk; what is on its disk outlives it.
class LiveDesk {
 public:
  LiveDesk(Broker const& broker, unsigned number)
      : broker_(broker),
        user_("desk" + std::to_string(number)),
        arbiter_("Arbiter " + std::to_string(number)) {
    begin();
  }
  void begin() {
    desk_ =
        test::joined_desk(broker_ / (user_ + "-decisions.sqlite"), user_, now(), [this] { source_->wake(); });
    desk::DeskExchange exchange{*desk_, {arbiter_, "1-20"}};
    source_ = std::make_unique<desk::BrokerSource>(
        hall::BrokerLink::make(broker_.account(user_), desk::DeskExchange::will_of(desk_->own_log()),
                               [] { return Millis{200}; })
            .value(),
        desk::HallCopy::open(broker_ / (user_ + "-copy.sqlite")).value(), "127.0.0.1", std::nullopt,
        desk::TableLimits{}, std::move(exchange));
  }
  /// Without a word: the broker tells the others.
  void kill() {
    source_.reset();
    desk_.reset();
  }
  bool is_alive() const { return source_ != nullptr; }
  void look(Millis limit) {
    desk_->take(source_->next(limit), now());
    desk_->pass_time(now());
  }
  desk::Desk& desk() { return *desk_; }
  std::int64_t events_of(LiveTable const& table) const {
    return desk_->with_boards([&](desk::Boards const& boards) -> std::int64_t {
      for (auto const& [number, seat] : boards.all())
        if (seat.name == table.name()) return seat.board.last_event();
      return 0;
    });
  }
  unsigned number_of(LiveTable const& table) const {
    return desk_->with_boards([&](desk::Boards const& boards) {
      for (auto const& [number, seat] : boards.all())
        if (seat.name == table.name() && seat.board.last_event() > 0) return number;
      return 0U;
    });
  }
  template <class Look>
  auto at(LiveTable const& table, Look look) const {
    auto const number = number_of(table);
    return desk_->with_boards([&](desk::Boards const& boards) {
      using Seen = decltype(look(*boards.find(number)));
      return number == 0 ? Seen{} : look(*boards.find(number));
    });
  }
  bool is_urgent(LiveTable const& table) const {
    return at(table, [](desk::Seat const& seat) { return seat.level(now()) == desk::Level::now; });
  }
  std::string on_it(LiveTable const& table) const {
    return at(table, [](desk::Seat const& seat) { return seat.on_it.names(now()); });
  }
  /// What it decided, by what it says; empty: it does not know the board yet.
  std::string decide(LiveTable const& table, std::string const& decided) {
    auto const number = number_of(table);
    if (number == 0) return {};
    auto const news = desk_->with_boards(
        [&](desk::Boards const& boards) { return boards.find(number)->board.last_news(); });
    bool const is_made = desk_->decide({number, news, arbiter_, decided, "why"}, now()).has_value();
    return is_made ? arbiter_ + ": " + decided : "";
  }
  /// How often each decision is here.
  std::map<std::string, int> decisions() {
    std::map<std::string, int> counts;
    for (auto const& each : desk_->decisions()) ++counts[each.arbiter + ": " + each.decided];
    return counts;
  }
  bool is_named() const {
    return std::ranges::any_of(desk_->colleagues(),
                               [](desk::Colleague const& each) { return each.is_self && each.is_named; });
  }
  std::size_t here() const {
    auto const all = desk_->colleagues();
    return static_cast<std::size_t>(std::ranges::count(all, true, &desk::Colleague::is_here));
  }

 private:
  Broker const& broker_;
  std::string user_, arbiter_;
  std::unique_ptr<desk::Desk> desk_;
  std::unique_ptr<desk::BrokerSource> source_;
};

class LiveHall {
 public:
  LiveHall(unsigned tables, unsigned desks) : broker_(tables, desks) {
    for (unsigned n = 1; n <= tables; ++n) tables_.push_back(std::make_unique<LiveTable>(broker_, n));
    for (unsigned n = 1; n <= desks; ++n) desks_.push_back(std::make_unique<LiveDesk>(broker_, n));
  }
  Broker& broker() { return broker_; }
  LiveDesk& desk(std::size_t n) { return *desks_[n % desks_.size()]; }
  LiveTable& table(std::size_t n) { return *tables_[n % tables_.size()]; }
  auto& desks() { return desks_; }

  void look() {
    for (auto& each : desks_)
      if (each->is_alive()) each->look(3ms);
  }
  template <class Condition>
  bool until(Condition condition) {
    for (auto const end = std::chrono::steady_clock::now() + hall_test::patience; !condition();) {
      if (std::chrono::steady_clock::now() >= end) return false;
      look();
    }
    return true;
  }
  bool all(auto condition) {
    return std::ranges::all_of(desks_, [&](auto& each) { return !each->is_alive() || condition(*each); });
  }
  void decide_somewhere() {
    LiveDesk& some = desk(random_());
    if (!some.is_alive()) return;
    auto const made = some.decide(table(random_()), "d" + std::to_string(++decided_));
    if (!made.empty()) made_.insert(made);
    if (auto const number = some.number_of(table(random_())); number != 0)
      BOOST_TEST(some.desk().set_on_it(number, "A", now()));
  }
  /// Events and decisions while this much goes on.
  void play(unsigned rounds) {
    for (unsigned n = 0; n < rounds; ++n) {
      table(random_()).trouble();
      decide_somewhere();
      look();
    }
  }
  bool has_all(LiveDesk& each) {
    return each.decisions().size() == made_.size() && std::ranges::all_of(tables_, [&](auto const& table) {
             return each.events_of(*table) == table->events();
           });
  }
  void check_all_have_all() {
    BOOST_TEST(until([&] { return all([&](LiveDesk& each) { return has_all(each); }); }));
    for (auto& each : desks_) {
      auto const decisions = each->decisions();
      BOOST_TEST(decisions.size() == made_.size());
      for (auto const& [decision, count] : decisions) {
        BOOST_TEST(made_.contains(decision), decision);
        BOOST_TEST(count == 1, decision << " is there " << count << " times");
      }
      // By time alone nothing is forgotten: every board that needs somebody at once does so at each desk.
      BOOST_TEST(urgent(*each) == urgent(*desks_.front()), boost::test_tools::per_element());
    }
    BOOST_TEST(made_.size() > 0U);
  }

 private:
  static std::vector<std::string> urgent(LiveDesk& each) {
    return each.desk().with_boards([](desk::Boards const& boards) {
      std::vector<std::string> list;
      for (auto const& [number, seat] : boards.all())
        if (seat.level(now()) == desk::Level::now) list.push_back(seat.name);
      std::ranges::sort(list);
      return list;
    });
  }

  Broker broker_;
  std::vector<std::unique_ptr<LiveTable>> tables_;
  std::vector<std::unique_ptr<LiveDesk>> desks_;
  std::minstd_rand random_{3};
  unsigned decided_ = 0;
  std::set<std::string> made_;
};

}  // namespace

BOOST_AUTO_TEST_CASE(every_now_and_every_decision_is_at_each_desk_and_one_acknowledges) {
  LiveHall hall{2, 3};
  BOOST_TEST(hall.until([&] { return hall.all([](LiveDesk const& each) { return each.here() == 3; }); }));
  hall.table(0).trouble();
  BOOST_TEST(hall.until(
      [&] { return hall.all([&](LiveDesk const& each) { return each.is_urgent(hall.table(0)); }); }));
  BOOST_TEST(hall.table(0).relay().prints("acknowledged: up to 2\n"));
  BOOST_TEST(hall.desk(0).is_named());
  BOOST_TEST(!hall.desk(1).is_named());
  BOOST_TEST(!hall.desk(2).is_named());
  auto const on_it = [&](LiveDesk const& each) { return each.on_it(hall.table(0)) == "Kaisa"; };
  BOOST_TEST(hall.desk(2).desk().set_on_it(hall.desk(2).number_of(hall.table(0)), "Kaisa", now()));
  BOOST_TEST(hall.until([&] { return hall.all(on_it); }));
  hall.decide_somewhere();
  hall.check_all_have_all();
}

BOOST_AUTO_TEST_CASE(another_desk_takes_over_when_the_one_that_acknowledges_is_lost) {
  LiveHall hall{1, 3};
  hall.table(0).trouble(3);
  BOOST_TEST(hall.until([&] { return hall.desk(2).events_of(hall.table(0)) == 4; }));
  BOOST_TEST(hall.until([&] { return hall.all([](LiveDesk const& each) { return each.here() == 3; }); }));
  hall.desk(0).kill();
  BOOST_TEST(hall.until([&] { return hall.desk(1).is_named(); }));
  hall.table(0).trouble(2);
  BOOST_TEST(hall.until([&] { return hall.desk(2).events_of(hall.table(0)) == 6; }));
  BOOST_TEST(hall.until([&] {
    hall.desk(1).look(1ms);
    return hall.desk(1).events_of(hall.table(0)) == 6;
  }));
  BOOST_TEST(hall.table(0).relay().prints("acknowledged: up to 6\n"));
  BOOST_TEST(!hall.desk(2).is_named());
  hall.desk(0).begin();  // it asks for what it missed
  BOOST_TEST(
      hall.until([&] { return hall.desk(0).events_of(hall.table(0)) == 6 && !hall.desk(1).is_named(); }));
}

BOOST_AUTO_TEST_CASE(a_desk_that_starts_in_the_middle_gets_all_events_though_another_one_acknowledges) {
  LiveHall hall{1, 3};
  hall.desk(2).kill();
  hall.table(0).trouble(700);
  BOOST_TEST(hall.until([&] { return hall.desk(0).events_of(hall.table(0)) == 701; }));
  hall.desk(2).begin();
  BOOST_TEST(hall.until([&] { return hall.desk(2).events_of(hall.table(0)) == 701; }));
  BOOST_TEST(!hall.desk(2).is_named());
}

BOOST_AUTO_TEST_CASE(desks_and_brokers_that_are_killed_lose_double_and_change_no_decision) {
  LiveHall hall{3, 3};
  hall.play(20);
  for (unsigned kill = 0; kill < broker_kills(); ++kill) {
    hall.play(30);
    hall.desk(kill).kill();
    hall.play(20);
    hall.broker().kill_and_forget();
    hall.play(20);
    hall.desk(kill).begin();
    hall.play(10);
    hall.broker().start();
    hall.play(20);
  }
  hall.check_all_have_all();
}

BOOST_AUTO_TEST_SUITE_END()
