// SPDX-License-Identifier: GPL-3.0-or-later
// Names of ports that stay the same.
#include "devices/ports/port_list.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using devices::stable_name_of;
namespace fs = std::filesystem;

namespace {

/// A folder like /dev with two ports in it.
struct DeviceFolder {
  TemporaryFolder folder;
  std::string port = folder / "ttyUSB0";
  std::string by_id = folder / "serial/by-id";

  DeviceFolder() {
    std::ofstream{port};
    std::ofstream{folder / "ttyUSB1"};
    fs::create_directories(by_id);
  }
  std::optional<std::string> stable_name() {
    return stable_name_of(port, fs::path(port).parent_path().string());
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(port_list, DeviceFolder)

BOOST_AUTO_TEST_CASE(without_a_link_there_is_no_stable_name) {
  fs::create_symlink("ttyUSB1", folder / "tactus-other");
  fs::create_symlink("gone", folder / "tactus-broken");
  fs::create_symlink(port, folder / "modem");  // a link of somebody else
  BOOST_TEST(!stable_name().has_value());
}

BOOST_AUTO_TEST_CASE(our_own_link_comes_before_that_of_the_system) {
  fs::create_symlink("../../ttyUSB0", by_id + "/usb-Maker_A5-if00");
  BOOST_TEST(stable_name().value() == by_id + "/usb-Maker_A5-if00");
  fs::create_symlink("ttyUSB0", folder / "tactus-A5");
  BOOST_TEST(stable_name().value() == folder / "tactus-A5");
}

BOOST_AUTO_TEST_CASE(a_port_that_is_not_there_has_no_stable_name) {
  fs::remove(port);
  BOOST_TEST(!stable_name().has_value());
}

BOOST_AUTO_TEST_CASE(the_ports_of_this_machine_are_listed_in_order_and_exist) {
  auto const ports = devices::list_ports();
  BOOST_TEST_REQUIRE(ports.has_value());
  for (std::size_t i = 0; i < ports->size(); ++i) {
    BOOST_TEST(fs::exists(ports->at(i).name), ports->at(i).name);
    if (i > 0) BOOST_TEST(ports->at(i - 1).name < ports->at(i).name);
  }
}

BOOST_AUTO_TEST_SUITE_END()
