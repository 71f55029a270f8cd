// SPDX-License-Identifier: GPL-3.0-or-later
// The rules for the system's device manager: they are well formed, and a USB number opens a port and decides
// nothing else.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace {

namespace fs = std::filesystem;

fs::path const file = fs::path(TACTUS_SOURCE_DIR) / "udev/70-tactus.rules";

std::vector<std::string> rules() {
  std::ifstream in{file};
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  return lines;
}

/// KEY, operator, value of each part; empty when the line is not made of such parts.
std::vector<std::smatch> parts_of(std::string const& rule) {
  static std::regex const part{R"re(([A-Z]+(?:\{[A-Za-z_]+\})?)(==|!=|\+=|=)"([^"]*)")re"};
  static std::regex const whole{
      R"re((?:[A-Z]+(?:\{[A-Za-z_]+\})?(?:==|!=|\+=|=)"[^"]*")(?:, (?:[A-Z]+(?:\{[A-Za-z_]+\})?(?:==|!=|\+=|=)"[^"]*"))*)re"};
  if (!std::regex_match(rule, whole)) return {};
  return {std::sregex_iterator{rule.begin(), rule.end(), part}, std::sregex_iterator{}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_udev_rules_are_made_of_keys_operators_and_quoted_values) {
  auto const all = rules();
  BOOST_TEST(all.size() > 10u);
  for (std::string const& rule : all) BOOST_TEST(!parts_of(rule).empty(), rule);
}

BOOST_AUTO_TEST_CASE(every_place_that_a_udev_rule_goes_to_comes_later) {
  std::set<std::string> promised;
  for (std::string const& rule : rules())
    for (std::smatch const& part : parts_of(rule)) {
      if (part[1] == "GOTO") promised.insert(part[3]);
      if (part[1] == "LABEL") promised.erase(part[3]);
    }
  BOOST_TEST(promised.empty(), "no LABEL for " << (promised.empty() ? "" : *promised.begin()));
}

BOOST_AUTO_TEST_CASE(udev_rules_only_give_access_and_names) {
  std::set<std::string> const allowed{"GOTO", "LABEL", "SYMLINK", "GROUP", "MODE", "TAG"};
  for (std::string const& rule : rules())
    for (std::smatch const& part : parts_of(rule)) {
      bool const is_assignment = part[2] == "=" || part[2] == "+=";
      if (is_assignment) BOOST_TEST(allowed.contains(part[1]), rule);
      if (part[1] == "SYMLINK") BOOST_TEST(part[3].str().starts_with("tactus-$env{ID_SERIAL_SHORT}"), rule);
      if (part[1] == "MODE") BOOST_TEST(part[3] == "0660", rule);
    }
}

BOOST_AUTO_TEST_CASE(a_usb_number_has_four_digits_and_a_product_never_stands_without_its_maker) {
  std::regex const number{"[0-9a-f]{4}"};
  for (std::string const& rule : rules()) {
    bool has_maker = false;
    for (std::smatch const& part : parts_of(rule)) {
      if (part[1] == "ATTRS{idVendor}") has_maker = true;
      if (part[1] == "ATTRS{idProduct}") BOOST_TEST(has_maker, rule);
      if (part[1].str().starts_with("ATTRS{id")) BOOST_TEST(std::regex_match(part[3].str(), number), rule);
    }
  }
}

// After 60-serial.rules, which finds the serial number, and before 73-seat-late.rules, which gives the
// access.
BOOST_AUTO_TEST_CASE(the_udev_rules_are_read_at_their_place) {
  std::string const name = file.filename().string();
  BOOST_TEST(name > "60-serial.rules");
  BOOST_TEST(name < "73-seat-late.rules");
}
