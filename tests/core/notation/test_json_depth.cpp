// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/json_depth.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_CASE(json_is_as_deep_as_brackets_are_open_outside_of_strings) {
  auto const nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  BOOST_TEST(!is_nested_too_deep(nested(deepest_json)));
  BOOST_TEST(is_nested_too_deep(nested(deepest_json + 1)));
  BOOST_TEST(is_nested_too_deep(std::string(deepest_json + 1, '{')));
  BOOST_TEST(!is_nested_too_deep("[[],[],{}]", 2));
  BOOST_TEST(is_nested_too_deep("[[[]]]", 2));
  BOOST_TEST(!is_nested_too_deep(R"(["[[[\"[["])", 1));
  BOOST_TEST(is_nested_too_deep(R"(["\\",[[)", 2));
  BOOST_TEST(!is_nested_too_deep(std::string(100, ']') + "[[", 2));
  BOOST_TEST(!is_nested_too_deep("\"\\"));
}
