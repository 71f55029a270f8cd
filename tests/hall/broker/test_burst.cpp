// SPDX-License-Identifier: GPL-3.0-or-later
// All tables of a hall speak at the same moment, over TLS: everything arrives, once and in order. The relays
// of up to 1,000 tables share a process, for a process may not open files for more.
// TACTUS_BURST_TABLES: so many (60).
#include "src/relay/relay.hpp"
#include "src/store/game_file.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/broker/receiver.hpp"
#include "tests/store/sample_events.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <optional>
#include <poll.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(burst, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

constexpr unsigned events_each = 20;
constexpr unsigned tables_of_a_process = 1000;
constexpr std::chrono::seconds to_connect{600};

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
      : path_(own_folder(broker, number) + "/game.tactus"),
        file_(store::GameFile::create(path_).value()),
        relay_(link_of(broker, number), place_of(number), path_, {}, facts_, errors_) {}
  Table(Table const&) = delete;
  Table& operator=(Table const&) = delete;

  void turn() { relay_.turn(std::chrono::steady_clock::now()); }
  Millis rest() const {
    return std::chrono::ceil<Millis>(relay_.next_turn() - std::chrono::steady_clock::now());
  }
  /// What wakes it.
  std::array<pollfd, 2> descriptors() const {
    return {{relay_.link().wanted(), {relay_.file_descriptor(), POLLIN, 0}}};
  }
  void play() { BOOST_TEST_REQUIRE(file_.append(store::numbered_events(events_each, 1)).has_value()); }
  std::string errors() const { return errors_.str(); }

 private:
  /// As on a machine of its own: another table's writes wake nobody here.
  static std::string own_folder(Broker const& broker, unsigned number) {
    std::string folder = broker / ("game" + std::to_string(number));
    std::filesystem::create_directory(folder);
    return folder;
  }
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

/// Waits for `wish` and whatever wakes a table; turns the tables that have something to do.
bool turn_all(std::vector<std::unique_ptr<Table>> const& tables, int wish) {
  std::vector<pollfd> wanted{{wish, POLLIN, 0}};
  Millis rest{1000};
  for (auto const& table : tables) {
    for (pollfd const& each : table->descriptors()) wanted.push_back(each);
    rest = std::min(rest, table->rest());
  }
  ::poll(wanted.data(), wanted.size(), static_cast<int>(std::max(rest, Millis{0}).count()));
  for (std::size_t i = 0; i < tables.size(); ++i)
    if (wanted[2 * i + 1].revents != 0 || wanted[2 * i + 2].revents != 0 || tables[i]->rest() <= Millis{0})
      tables[i]->turn();
  return wanted[0].revents != 0;
}

/// What a process of tables does, until its pipe is closed. True: no relay had an error.
bool serve_tables(Broker const& broker, unsigned first, unsigned last, int wish) {
  std::vector<std::unique_ptr<Table>> tables;
  for (unsigned n = first; n <= last; ++n) tables.push_back(std::make_unique<Table>(broker, n));
  for (char byte = 0;;) {
    if (!turn_all(tables, wish)) continue;
    if (::read(wish, &byte, 1) <= 0) break;
    for (auto& table : tables) table->play();
  }
  return std::ranges::all_of(tables, [](auto const& table) { return table->errors().empty(); });
}

/// Tables in a process of their own.
class Tables {
 public:
  Tables(Broker const& broker, unsigned first, unsigned last) {
    int ends[2];
    BOOST_TEST_REQUIRE(::pipe2(ends, O_CLOEXEC) == 0);
    wish_ = ends[1];
    child_ = ::fork();
    if (child_ == 0) {
      ::close(ends[1]);
      ::_exit(serve_tables(broker, first, last, ends[0]) ? 0 : 1);
    }
    ::close(ends[0]);
  }
  Tables(Tables const&) = delete;
  Tables& operator=(Tables const&) = delete;
  ~Tables() { end(); }

  void play() { BOOST_TEST_REQUIRE(::write(wish_, "p", 1) == 1); }
  /// True: no relay had an error.
  bool end() {
    if (child_ < 0) return was_well_;
    ::close(wish_);
    int status = 0;
    was_well_ = ::waitpid(child_, &status, 0) == child_ && status == 0;
    child_ = -1;
    return was_well_;
  }

 private:
  int wish_ = -1;
  pid_t child_ = -1;
  bool was_well_ = false;
};

class FullHall {
 public:
  explicit FullHall(unsigned tables) : broker_(tables) {
    // Each process has the pipes of those before it, so they are ended in the opposite order.
    for (unsigned first = 1; first <= tables; first += tables_of_a_process)
      tables_.push_back(
          std::make_unique<Tables>(broker_, first, std::min(first + tables_of_a_process - 1, tables)));
    desk_.emplace(broker_.account("desk"));
  }
  ~FullHall() { end(); }
  Receiver& desk() { return *desk_; }
  void play() {
    for (auto& each : tables_) each->play();
  }
  /// True: no relay had an error.
  bool end() {
    bool are_well = true;
    for (auto each = tables_.rbegin(); each != tables_.rend(); ++each) are_well &= (*each)->end();
    return are_well;
  }

 private:
  Broker broker_;
  std::vector<std::unique_ptr<Tables>> tables_;
  std::optional<Receiver> desk_;
};

}  // namespace

BOOST_AUTO_TEST_CASE(all_tables_at_once) {
  raise_limit_of_files();
  auto const count = tables_asked_for();
  FullHall hall{count};
  BOOST_TEST_REQUIRE(hall.desk().until([&] { return hall.desk().links().size() == count; }, to_connect));
  auto const began = std::chrono::steady_clock::now();
  hall.play();
  BOOST_TEST(hall.desk().until([&] { return hall.desk().events() >= std::size_t{count} * events_each; }));
  BOOST_TEST_MESSAGE(count << " tables, " << hall.desk().events() << " events after the first commit: "
                           << std::chrono::round<Millis>(std::chrono::steady_clock::now() - began).count()
                           << " ms");
  BOOST_TEST(hall.desk().events() == std::size_t{count} * events_each);
  BOOST_TEST(hall.desk().games().size() == count);
  for (auto const& [id, game] : hall.desk().games()) BOOST_TEST(is_whole(game));
  BOOST_TEST(hall.end());
}

BOOST_AUTO_TEST_SUITE_END()
