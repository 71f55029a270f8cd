// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that are in stay in when the desk is started again.
#include "src/desk/web/kept_devices.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::desk;

BOOST_AUTO_TEST_SUITE(kept_devices_of_desk)

BOOST_AUTO_TEST_CASE(who_is_in_is_in_again_and_nobody_else) {
  TemporaryFolder const folder;
  auto const file = folder / "desk-devices";
  std::vector<std::string> const arbiters{"Aino", "Bertil"};
  Door before{arbiters};
  auto const own = before.open(before.tokens()[0]);
  auto const phone = before.admit("Bertil");
  BOOST_TEST_REQUIRE(own.has_value());
  BOOST_TEST_REQUIRE(keep_devices(file, before.inside()).has_value());
  Door const after{arbiters, kept_devices(file, arbiters)};
  BOOST_TEST(after.guest_with(own->cookie).value().arbiter == "Aino");
  BOOST_TEST(after.guest_with(phone.cookie).value().arbiter == "Bertil");
  BOOST_TEST(after.guest_with(phone.cookie).value().page_token == phone.page_token);
  BOOST_TEST(!after.guest_with(before.tokens()[1]).has_value());
  BOOST_TEST(!after.opens(before.tokens()[1]));           // a token that was not used is not kept
  BOOST_TEST(kept_devices(file, {"Aino"}).size() == 1u);  // Bertil is no arbiter today
}

BOOST_AUTO_TEST_CASE(a_file_that_others_may_read_or_that_is_none_lets_nobody_in) {
  TemporaryFolder const folder;
  auto const file = folder / "desk-devices";
  BOOST_TEST(kept_devices(file, {""}).empty());
  Door door{{""}};
  (void)door.admit("");
  BOOST_TEST_REQUIRE(keep_devices(file, door.inside()).has_value());
  using std::filesystem::perms;
  BOOST_TEST((std::filesystem::status(file).permissions() == (perms::owner_read | perms::owner_write)));
  BOOST_TEST(kept_devices(file, {""}).size() == 1u);
  std::filesystem::permissions(file, perms::group_read, std::filesystem::perm_options::add);
  BOOST_TEST(kept_devices(file, {""}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
