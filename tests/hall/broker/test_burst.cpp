// SPDX-License-Identifier: GPL-3.0-or-later
// All tables of a hall speak at the same moment, their relays in one process, over TLS: everything arrives,
// once and in order. TACTUS_BURST_TABLES: so many (60).
#include "src/relay/relay.hpp"
#include "src/store/game_file.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/broker/receiver.hpp"
#include "tests/store/sample_events.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <sys/resource.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;
using namespace std::chrono_literals;

namespace {

constexpr unsigned events_each = 20;

unsigned tables_asked_for() {
  char const* const text = std::getenv("TACTUS_BURST_TABLES");
  return text == nullptr ? 60 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

void raise_limit_of_files() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

/// A table: its game file and its relay.
class Table {
 public:
  Table(Broker const& broker, unsigned number)
      : path_(broker / (std::to_string(number) + ".tactus")),
        file_(store::GameFile::create(path_).value()),
        relay_(link_of(broker, number), place_of(number), path_, facts_, errors_) {}
  Table(Table const&) = delete;
  Table& operator=(Table const&) = delete;

  void turn() { relay_.turn(std::chrono::steady_clock::now()); }
  void play() { BOOST_TEST_REQUIRE(file_.append(store::numbered_events(events_each, 1)).has_value()); }
  std::string errors() const { return errors_.str(); }

 private:
  static hall::Place place_of(unsigned number) {
    auto const text = std::to_string(number);
    return {hall::Level::parse("table" + text).value(), hall::Level::parse("1").value(),
            hall::Level::parse(text).value()};
  }
  static hall::BrokerLink link_of(Broker const& broker, unsigned number) {
    return hall::BrokerLink::make(broker.account("table" + std::to_string(number)),
                                  relay::Relay::will_of(place_of(number)), [] { return 1'000ms; })
        .value();
  }

  std::ostringstream facts_, errors_;
  std::string path_;
  store::GameFile file_;
  relay::Relay relay_;
};

class FullHall {
 public:
  explicit FullHall(unsigned tables) : broker_(tables), desk_(broker_.account("desk")) {
    for (unsigned n = 1; n <= tables; ++n) tables_.push_back(std::make_unique<Table>(broker_, n));
  }
  bool until(std::function<bool()> const& condition) {
    return desk_.until([&] {
      for (auto& table : tables_) table->turn();
      return condition();
    });
  }
  Receiver& desk() { return desk_; }
  std::vector<std::unique_ptr<Table>>& tables() { return tables_; }

 private:
  Broker broker_;
  Receiver desk_;
  std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(burst, *boost::unit_test::precondition(mosquitto_is_installed))

BOOST_AUTO_TEST_CASE(all_tables_at_once) {
  raise_limit_of_files();
  auto const count = tables_asked_for();
  FullHall hall{count};
  BOOST_TEST_REQUIRE(hall.until([&] { return hall.desk().links().size() == count; }));
  for (auto& table : hall.tables()) table->play();
  auto const began = std::chrono::steady_clock::now();
  BOOST_TEST(hall.until([&] { return hall.desk().events() >= std::size_t{count} * events_each; }));
  BOOST_TEST_MESSAGE(count << " tables, " << hall.desk().events() << " events after the last commit: "
                           << std::chrono::round<Millis>(std::chrono::steady_clock::now() - began).count()
                           << " ms");
  BOOST_TEST(hall.desk().events() == std::size_t{count} * events_each);
  BOOST_TEST(hall.desk().games().size() == count);
  for (auto const& [id, game] : hall.desk().games()) BOOST_TEST(is_whole(game));
  for (auto const& table : hall.tables()) BOOST_TEST(table->errors() == "");
}

BOOST_AUTO_TEST_SUITE_END()
