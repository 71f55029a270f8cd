// SPDX-License-Identifier: GPL-3.0-or-later
// The page on what the player's program cannot do names a test beside each claim: each of them is there.
#include "tests/docs/pages.hpp"

#include <iterator>
#include <regex>
#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(claims)

namespace {

namespace fs = std::filesystem;

std::set<std::string> all_in(std::string const& text, std::regex const& form) {
  std::set<std::string> found;
  for (std::sregex_iterator each{text.begin(), text.end(), form}; each != std::sregex_iterator{}; ++each)
    found.insert((*each)[1]);
  return found;
}

/// The first word behind the bracket, or the second one, behind that of a fixture.
std::set<std::string> names_of_tests() {
  std::regex const first{R"(BOOST_\w*TEST_CASE\w*\(\s*(\w+))"},
      second{R"(BOOST_\w*TEST_CASE\w*\(\s*\w+,\s*(\w+))"};
  std::set<std::string> names;
  for (auto const& entry : fs::recursive_directory_iterator(docs::root / "tests")) {
    if (entry.path().extension() != ".cpp") continue;
    auto const text = docs::text_of(fs::relative(entry.path(), docs::root));
    names.merge(all_in(text, first));
    names.merge(all_in(text, second));
  }
  return names;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_test_that_is_named_beside_a_claim_is_there) {
  auto const there = names_of_tests();
  auto const named =
      all_in(docs::text_of("docs/arbiters/harmless.md"), std::regex{"`([a-z0-9]+(?:_[a-z0-9]+){3,})`"});
  BOOST_TEST(named.size() > 40u);
  for (std::string const& name : named) BOOST_TEST(there.contains(name), name);
}

BOOST_AUTO_TEST_CASE(each_file_of_a_test_that_is_named_beside_a_claim_is_there) {
  auto const named = all_in(docs::text_of("docs/arbiters/harmless.md"), std::regex{"`(tests/[a-z0-9_/.]+)`"});
  BOOST_TEST(!named.empty());
  for (std::string const& name : named) BOOST_TEST(fs::exists(docs::root / name), name);
}

BOOST_AUTO_TEST_SUITE_END()
