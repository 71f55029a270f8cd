// SPDX-License-Identifier: GPL-3.0-or-later
// The sketch that docs/home-made-board.md offers, run against the driver: both of its forms.
#include "devices/device_line.hpp"
#include "tests/devices/bytes.hpp"
#include "tests/devices/home_made_sketch.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;

#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wunused-function"

namespace lines_sketch {
using namespace tactus::devices::test::controller;
#include "docs/home_made_board/home_made_board.ino"
}  // namespace lines_sketch

#undef SENTENCES
#define SENTENCES 1
namespace sentences_sketch {
using namespace tactus::devices::test::controller;
#include "docs/home_made_board/home_made_board.ino"
}  // namespace sentences_sketch

BOOST_AUTO_TEST_SUITE(home_made_sketch)

namespace {

/// The controller and the driver at the two ends of a cable.
struct Cable {
  void (*loop)();
  DeviceLine line;
  Lines events;

  Cable(void (*setup)(), void (*loop_of_sketch)()) : loop(loop_of_sketch) {
    controller::closed = chess::SquareSet{0xFFFF00000000FFFFULL};
    controller::is_low = {};
    controller::sent.clear();
    controller::to_read.clear();
    setup();
    take(line.opened(now()));
    carry();
  }
  static Instant now() { return start_of_test + Millis{controller::millis()}; }
  void take(LineStep const& step) {
    append(events, step.events);
    controller::to_read.append(step.send.begin(), step.send.end());
  }
  void carry() {
    if (auto const bytes = ascii(std::exchange(controller::sent, {})); !bytes.empty())
      take(line.feed({now(), bytes}));
    if (auto const due = line.next_deadline(); due && *due <= now()) take(line.pass_time(now()));
  }
  void run(Millis time) {
    for (Instant const end = now() + time; now() < end;) {
      loop();
      carry();
    }
  }
  std::string take_events() { return joined(std::exchange(events, {})); }
};

void lift_and_place(Cable& cable) {
  chess::Square const e2{chess::File::e, chess::Rank::r2};
  chess::Square const e4{chess::File::e, chess::Rank::r4};
  controller::closed.erase(e2);
  cable.run(Millis{20});
  auto const early = cable.take_events();
  BOOST_TEST(early.find("e2") == std::string::npos, "a contact that may bounce is not believed yet");
  BOOST_TEST(early.find("F7FF") == std::string::npos);
  cable.run(Millis{100});
  controller::closed.insert(e4);
  cable.run(Millis{100});
}

}  // namespace

BOOST_AUTO_TEST_CASE(lines_of_digits_are_followed) {
  Cable cable{lines_sketch::setup, lines_sketch::loop};
  BOOST_TEST(cable.take_events() == "link found: occupancy\nboard FFFF00000000FFFF\n");
  lift_and_place(cable);
  BOOST_TEST(cable.take_events() == "board e2 empty\nboard e4 filled\n");
  cable.run(Millis{10'000});
  BOOST_TEST(cable.take_events().empty(), "it stays linked and says nothing new");
}

BOOST_AUTO_TEST_CASE(sentences_are_followed) {
  Cable cable{sentences_sketch::setup, sentences_sketch::loop};
  BOOST_TEST(cable.take_events() == "link found: tactus\nboard FFFF00000000FFFF\n");
  lift_and_place(cable);
  BOOST_TEST(cable.events.back() == "board FFFF00000800F7FF");
  cable.run(Millis{10'000});
  BOOST_TEST(joined(cable.events).find("doubtful") == std::string::npos);
  BOOST_TEST(joined(cable.events).find("lost") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
