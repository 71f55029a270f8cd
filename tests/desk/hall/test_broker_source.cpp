// SPDX-License-Identifier: GPL-3.0-or-later
// The desk's boards from a real broker: relays, a desk that is killed, a broker that forgets, a table used
// again.
#include "src/desk/sources/broker_source.hpp"
#include "src/store/game_file.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/programs/program.hpp"
#include "tests/store/sample_events.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::desk;
using namespace std::chrono_literals;
using hall_test::Broker;
using hall_test::mosquitto_is_installed;

BOOST_AUTO_TEST_SUITE(broker_source, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

struct ToldBoard {
  std::string game;
  std::optional<unsigned> number;
  std::vector<std::int64_t> numbers;  // of the game that it shows
  std::optional<Link> link;
  std::string fault;
  HallFaults hall;
  Excess excess = Excess::none;
};

/// A desk that remembers what its source told.
class Watcher {
 public:
  explicit Watcher(Broker const& broker, std::optional<hall::Level> round = std::nullopt,
                   TableLimits const& limits = {})
      : source_(
            hall::BrokerLink::make(broker.account("desk"), std::nullopt, [] { return Millis{200}; }).value(),
            HallCopy::open(broker / "hall.sqlite").value(), "127.0.0.1", std::move(round), limits) {}

  void look(Millis limit) {
    for (BoardNews const& news : source_.next(limit)) {
      ToldBoard& board = boards_[news.board];
      board.number = news.number;
      if (!news.events.empty() && news.events.front().seq == 1) board.numbers.clear();
      if (!news.events.empty()) board.game = news.game;
      for (auto const& event : news.events) board.numbers.push_back(event.seq);
      if (news.link) board.link = news.link;
      if (news.fault) board.fault = *news.fault;
      if (news.hall) board.hall = *news.hall;
      if (news.excess) board.excess = *news.excess;
    }
  }
  bool until(std::function<bool()> const& condition) {
    for (auto const end = std::chrono::steady_clock::now() + hall_test::patience; !condition();) {
      if (std::chrono::steady_clock::now() >= end) return false;
      look(100ms);
    }
    return true;
  }
  bool has(std::string const& board, std::size_t events) {
    return until([&] { return boards_[board].numbers.size() >= events; });
  }
  bool link_becomes(std::string const& board, Link link) {
    return until([&] { return boards_[board].link == link; });
  }
  std::map<std::string, ToldBoard>& boards() { return boards_; }

 private:
  BrokerSource source_;
  std::map<std::string, ToldBoard> boards_;
};

struct Table {
  Table(Broker const& broker, std::string const& user, std::string in_round = "1")
      : game(broker / (user + ".tactus")), config(broker.file_of(user)), round(std::move(in_round)) {
    begin_game();
    start();
  }
  void start() {
    relay = std::make_unique<Program>("tactus-relay",
                                      std::vector<std::string>{game, "--config", config, "--round", round});
  }
  void begin_game() {
    file.reset();
    for (char const* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(game + suffix);
    file = std::make_unique<store::GameFile>(store::GameFile::create(game).value());
    played = 0;
  }
  void play(unsigned events) {
    BOOST_TEST_REQUIRE(file->append(store::numbered_events(events, played + 1)).has_value());
    played += events;
  }

  std::string game, config, round;
  std::unique_ptr<store::GameFile> file;
  std::unique_ptr<Program> relay;
  unsigned played = 0;
};

std::string const broker_row = "broker 127.0.0.1";
std::string const board1 = "table1, round 1, board 1", board2 = "table2, round 1, board 2";

void check_in_order(std::vector<std::int64_t> const& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i)
    BOOST_TEST_REQUIRE(numbers[i] == static_cast<std::int64_t>(i) + 1);
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_older_copy_that_goes_on_elsewhere_is_another_line_and_told) {
  Broker broker{2};
  Table one{broker, "table1"};
  Watcher desk{broker};
  one.play(20);
  BOOST_TEST_REQUIRE(one.file->complete_main_file(Millis{1000}));
  std::filesystem::copy_file(one.game, broker / "backup.tactus");
  one.play(30);
  BOOST_TEST(desk.has(board1, 50));
  BOOST_TEST(one.relay->prints("acknowledged: up to 50\n"));
  auto const first_line = desk.boards()[board1].game;
  one.relay.reset();
  // The machine died; a spare goes on with the copy, and other moves.
  one.file.reset();
  for (char const* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(one.game + suffix);
  std::filesystem::copy_file(broker / "backup.tactus", one.game);
  auto spare = store::take_up(one.game);
  BOOST_TEST_REQUIRE(spare.has_value());
  BOOST_TEST_REQUIRE(spare->file.append(store::numbered_events(40, 1000)).has_value());
  one.start();
  BOOST_TEST(desk.until([&] { return desk.boards()[board1].game != first_line; }));
  BOOST_TEST(desk.has(board1, 60));
  check_in_order(desk.boards()[board1].numbers);
  BOOST_TEST(desk.boards()[board1].numbers.size() == 60U);
  BOOST_TEST(desk.boards()[board1].game.starts_with(first_line + "-"));
  BOOST_TEST(desk.boards()[board1].fault.find("went on from an older copy") != std::string::npos);
  BOOST_TEST(one.relay->complains("the desk has other events of this game"));
  // Started again, it keeps the name of its line, and all of it is there.
  one.relay.reset();
  BOOST_TEST_REQUIRE(spare->file.append(store::numbered_events(5, 2000)).has_value());
  one.start();
  BOOST_TEST(desk.has(board1, 65));
  check_in_order(desk.boards()[board1].numbers);
}

BOOST_AUTO_TEST_CASE(events_come_in_order_and_a_desk_that_was_away_misses_none) {
  Broker broker{2};
  Table one{broker, "table1"}, two{broker, "table2"};
  {
    Watcher desk{broker};
    one.play(300);
    two.play(10);
    BOOST_TEST(desk.has(board1, 300));
    BOOST_TEST(desk.has(board2, 10));
    check_in_order(desk.boards()[board1].numbers);
    BOOST_TEST((desk.boards()[board1].link == Link::up));
    BOOST_TEST(one.relay->prints("acknowledged: up to 300\n"));
  }
  one.play(50);
  Watcher again{broker};
  again.look(0ms);
  BOOST_TEST(again.boards()[board1].numbers.size() == 300u);  // from its own copy, at once
  BOOST_TEST(again.has(board1, 350));
  check_in_order(again.boards()[board1].numbers);
  BOOST_TEST(again.boards()[board1].numbers.size() == 350u);
}

BOOST_AUTO_TEST_CASE(a_table_used_again_begins_anew_and_a_killed_relay_is_lost) {
  Broker broker{1};
  Table one{broker, "table1"};
  Watcher desk{broker};
  one.play(20);
  BOOST_TEST(desk.has(board1, 20));
  auto const first = desk.boards()[board1].game;
  one.begin_game();
  one.play(7);
  BOOST_TEST(desk.until([&] { return desk.boards()[board1].game != first; }));
  BOOST_TEST(desk.has(board1, 7));
  BOOST_TEST(desk.boards()[board1].numbers.size() == 7u);
  one.relay->signal(SIGKILL);
  BOOST_TEST(desk.link_becomes(board1, Link::lost));
  one.start();
  BOOST_TEST(desk.link_becomes(board1, Link::up));
}

BOOST_AUTO_TEST_CASE(a_broker_that_is_away_is_told_and_a_table_that_does_not_come_back_is_lost) {
  Broker broker{2};
  Table one{broker, "table1"}, two{broker, "table2"};
  Watcher desk{broker};
  one.play(5);
  two.play(5);
  BOOST_TEST(desk.has(board1, 5));
  BOOST_TEST(desk.has(board2, 5));
  BOOST_TEST(desk.link_becomes(board2, Link::up));
  broker.kill_and_forget();
  BOOST_TEST(desk.until([&] { return !desk.boards()[broker_row].hall.broker.empty(); }));
  BOOST_TEST((desk.boards()[board1].link == Link::unheard));  // nobody knows
  BOOST_TEST((desk.boards()[board2].link == Link::unheard));
  two.relay->signal(SIGKILL);  // nobody is there to tell its last will
  one.play(5);
  broker.start();
  BOOST_TEST(desk.until([&] { return desk.boards()[broker_row].hall.broker.empty(); }));
  BOOST_TEST(desk.has(board1, 10));
  BOOST_TEST(desk.link_becomes(board2, Link::lost));
  BOOST_TEST((desk.boards()[board1].link == Link::up));
  check_in_order(desk.boards()[board1].numbers);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_written_is_shown_and_acknowledged_when_it_can) {
  Broker broker{1};
  Table one{broker, "table1"};
  Watcher desk{broker};
  one.play(5);
  BOOST_TEST(desk.has(board1, 5));
  BOOST_TEST(one.relay->prints("acknowledged: up to 5\n"));
  auto const last_in_copy = [&] { return HallCopy::open(broker / "hall.sqlite")->games().at(0).second; };
  {
    store::Database full{broker / "hall.sqlite", SQLITE_OPEN_READWRITE};
    BOOST_TEST_REQUIRE(full.run("BEGIN IMMEDIATE") == SQLITE_OK);  // nobody else can write
    one.play(20);
    BOOST_TEST(desk.has(board1, 25));
    check_in_order(desk.boards()[board1].numbers);
    BOOST_TEST(!desk.boards()[broker_row].hall.copy.empty());
    one.play(20);
    BOOST_TEST(desk.has(board1, 45));
    BOOST_TEST(desk.boards()[board1].numbers.size() == 45u);  // sent again, shown once
    BOOST_TEST(one.relay->printed().find("acknowledged: up to 25") == std::string::npos);
  }
  BOOST_TEST(desk.until([&] { return desk.boards()[broker_row].hall.copy.empty(); }));
  BOOST_TEST(one.relay->prints("acknowledged: up to 45\n"));
  BOOST_TEST(last_in_copy() == 45);
  check_in_order(desk.boards()[board1].numbers);
}

BOOST_AUTO_TEST_CASE(tables_of_other_rounds_are_left_out_where_one_is_asked_for) {
  Broker broker{2};
  Table one{broker, "table1"}, two{broker, "table2", "2"};
  one.play(5);
  two.play(5);
  std::string const board2_of_round2 = "table2, round 2, board 2";
  Watcher desk{broker, hall::Level::parse("2").value()};
  BOOST_TEST(desk.has(board2_of_round2, 5));
  BOOST_TEST((desk.boards()[board2_of_round2].number == 2u));
  Watcher all{broker};
  BOOST_TEST(all.has(board1, 5));
  BOOST_TEST(!desk.boards().contains(board1));
  Watcher again{broker, hall::Level::parse("2").value()};
  again.look(0ms);  // from the copy, which has both by now
  BOOST_TEST(again.boards().contains(board2_of_round2));
  BOOST_TEST(!again.boards().contains(board1));
}

BOOST_AUTO_TEST_CASE(a_table_that_floods_is_told_and_fills_neither_page_nor_copy) {
  Broker broker{2};
  Table two{broker, "table2"};
  Watcher desk{broker, std::nullopt, {10, 64 * 1024, 50'000, 200}};
  two.play(5);
  BOOST_TEST(desk.has(board2, 5));
  auto flood =
      hall::BrokerLink::make(broker.account("table1"), std::nullopt, [] { return Millis{200}; }).value();
  auto const turn = [&] {
    for (hall::LinkEvent const& event : flood.turn(std::chrono::steady_clock::now()))
      if (std::holds_alternative<hall::PublishRefused>(event)) BOOST_ERROR("refused by the broker");
    desk.look(1ms);
  };
  BOOST_TEST_REQUIRE(desk.until([&] { return turn(), flood.is_up(); }));
  for (int n = 0; n < 200; ++n) {  // fresh games without end
    hall::EventMessage const event{hall::GameId::parse("game" + std::to_string(n)).value(), 1, Instant{},
                                   "time.passed", "{}"};
    BOOST_TEST_REQUIRE(flood.publish("tactus/1/table1/1/1/ev", text_of(event).value(), false).has_value());
  }
  BOOST_TEST(desk.until([&] { return turn(), desk.boards()[board1].excess == Excess::games; }));
  for (int n = 0; n < 30; ++n)  // places for rows of the page
    BOOST_TEST_REQUIRE(
        flood.publish("tactus/1/table1/" + std::to_string(n + 1) + "/1/link", "\"up\"", true).has_value());
  BOOST_TEST(desk.until([&] { return turn(), flood.unanswered() == 0; }));
  two.play(5);  // who is behind the flood
  BOOST_TEST(desk.until([&] { return turn(), desk.boards()[board2].numbers.size() >= 10; }));
  auto const is_of_table1 = [](auto const& board) { return board.first.starts_with("table1,"); };
  BOOST_TEST(std::ranges::count_if(desk.boards(), is_of_table1) <= 10);
  BOOST_TEST((desk.boards()[board2].excess == Excess::none));
  auto const shares = HallCopy::open(broker / "hall.sqlite")->shares();
  BOOST_TEST(shares.at(hall::Level::parse("table1").value()).games == 10u);
}

BOOST_AUTO_TEST_CASE(a_table_that_tells_more_than_a_table_has_is_cut_off_for_the_disk) {
  Broker broker{1};
  Table one{broker, "table1"};
  {
    Watcher desk{broker, std::nullopt, {10, 1024, 50'000, 200}};
    one.play(300);
    BOOST_TEST(desk.until([&] { return desk.boards()[board1].excess == Excess::bytes; }));
    check_in_order(desk.boards()[board1].numbers);
  }
  Watcher again{broker};  // one that takes more has all of it
  BOOST_TEST(again.has(board1, 300));
  check_in_order(again.boards()[board1].numbers);
}

BOOST_AUTO_TEST_CASE(the_next_round_of_a_table_does_not_take_the_number_of_this_one) {
  Broker broker{1};
  Table one{broker, "table1"};
  Watcher desk{broker};
  one.play(3);
  BOOST_TEST(desk.has(board1, 3));
  one.relay.reset();
  one.begin_game();
  one.round = "2";
  one.start();
  std::string const next = "table1, round 2, board 1";
  BOOST_TEST(desk.link_becomes(next, Link::up));
  BOOST_TEST((desk.boards()[board1].number == 1u));
  BOOST_TEST((desk.boards()[next].number == number_of_no_table));
}

BOOST_AUTO_TEST_CASE(the_page_opens_on_a_hall) {
  Broker broker{1};
  Table one{broker, "table1"};
  one.play(3);
  Program desk{"tactus-arbiter",
               {"desk", "--broker", broker.file_of("desk"), "--copy", broker / "hall.sqlite", "--port", "0"}};
  BOOST_TEST(desk.prints("http://127.0.0.1:"));
  BOOST_TEST(one.relay->prints("acknowledged: up to 3\n"));
  desk.signal(SIGTERM);
  BOOST_TEST(desk.wait() == 0);
  BOOST_TEST(HallCopy::open(broker / "hall.sqlite")->games().at(0).second == 3);
}

BOOST_AUTO_TEST_SUITE_END()
