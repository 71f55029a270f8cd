// SPDX-License-Identifier: GPL-3.0-or-later
// From the game file to what needs an arbiter now, on each of three desks: 120 tables of tactus-sim, a third
// of them with a trouble, relays, a real mosquitto. Against a desk that follows the same files on this
// machine, whose own delay hides in the figure. TACTUS_HALL_TABLES: so many (120).
#define BOOST_TEST_MODULE several_desks
#include "tests/desk/several_desks.hpp"

#include "src/desk/boards/desk.hpp"
#include "src/desk/sources/broker_source.hpp"
#include "src/desk/sources/file_source.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/programs/program.hpp"

#include <atomic>
#include <cstdlib>
#include <iostream>
#include <thread>
#include <tuple>

using namespace tactus;
using namespace std::chrono_literals;
using Steady = std::chrono::steady_clock;

namespace {

/// Board, reason and number of the event: the same on every desk.
using Key = std::tuple<unsigned, desk::Reason, std::int64_t>;

Instant now() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

/// A desk in a thread of its own, and when it told of each reason.
class TimedDesk {
 public:
  TimedDesk(std::unique_ptr<desk::Desk> desk, std::unique_ptr<desk::Source> source)
      : desk_(std::move(desk)), source_(std::move(source)), thread_([this] { follow(); }) {}
  TimedDesk(TimedDesk const&) = delete;
  TimedDesk& operator=(TimedDesk const&) = delete;
  ~TimedDesk() { stop(); }

  /// What it was told may be read then.
  void stop() {
    is_over_ = true;
    if (thread_.joinable()) thread_.join();
  }
  std::size_t tables() const {
    return desk_->with_boards([](desk::Boards const& boards) {
      std::size_t count = 0;
      for (auto const& [number, seat] : boards.all()) count += seat.link == desk::Link::up ? 1 : 0;
      return count;
    });
  }
  std::size_t told() const { return count_; }
  std::map<Key, Steady::time_point> const& times() const { return times_; }

 private:
  void follow() {
    auto seen = desk_->hub().newest();
    while (!is_over_) {
      desk_->take(source_->next(20ms), now());
      desk_->pass_time(now());
      auto const at = Steady::now();
      if (auto const update = desk_->hub().since(seen))
        for (desk::Alarm const& each : update->alarms)
          if (each.attention.level == desk::Level::now && each.attention.event > 0)
            times_.try_emplace({each.board, each.attention.why, each.attention.event}, at);
      count_ = times_.size();
      seen = desk_->hub().newest();
    }
  }

  std::unique_ptr<desk::Desk> desk_;
  std::unique_ptr<desk::Source> source_;
  std::map<Key, Steady::time_point> times_;
  std::atomic<std::size_t> count_{0};
  std::atomic<bool> is_over_{false};
  std::thread thread_;
};

std::unique_ptr<TimedDesk> desk_at(hall_test::Broker const& broker, unsigned number) {
  auto const user = "desk" + std::to_string(number);
  auto desk = test::joined_desk(broker / (user + ".decisions"), user, now());
  desk::DeskExchange exchange{*desk, {}};
  auto link = hall::BrokerLink::make(broker.account(user), desk::DeskExchange::will_of(desk->own_log()),
                                     [] { return Millis{500}; });
  auto source = std::make_unique<desk::BrokerSource>(
      std::move(*link), desk::HallCopy::open(broker / (user + ".copy")).value(), "127.0.0.1", std::nullopt,
      desk::TableLimits{}, std::move(exchange));
  return std::make_unique<TimedDesk>(std::move(desk), std::move(source));
}

void wait_for(auto condition) {
  for (auto const end = Steady::now() + hall_test::patience; !condition();) {
    BOOST_TEST_REQUIRE((Steady::now() < end), "it hangs");
    std::this_thread::sleep_for(20ms);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(from_the_event_to_now_on_each_desk,
                     *boost::unit_test::precondition(hall_test::mosquitto_is_installed)) {
  char const* const asked = std::getenv("TACTUS_HALL_TABLES");
  unsigned const tables = asked == nullptr ? 120 : static_cast<unsigned>(std::strtoul(asked, nullptr, 10));
  hall_test::Broker broker{tables, 3};
  auto const count = std::to_string(tables);
  Program sim{"tactus-sim",
              {"hall", "--tables", count, "--seed", "7", "--troubles", "33", "--speed", "20", "--plies", "30",
               "--wait", "--out", broker / "games"}};
  BOOST_TEST_REQUIRE(sim.prints("plies: "));
  std::vector<std::string> files;
  for (auto const& each : std::filesystem::directory_iterator{broker / "games"})
    if (each.path().extension() == ".tactus") files.push_back(each.path());
  std::ranges::sort(files);
  BOOST_TEST_REQUIRE(files.size() == tables);
  std::vector<std::unique_ptr<Program>> relays;
  for (unsigned n = 1; n <= tables; ++n)
    relays.push_back(std::make_unique<Program>(
        "tactus-relay",
        std::vector<std::string>{files[n - 1], "--config", broker.file_of("table" + std::to_string(n))}));
  std::vector<std::unique_ptr<TimedDesk>> desks;
  for (unsigned n = 1; n <= 3; ++n) desks.push_back(desk_at(broker, n));
  TimedDesk files_desk{std::make_unique<desk::Desk>(test::decisions_file(broker / "own.decisions"), "e"),
                       std::make_unique<desk::FileSource>(files)};
  for (auto& each : desks) wait_for([&] { return each->tables() == tables; });
  sim.type("\n");
  auto const ended = sim.end();
  BOOST_TEST_REQUIRE(ended.status == 0, ended.err);
  for (auto& each : desks) wait_for([&] { return each->told() == files_desk.told(); });
  files_desk.stop();
  std::cout << "tables: " << tables << "\nreasons at Now: " << files_desk.times().size() << '\n';
  for (std::size_t n = 0; n < desks.size(); ++n) {
    desks[n]->stop();
    std::vector<double> delays;
    for (auto const& [key, at] : files_desk.times()) {
      auto const there = desks[n]->times().find(key);
      BOOST_TEST_REQUIRE((there != desks[n]->times().end()), "a reason is missing on desk " << n + 1);
      delays.push_back(std::chrono::duration<double, std::milli>(there->second - at).count());
    }
    std::ranges::sort(delays);
    BOOST_TEST_REQUIRE(!delays.empty());
    std::cout << "desk" << n + 1 << ": median " << delays[delays.size() / 2] << " ms, longest "
              << delays.back() << " ms\n";
  }
}
