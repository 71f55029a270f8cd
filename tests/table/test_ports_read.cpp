// SPDX-License-Identifier: GPL-3.0-or-later
// The record names each port that is read, so that nobody wonders later which program stood between.
#include "src/table/ports/table_port.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(ports_read)

BOOST_AUTO_TEST_CASE(every_port_is_named_and_nothing_that_is_typed_or_absent) {
  program::PlayOptions options;
  BOOST_TEST(program::ports_read(options).empty());
  options.white_board = "pty:/tmp/board12";
  options.clock = "tactus:/dev/ttyUSB0";
  auto const ports = program::ports_read(options);
  BOOST_TEST_REQUIRE(ports.size() == 2U);
  BOOST_TEST(ports[0].of == "white");
  BOOST_TEST(ports[0].port == "pty:/tmp/board12");
  BOOST_TEST(ports[1].of == "clock");
  BOOST_TEST(ports[1].port == "tactus:/dev/ttyUSB0");
}

BOOST_AUTO_TEST_SUITE_END()
