// SPDX-License-Identifier: GPL-3.0-or-later
// From the commit at the table to the desk: at most three times what following the file and passing through
// the broker take by themselves, in the same run. A measurement for a quiet machine: run by scripts/soak
// only. TACTUS_LATENCY_EVENTS: so many of each (400).
#include "src/store/game_file.hpp"
#include "src/store/game_follower.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/broker/receiver.hpp"
#include "tests/programs/program.hpp"
#include "tests/store/sample_events.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <functional>
#include <poll.h>
#include <thread>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;
using namespace std::chrono_literals;
using hall::Moment;
using Took = std::chrono::microseconds;

namespace {

constexpr auto between_events = 20ms;

Moment now() { return std::chrono::steady_clock::now(); }

unsigned events_asked_for() {
  char const* const text = std::getenv("TACTUS_LATENCY_EVENTS");
  return text == nullptr ? 400 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

struct Measured {
  std::vector<Took> times;
  Took at(double share) {
    std::ranges::sort(times);
    return times.at(static_cast<std::size_t>(share * static_cast<double>(times.size() - 1)));
  }
};

/// `send` sends event n, `wait` returns when it is there.
Measured measure(std::function<void(unsigned)> const& send, std::function<void(unsigned)> const& wait) {
  Measured measured;
  for (unsigned n = 1; n <= events_asked_for(); ++n) {
    auto const next = now() + between_events;
    send(n);
    auto const sent = now();
    wait(n);
    measured.times.push_back(std::chrono::duration_cast<Took>(now() - sent));
    std::this_thread::sleep_until(next);
  }
  return measured;
}

Measured tell(char const* what, Measured measured) {
  BOOST_TEST_MESSAGE(what << ": p50 " << measured.at(0.5).count() << " us, p99 " << measured.at(0.99).count()
                          << " us");
  return measured;
}

Measured follower_alone(std::string const& path) {
  auto file = store::GameFile::create(path).value();
  std::atomic<std::int64_t> seen{0};
  std::jthread const reader{[&](std::stop_token const& stop) {
    store::GameFollower follower{path};
    while (!stop.stop_requested()) {
      follower.look(now());
      seen = follower.last_seq();
      seen.notify_all();
      pollfd wanted{follower.descriptor(), POLLIN, 0};
      auto const rest = std::chrono::ceil<Millis>(follower.next_look() - now()).count();
      ::poll(&wanted, 1, static_cast<int>(std::clamp<std::int64_t>(rest, 0, 100)));
    }
  }};
  return measure(
      [&](unsigned n) { BOOST_TEST_REQUIRE(file.append(store::numbered_events(1, n)).has_value()); },
      [&](unsigned n) {
        for (auto last = seen.load(); last < n; last = seen.load()) seen.wait(last);
      });
}

Measured broker_alone(Broker& broker, Receiver& desk) {
  auto link = hall::BrokerLink::make(broker.account("table2"), std::nullopt, [] { return 1'000ms; }).value();
  BOOST_TEST_REQUIRE(desk.until([&] {
    link.turn(now());
    return link.is_up();
  }));
  auto const before = desk.events();
  auto const game = hall::GameId::parse("broker-alone").value();
  return measure(
      [&](unsigned n) {
        auto const text = text_of(hall::EventMessage{game, n, Instant{}, "time.passed", "{}"}).value();
        BOOST_TEST_REQUIRE(link.publish("tactus/1/table2/1/2/ev", text, false).has_value());
      },
      [&](unsigned n) {
        BOOST_TEST_REQUIRE(desk.until([&] {
          link.turn(now());
          return desk.events() - before >= n;
        }));
      });
}

Measured commit_to_desk(Broker& broker, Receiver& desk) {
  std::string const path = broker / "game.tactus";
  auto file = store::GameFile::create(path).value();
  Program relay{"tactus-relay", {path, "--config", broker.file_of("table1")}};
  BOOST_TEST_REQUIRE(relay.prints("game: "));
  auto const before = desk.events();
  return measure(
      [&](unsigned n) { BOOST_TEST_REQUIRE(file.append(store::numbered_events(1, n)).has_value()); },
      [&](unsigned n) { BOOST_TEST_REQUIRE(desk.until([&] { return desk.events() - before >= n; })); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(latency,
                      *boost::unit_test::disabled() * boost::unit_test::precondition(mosquitto_is_installed))

BOOST_AUTO_TEST_CASE(commit_to_desk_is_hardly_more_than_its_parts) {
  Broker broker{2};
  Receiver desk{broker.account("desk")};
  BOOST_TEST_REQUIRE(desk.until([&] { return desk.is_up(); }));
  auto follower = tell("follower alone", follower_alone(broker / "followed.tactus"));
  auto passage = tell("broker alone", broker_alone(broker, desk));
  auto whole = tell("commit to desk", commit_to_desk(broker, desk));
  BOOST_TEST(whole.at(0.99).count() <= 3 * (follower.at(0.99) + passage.at(0.99)).count());
}

BOOST_AUTO_TEST_SUITE_END()
