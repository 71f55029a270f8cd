// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way of the devices: real libserialport, reader thread, probe and decoder, against a
// pseudo-terminal.
#include "devices/device_line.hpp"
#include "tests/devices/inbox.hpp"
#include "tests/devices/pseudo_terminal/terminal.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <future>
#include <optional>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(live_line)

namespace {

/// The shell in small: takes what the reader delivers through the line and sends what the line wants to send.
class Shell {
 public:
  explicit Shell(fs::path const& link, Millis silence = 1min)
      : line_(settings(silence)), reader_(port(link)) {}

  /// The next event that `wanted` begins, skipping others; "nothing" after ten seconds.
  std::string wait_for(std::string const& wanted) {
    for (Instant const end = real_now() + 10s; real_now() < end;) {
      while (!events_.empty()) {
        std::string const event = events_.front();
        events_.erase(events_.begin());
        if (event.starts_with(wanted)) return event;
      }
      step();
    }
    return "nothing";
  }

 private:
  static LineSettings settings(Millis silence) {
    LineSettings settings;
    settings.timing.silence = silence;
    settings.timing.spacing = 1ms;
    return settings;
  }
  PortSettings port(fs::path const& link) {
    PortSettings settings;
    settings.name = Terminal::serial_name(link);
    settings.now = real_now;
    settings.deliver = [this](PortItem item) { inbox_.put(std::move(item)); };
    settings.wait_scale = 0.02;
    return settings;
  }
  void step() {
    auto const due = line_.next_deadline();
    auto const wait = due ? std::clamp<Millis>(*due - real_now(), 0ms, 100ms) : 100ms;
    auto item = inbox_.take(wait);
    if (!item) {
      take(line_.pass_time(real_now()));
    } else if (auto* chunk = std::get_if<Chunk>(&*item)) {
      take(line_.feed(*chunk));
    } else if (auto* lost = std::get_if<PortLost>(&*item)) {
      take(line_.closed(lost->reason));
    } else {
      take(line_.opened(std::get<PortOpened>(*item).time));
    }
  }
  void take(LineStep step) {
    append(events_, step.events);
    if (!step.send.empty()) reader_.write(step.send);
  }

  Inbox inbox_;
  DeviceLine line_;
  Lines events_;
  PortReader reader_;
};

Bytes const version = hex("93 00 05 03 0A");

}  // namespace

BOOST_AUTO_TEST_CASE(a_board_is_probed_and_started_up_over_a_real_port) {
  TemporaryFolder const folder;
  Terminal const device(folder / "board");
  Shell shell(folder / "board");
  auto const probe = std::async(std::launch::async, [&] { shell.wait_for("link found"); });
  BOOST_TEST(to_hex(device.read(1)) == "4D");
  device.write(version);
  probe.wait();
  auto const rest = std::async(std::launch::async, [&] { shell.wait_for("board"); });
  // A busy machine may have asked for other devices too before it heard the answer.
  std::string const start_up = "40 4D 45 42 4B 41";
  std::string sent = to_hex(device.read(6));
  while (!sent.ends_with(start_up) && sent.size() < 300) sent += ' ' + to_hex(device.read(1));
  BOOST_TEST(sent.ends_with(start_up), sent);
  device.write(hex("8E 00 05 34 00"));
  rest.wait();
}

BOOST_AUTO_TEST_CASE(garbage_before_the_first_frame_does_no_harm) {
  TemporaryFolder const folder;
  Terminal const device(folder / "board");
  Shell shell(folder / "board");
  auto found = std::async(std::launch::async, [&] { return shell.wait_for("link found"); });
  device.read(1);
  device.write(hex("00 41 7F FF 24 50 0D 8E 00 93 00 05 03 0A 8E 00 05 24 01"));
  BOOST_TEST(found.get() == "link found: dgt");
  BOOST_TEST(shell.wait_for("board") == "board e4 P");
}

BOOST_AUTO_TEST_CASE(an_unplugged_board_is_lost_and_found_again_by_itself) {
  TemporaryFolder const folder;
  fs::path const link = folder / "board";
  std::optional<Terminal> device{std::in_place, link};
  Shell shell(link);
  for (int round = 0; round < 3; ++round) {
    auto found = std::async(std::launch::async, [&] { return shell.wait_for("link found"); });
    BOOST_TEST(to_hex(device->read(1)) == "4D", "it is probed anew each time");
    device->write(version);
    BOOST_TEST(found.get() == "link found: dgt");
    device.reset();
    BOOST_TEST(shell.wait_for("link lost").ends_with("was unplugged or switched off."));
    device.emplace(link);
  }
}

BOOST_AUTO_TEST_CASE(a_board_that_falls_silent_is_lost_although_its_port_lives) {
  TemporaryFolder const folder;
  Terminal const device(folder / "board");
  Shell shell(folder / "board", 200ms);
  auto found = std::async(std::launch::async, [&] { return shell.wait_for("link found"); });
  device.read(1);
  device.write(version);
  BOOST_TEST(found.get() == "link found: dgt");
  BOOST_TEST(shell.wait_for("link lost") == "link lost: The device has been silent for 0.2 seconds.");
}

BOOST_AUTO_TEST_CASE(a_port_without_a_device_is_told_apart_from_no_port) {
  TemporaryFolder const folder;
  Terminal const device(folder / "board");
  Shell silent(folder / "board", 100ms);
  BOOST_TEST(silent.wait_for("link lost").starts_with("link lost: The port is open but nothing answers"));
  Shell missing(folder / "no such board", 100ms);
  BOOST_TEST(missing.wait_for("link lost").find("is not a serial port") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
