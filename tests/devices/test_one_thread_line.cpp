// SPDX-License-Identifier: GPL-3.0-or-later
// A port spoken with from one thread; the device is a line in memory, the time is the test's.
#include "devices/drivers/dgt/commands.hpp"
#include "devices/line_runner.hpp"
#include "tests/devices/bytes.hpp"
#include "tests/devices/memory_stream.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;

namespace {

struct OneThread {
  std::shared_ptr<MemoryLine> device = std::make_shared<MemoryLine>();
  Instant time{};
  LiveLine line{std::make_unique<MemoryStream>(device), LineSettings{}, [this] { return time; }};

  std::vector<std::string> hear(Millis wait = Millis{0}) {
    std::vector<std::string> words;
    for (auto const& event : line.listen(wait)) words.push_back(describe(event));
    return words;
  }
};

std::vector<std::uint8_t> const version{0x93, 0x00, 0x05, 0x03, 0x0A};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(live_line, OneThread)

BOOST_AUTO_TEST_CASE(a_device_is_asked_what_it_is_and_heard) {
  BOOST_TEST(device->written().empty(), "first it is only heard");
  time += Millis{500};
  hear();
  BOOST_TEST(!device->written().empty());
  device->feed(version);
  BOOST_TEST(hear() == (std::vector<std::string>{"link found: dgt", "identified dgt version 3.10"}),
             boost::test_tools::per_element());
  BOOST_TEST(line.bytes_heard() == version.size());
}

BOOST_AUTO_TEST_CASE(silence_is_a_loss_after_three_seconds_and_the_line_stays_open) {
  for (unsigned step = 1; step < 30; ++step) {
    time += Millis{100};
    BOOST_TEST(hear().empty());
  }
  time += Millis{100};
  auto const words = hear();
  BOOST_TEST_REQUIRE(words.size() == 1u);
  BOOST_TEST(words[0].starts_with("link lost: The port is open but nothing answers"));
  BOOST_TEST(line.is_open());
}

BOOST_AUTO_TEST_CASE(what_arrived_before_a_deadline_is_heard_before_the_deadline_counts) {
  device->feed(version);
  time += Millis{60'000};
  BOOST_TEST(hear().front() == "link found: dgt");
}

BOOST_AUTO_TEST_CASE(an_unplugged_device_is_said_once_and_closes_the_line) {
  device->feed(version);
  device->unplug();
  BOOST_TEST(hear().size() == 2u);
  BOOST_TEST(hear() == std::vector<std::string>{"link lost: The device was unplugged or switched off."},
             boost::test_tools::per_element());
  BOOST_TEST(!line.is_open());
  BOOST_TEST(hear().empty());
}

BOOST_AUTO_TEST_CASE(a_clock_command_leaves_on_a_dgt_line_only) {
  std::size_t const probe = device->written().size();
  line.send(DgtCommand::clock_version());
  BOOST_TEST(device->written().size() == probe);
  device->feed(version);
  hear();
  line.send(DgtCommand::clock_version());
  for (int i = 0; i < 20; ++i) {  // commands go out one by one
    time += Millis{100};
    hear();
  }
  auto const written = device->written();
  auto const command = DgtCommand::clock_version();
  auto const bytes = command.bytes();
  BOOST_TEST((std::search(written.begin(), written.end(), bytes.begin(), bytes.end()) != written.end()));
}

BOOST_AUTO_TEST_SUITE_END()
