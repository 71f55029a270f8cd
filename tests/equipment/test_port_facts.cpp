// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of ports and of what answers at them.
#include "core/legal/position.hpp"
#include "src/equipment/port_finding.hpp"
#include "tests/equipment/languages.hpp"

#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::equipment;
using devices::OpenFault;
using devices::PortKind;

BOOST_AUTO_TEST_SUITE(port_facts)

namespace {

using Lines = std::vector<std::string>;

Lines lines(Facts const& facts) {
  Lines all;
  for (Fact const& fact : facts) all.push_back((fact.is_fault ? "! " : "") + words::shown(fact.message, {}));
  return all;
}

PortFinding answering(std::string protocol) {
  PortFinding finding;
  finding.port = "sim:/a";
  finding.device.protocol = std::move(protocol);
  return finding;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_list_begins_with_its_length_and_says_of_each_port_what_the_system_knows) {
  std::vector<devices::PortDescription> const ports{
      {"/dev/ttyS0", PortKind::built_in, "", "", "", true},
      {"/dev/ttyUSB0", PortKind::usb, "Maker Adapter", "A5", "/dev/tactus-A5", false},
      {"/dev/rfcomm0", PortKind::bluetooth, "", "00:11", "", true}};
  BOOST_TEST(lines(facts_of(ports)) ==
                 (Lines{"Ports: 3.", "/dev/ttyS0: built into this machine.", "/dev/ttyUSB0: USB.",
                        "/dev/ttyUSB0: adapter Maker Adapter.", "/dev/ttyUSB0: serial number A5.",
                        "/dev/ttyUSB0: stable name /dev/tactus-A5.",
                        "! /dev/ttyUSB0: no permission; expected that this user may read and write it.",
                        "/dev/rfcomm0: Bluetooth.", "/dev/rfcomm0: serial number 00:11."}),
             boost::test_tools::per_element());
  BOOST_TEST(lines(facts_of(std::vector<devices::PortDescription>{})) ==
                 Lines{"Ports: none; expected a device that is plugged in and switched on."},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_board_with_a_clock_shows_all_that_is_known_of_it) {
  auto finding = answering("dgt");
  auto& device = finding.device;
  device.take(devices::Identified{"dgt", "3.10", ""});
  device.take(devices::Identified{"dgt", "", "01025"});
  device.take(sensing::Observation{sensing::AllPieces{chess::Position::initial().placement()}});
  device.take(devices::SidesReading{Millis{5'400'000}, Millis{5'398'000}, true, true, false, false, true});
  device.take(devices::Battery{80, false});
  BOOST_TEST(lines(facts_of(finding)) ==
                 (Lines{"Port: sim:/a.", "Device: dgt.", "Version: 3.10.", "Name: 01025.",
                        "Board: start position.", "Clock: left 1:30:00, right 1:29:58.", "Clock: running.",
                        "! Clock: its battery is low.", "Battery: 80 percent."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(only_a_full_state_tells_how_a_board_stands) {
  auto finding = answering("tactus");
  auto occupied = chess::Position::initial().placement().occupied();
  finding.device.take(sensing::Observation{sensing::AllOccupied{occupied}});
  finding.device.take(sensing::Observation{sensing::SquareOccupied{*occupied.begin(), false}});
  BOOST_TEST(lines(facts_of(finding)).back() == "Board: the squares of the start position are filled.");
  finding.device.take(sensing::Observation{sensing::AllOccupied{occupied - chess::SquareSet{1}}});
  BOOST_TEST(lines(facts_of(finding)).back() == "Board: squares filled: 31.");
}

BOOST_AUTO_TEST_CASE(a_board_without_its_clock_says_so) {
  auto finding = answering("dgt");
  finding.device.take(devices::ClockAbsent{});
  BOOST_TEST(lines(facts_of(finding)).back() == "Clock: none is connected to this board.");
}

BOOST_AUTO_TEST_CASE(a_port_where_nothing_is_understood_is_a_fault_that_says_what_came) {
  auto finding = answering("");
  BOOST_TEST(lines(facts_of(finding)).back() ==
             "! Silent: nothing answers; expected a board or a clock that is switched on.");
  finding.bytes_heard = 7;
  BOOST_TEST(lines(facts_of(finding)).back() ==
             "! Unknown: the device speaks no known protocol; bytes that came: 7. A capture would help.");
  finding.was_unplugged = true;
  BOOST_TEST(lines(facts_of(finding)).back() == "! Unplugged: the device went away while it was asked.");
}

BOOST_AUTO_TEST_CASE(each_reason_why_a_port_cannot_be_opened_has_its_own_words) {
  std::set<std::string> told;
  for (auto const why : {OpenFault::bad_name, OpenFault::does_not_exist, OpenFault::not_a_port,
                         OpenFault::no_permission, OpenFault::several, OpenFault::busy, OpenFault::failed}) {
    auto const fact = fact_of({why, "The words of the system."}, "/dev/ttyUSB0");
    BOOST_TEST(fact.is_fault);
    BOOST_TEST(words::shown(fact.message, {}).starts_with("/dev/ttyUSB0: "));
    told.insert(words::shown(fact.message, {}));
  }
  BOOST_TEST(told.size() == 7u);
}

BOOST_AUTO_TEST_CASE(of_several_boards_of_one_name_all_are_told) {
  auto const fact =
      fact_of({OpenFault::several, "Several.", {"hid:/dev/hidraw0", "hid:/dev/hidraw5"}}, "hid:chessnut");
  BOOST_TEST(words::shown(fact.message, {}) ==
             "hid:chessnut: several are plugged in; expected one of hid:/dev/hidraw0, hid:/dev/hidraw5.");
}

BOOST_AUTO_TEST_SUITE_END()
