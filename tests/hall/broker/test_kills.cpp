// SPDX-License-Identifier: GPL-3.0-or-later
// The broker is killed and its database deleted, relays are killed, and many tables speak at once: at the
// desk nothing is missing, nothing is doubled, the order is kept. TACTUS_BROKER_KILLS: so many (2);
// TACTUS_RELAY_KILLS: so many (6).
#include "src/store/game_file.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/broker/receiver.hpp"
#include "tests/programs/program.hpp"
#include "tests/store/sample_events.hpp"

#include <csignal>
#include <cstdlib>
#include <memory>
#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(kills, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

unsigned asked_for(char const* name, unsigned otherwise) {
  char const* const text = std::getenv(name);
  return text == nullptr ? otherwise : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

/// A table at play: its game file grows while the desk turns.
class Table {
 public:
  Table(Broker const& broker, unsigned number)
      : game_(broker / ("game" + std::to_string(number) + ".tactus")),
        account_(broker.file_of("table" + std::to_string(number))),
        file_(store::GameFile::create(game_).value()) {
    start_relay();
  }
  void play(unsigned events) {
    BOOST_TEST_REQUIRE(file_.append(store::numbered_events(events, played_ + 1)).has_value());
    played_ += events;
  }
  void kill_relay() {
    relay_->signal(SIGKILL);
    start_relay();
  }
  unsigned played() const { return played_; }

 private:
  void start_relay() {
    relay_.reset();
    relay_ = std::make_unique<Program>("tactus-relay", std::vector<std::string>{game_, "--config", account_});
  }

  std::string game_, account_;
  store::GameFile file_;
  std::unique_ptr<Program> relay_;
  unsigned played_ = 0;
};

class PlayedHall {
 public:
  explicit PlayedHall(unsigned tables) : broker_(tables), desk_(broker_.account("desk")) {
    for (unsigned n = 1; n <= tables; ++n) tables_.push_back(std::make_unique<Table>(broker_, n));
  }
  Broker& broker() { return broker_; }
  Receiver& desk() { return desk_; }
  Table& table(std::size_t n) { return *tables_[n % tables_.size()]; }
  std::size_t played() const {
    std::size_t count = 0;
    for (auto const& table : tables_) count += table->played();
    return count;
  }
  /// Events at each table while the desk has so many more, then go on at once: whatever comes next hits a
  /// stream.
  void play_until_some_arrive(std::size_t more) {
    auto const wanted = desk_.events() + more;
    BOOST_TEST_REQUIRE(desk_.until([&] {
      for (auto& table : tables_) table->play(static_cast<unsigned>(1 + random_() % 3));
      return desk_.events() >= wanted;
    }));
  }
  void check_everything_arrives() {
    for (auto& table : tables_) table->play(1);
    BOOST_TEST(desk_.until([&] { return desk_.events() >= played(); }));
    BOOST_TEST(desk_.events() == played());
    BOOST_TEST(desk_.games().size() == tables_.size());
    for (auto const& [id, game] : desk_.games()) BOOST_TEST(is_whole(game));
  }

 private:
  Broker broker_;
  Receiver desk_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::minstd_rand0 random_{10};
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_broker_that_is_killed_and_loses_its_disk_costs_only_time) {
  PlayedHall hall{3};
  auto const kills = asked_for("TACTUS_BROKER_KILLS", 2);
  for (unsigned kill = 0; kill < kills; ++kill) {
    hall.play_until_some_arrive(60);
    hall.broker().kill_and_forget();
    hall.table(0).play(5);
    BOOST_TEST(hall.desk().until([&] { return hall.desk().losses() > kill; }));
    hall.broker().start();
  }
  hall.check_everything_arrives();
}

BOOST_AUTO_TEST_CASE(relays_that_are_killed_lose_nothing) {
  PlayedHall hall{3};
  auto const kills = asked_for("TACTUS_RELAY_KILLS", 6);
  for (unsigned kill = 0; kill < kills; ++kill) {
    hall.play_until_some_arrive(25);
    hall.table(kill).kill_relay();
  }
  hall.check_everything_arrives();
}

BOOST_AUTO_TEST_CASE(a_burst_of_all_tables_arrives_whole) {
  PlayedHall hall{12};
  BOOST_TEST_REQUIRE(hall.desk().until([&] { return hall.desk().links().size() == 12u; }));
  for (unsigned n = 0; n < 12; ++n) hall.table(n).play(400);
  hall.check_everything_arrives();
}

BOOST_AUTO_TEST_SUITE_END()
