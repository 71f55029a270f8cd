// SPDX-License-Identifier: GPL-3.0-or-later
// Names of ports as people write them, and the table of protocols.
#include "devices/ports/port.hpp"

#include <ostream>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::devices;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(port_name)

namespace {

struct NameRow {
  std::string text;
  Protocol protocol;
  std::string stream;
  bool is_port;
};
std::ostream& operator<<(std::ostream& out, NameRow const& row) { return out << row.text; }

std::vector<NameRow> const names{
    {"/dev/ttyACM0", Protocol::unknown, "/dev/ttyACM0", true},
    {"sim:/tmp/board", Protocol::unknown, "sim:/tmp/board", true},
    {"pty:/tmp/ttyBLE", Protocol::unknown, "pty:/tmp/ttyBLE", true},
    {"dgt:pty:/tmp/ttyBLE", Protocol::dgt, "pty:/tmp/ttyBLE", true},
    {"replay:/tmp/x.capture", Protocol::unknown, "replay:/tmp/x.capture", true},
    {"chesslink:/dev/ttyUSB0", Protocol::chesslink, "/dev/ttyUSB0", true},
    {"certabo:sim:/tmp/board", Protocol::certabo, "sim:/tmp/board", true},
    {"/dev/serial/by-id/usb:dgt", Protocol::unknown, "/dev/serial/by-id/usb:dgt", true},
    {"hid:/dev/hidraw0", Protocol::chessnut, "hid:/dev/hidraw0", true},
    {"chessnut:hid:/dev/hidraw0", Protocol::chessnut, "hid:/dev/hidraw0", true},
    {"dgt:", Protocol::dgt, "", false},
    {"dgt:COM3", Protocol::dgt, "COM3", false},
    {"nobody:/dev/ttyACM0", Protocol::unknown, "nobody:/dev/ttyACM0", false},
    {"unknown:/dev/ttyACM0", Protocol::unknown, "unknown:/dev/ttyACM0", false},
    {"keyboard", Protocol::unknown, "keyboard", false},
    {"", Protocol::unknown, "", false},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_protocol_may_stand_before_a_port, data::make(names), row) {
  auto const name = parse_port_name(row.text);
  BOOST_CHECK(name.protocol == row.protocol);
  BOOST_TEST(name.stream == row.stream);
  BOOST_TEST(is_port_name(row.text) == row.is_port);
}

BOOST_AUTO_TEST_CASE(every_protocol_has_its_line_in_the_table) {
  for (auto const& each : protocols) {
    BOOST_CHECK(&facts_of(each.protocol) == &each);
    BOOST_CHECK(protocol_named(each.name) == each.protocol);
  }
}

BOOST_AUTO_TEST_SUITE_END()
