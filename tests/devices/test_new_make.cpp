// SPDX-License-Identifier: GPL-3.0-or-later
// A make that nobody knew before is a driver and its row: it is found, asked, listened to and named by the
// same code as all others.
#include "devices/device_line.hpp"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;

BOOST_AUTO_TEST_SUITE(new_make)

namespace {

constexpr ProtocolFacts toy_facts{static_cast<Protocol>(100), "toy", "a toy board", 1200, false, true};

/// Each capital letter is a message: 'T' tells that it is one.
struct ToyFramer {
  std::vector<std::variant<char>> feed(std::span<std::uint8_t const> bytes) {
    std::vector<std::variant<char>> letters;
    for (auto const byte : bytes)
      if (byte >= 'A' && byte <= 'Z') letters.emplace_back(static_cast<char>(byte));
    return letters;
  }
};

class ToyDriver final : public Driver {
 public:
  LineStep begin(char /*proof*/, Instant /*now*/) { return {{}, {'!'}}; }
  LineStep feed(std::span<std::uint8_t const> bytes, Instant /*at*/) override {
    bool const is_empty = std::ranges::count(bytes, 'E') > 0;
    return is_empty ? LineStep{{DeviceEvent{sensing::Observation{sensing::AllOccupied{}}}}, {}} : LineStep{};
  }
  LineStep pass_time(Instant /*now*/) override { return {}; }
  LineStep ask_full_state(Instant /*now*/) override { return {{}, {'?'}}; }
  std::optional<Instant> next_deadline() const override { return std::nullopt; }
};

struct Toy {
  using Framer = ToyFramer;
  using Message = char;
  static bool is_proof(char letter) { return letter == 'T'; }
  static ProtocolFacts const& facts(char) { return toy_facts; }
  static std::unique_ptr<ToyDriver> start(char, DriverContext const&) {
    return std::make_unique<ToyDriver>();
  }
  static std::vector<std::uint8_t> question() { return {'w', 'h', 'o'}; }
};

constinit DriverRow const toy_driver{{&toy_facts, 1}, listener_of<Toy>, Toy::question, {4, 1, 1}};

/// All that there are, and the new one.
std::vector<DriverRow const*> with_toy() {
  std::vector<DriverRow const*> rows{all_drivers().begin(), all_drivers().end()};
  rows.push_back(&toy_driver);
  return rows;
}

Chunk chunk_of(std::string_view text, Instant at) { return {at, {text.begin(), text.end()}}; }

}  // namespace

BOOST_AUTO_TEST_CASE(it_is_asked_at_its_rate_after_the_others_and_found) {
  auto const rows = with_toy();
  DeviceLine line{{.drivers = rows}};
  Instant now{Millis{1000}};
  auto step = line.opened(now);
  for (int asked = 1; asked < 5; ++asked) step = line.pass_time(now = *line.next_deadline());
  BOOST_TEST((step.baud == 1200u));
  BOOST_TEST(step.send == Toy::question(), boost::test_tools::per_element());
  step = line.feed(chunk_of("xT", now));
  BOOST_TEST_REQUIRE(step.events.size() == 1u);
  BOOST_TEST(std::get<LinkFound>(step.events[0]).protocol == "toy");
  BOOST_TEST(step.send == std::vector<std::uint8_t>{'!'}, boost::test_tools::per_element());
  BOOST_TEST(line.feed(chunk_of("E", now)).events.size() == 1u);
  BOOST_TEST(line.ask_full_state(now).send == std::vector<std::uint8_t>{'?'},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(where_nothing_answers_it_is_among_those_that_were_expected) {
  auto const rows = with_toy();
  BOOST_TEST(expected_devices(Protocol::unknown, rows).ends_with("a home-made board or a toy board"));
  BOOST_TEST(expected_devices(Protocol::unknown, all_drivers()).ends_with(" or a home-made board"));
}

BOOST_AUTO_TEST_SUITE_END()
