// SPDX-License-Identifier: GPL-3.0-or-later
// The reader thread: delivering, losing, coming back, writing meanwhile, and stopping at any moment.
#include "devices/ports/port_reader.hpp"
#include "tests/devices/inbox.hpp"
#include "tests/devices/memory_stream.hpp"

#include <atomic>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(port_reader)

namespace {

/// A row of ports, one for each try to open; an empty one is an error.
class Ports {
 public:
  explicit Ports(std::vector<std::shared_ptr<MemoryLine>> lines, std::string reason = "No such port.")
      : lines_(std::move(lines)), reason_(std::move(reason)) {}

  OpenResult open() {
    std::size_t const i = tries_++;
    if (i >= lines_.size() || !lines_[i])
      return tl::unexpected(OpenError{OpenFault::does_not_exist, reason_});
    return std::make_unique<MemoryStream>(lines_[i]);
  }
  std::size_t tries() const { return tries_; }

 private:
  std::vector<std::shared_ptr<MemoryLine>> lines_;
  std::string reason_;
  std::atomic<std::size_t> tries_{0};
};

PortSettings settings_for(Ports& ports, Inbox& inbox, double wait_scale = 0.0) {
  PortSettings settings;
  settings.name = "memory";
  settings.now = [] { return start_of_test; };
  settings.deliver = [&inbox](PortItem item) { inbox.put(std::move(item)); };
  settings.open = [&ports](std::string const&) { return ports.open(); };
  settings.wait_scale = wait_scale;
  return settings;
}

std::shared_ptr<MemoryLine> line() { return std::make_shared<MemoryLine>(); }

}  // namespace

BOOST_AUTO_TEST_CASE(chunks_are_delivered_in_order_with_the_time_of_the_clock) {
  auto const port = line();
  Ports ports({port});
  Inbox inbox;
  PortReader const reader(settings_for(ports, inbox));
  BOOST_TEST(inbox.next() == "opened");
  port->feed(hex("8E 00"));
  port->feed(hex("05 34 00"));
  auto const first = inbox.take(10s);
  BOOST_REQUIRE(first.has_value());
  BOOST_CHECK(std::get<Chunk>(*first).time == start_of_test);
  BOOST_TEST(Inbox::words(*first) == "8E 00");
  BOOST_TEST(inbox.next() == "05 34 00");
}

BOOST_AUTO_TEST_CASE(a_port_that_comes_back_is_lost_then_opened) {
  auto const first = line();
  auto const second = line();
  Ports ports({first, nullptr, nullptr, second});
  Inbox inbox;
  PortReader const reader(settings_for(ports, inbox));
  BOOST_TEST(inbox.next() == "opened");
  first->feed(hex("01"));
  first->unplug();
  BOOST_TEST(inbox.next() == "01");
  BOOST_TEST(inbox.next() == "lost: memory was unplugged or switched off.");
  BOOST_TEST(inbox.next() == "lost: No such port.", "a new reason is told, the same one again is not");
  BOOST_TEST(inbox.next() == "opened");
  second->feed(hex("02"));
  BOOST_TEST(inbox.next() == "02");
}

BOOST_AUTO_TEST_CASE(a_port_that_cannot_be_opened_is_reported_once_and_tried_on) {
  auto const port = line();
  Ports ports({nullptr, nullptr, nullptr, nullptr, nullptr, port}, "It is busy.");
  Inbox inbox;
  PortReader const reader(settings_for(ports, inbox));
  BOOST_TEST(inbox.next() == "lost: It is busy.");
  BOOST_TEST(inbox.next() == "opened");
  BOOST_TEST(ports.tries() == 6U);
}

BOOST_AUTO_TEST_CASE(writing_reaches_the_open_port_only) {
  auto const port = line();
  Ports ports({port});
  Inbox inbox;
  PortReader reader(settings_for(ports, inbox, 1000.0));
  BOOST_TEST(inbox.next() == "opened");
  BOOST_TEST(reader.write(hex("4D 45")));
  BOOST_TEST(port->wait_for_written(2));
  BOOST_TEST(to_hex(port->written()) == "4D 45");
  port->unplug();
  BOOST_TEST(inbox.next() == "lost: memory was unplugged or switched off.");
  BOOST_TEST(!reader.write(hex("42")));
}

BOOST_AUTO_TEST_CASE(a_reader_stops_at_once_while_it_waits_to_try_again) {
  Ports ports({});
  Inbox inbox;
  auto const before = std::chrono::steady_clock::now();
  {
    PortReader const reader(settings_for(ports, inbox, 1000.0));  // 500 s until the next try
    BOOST_TEST(inbox.next() == "lost: No such port.");
  }
  BOOST_CHECK(std::chrono::steady_clock::now() - before < 60s);
  BOOST_TEST(ports.tries() == 1U);
}

BOOST_AUTO_TEST_CASE(nothing_is_delivered_after_a_reader_is_gone) {
  auto const port = line();
  Ports ports({port});
  Inbox inbox;
  {
    PortReader const reader(settings_for(ports, inbox));
    BOOST_TEST(inbox.next() == "opened");
  }
  port->feed(hex("01"));
  port->unplug();
  BOOST_TEST(inbox.size() == 0U);
}

BOOST_AUTO_TEST_CASE(a_port_that_opens_and_dies_at_once_is_not_tried_without_a_pause) {
  auto const dead = line();
  dead->unplug();
  Ports ports({dead, dead, dead});
  Inbox inbox;
  PortReader const reader(settings_for(ports, inbox, 1000.0));
  BOOST_TEST(inbox.next() == "opened");
  BOOST_TEST(inbox.next() == "lost: memory was unplugged or switched off.");
  BOOST_TEST(ports.tries() == 1U);
}

BOOST_AUTO_TEST_CASE(writing_and_reading_at_once_lose_nothing) {
  auto const port = line();
  Ports ports({port});
  Inbox inbox;
  PortReader reader(settings_for(ports, inbox));
  BOOST_TEST(inbox.next() == "opened");
  std::jthread device([&port] {
    for (unsigned i = 0; i < 500; ++i) port->feed({static_cast<std::uint8_t>(i & 0x7FU)});
  });
  for (int i = 0; i < 500; ++i) BOOST_REQUIRE(reader.write(hex("45")));
  Bytes heard;
  while (heard.size() < 500) {
    auto const item = inbox.take(10s);
    BOOST_REQUIRE(item.has_value());
    auto const& bytes = std::get<Chunk>(*item).bytes;
    heard.insert(heard.end(), bytes.begin(), bytes.end());
  }
  for (std::size_t i = 0; i < heard.size(); ++i) BOOST_REQUIRE(heard[i] == (i & 0x7FU));
  BOOST_TEST(port->written().size() == 500U);
}

BOOST_AUTO_TEST_SUITE_END()
