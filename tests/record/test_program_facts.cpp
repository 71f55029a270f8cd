// SPDX-License-Identifier: GPL-3.0-or-later
// What a program says of itself and of the machine, a line each.
#include "src/record/program_facts.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(program_facts)

namespace {

std::string line_of(table::ProgramStarted const& program, std::string const& beginning) {
  auto const lines = program::surroundings_of(program);
  auto const found =
      std::ranges::find_if(lines, [&](auto const& line) { return line.starts_with(beginning); });
  return found == lines.end() ? "" : *found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(variables_that_were_dropped_are_counted_in_one_short_line) {
  table::ProgramStarted program;
  BOOST_TEST(line_of(program, "environment dropped") == "");
  program.dropped_variables = {"LD_PRELOAD", "PATH"};
  BOOST_TEST(line_of(program, "environment dropped") == "environment dropped: 2: LD_PRELOAD, PATH");
  program.dropped_variables.insert(program.dropped_variables.end(), 40, "CLOUD_SDK_VERSION");
  auto const line = line_of(program, "environment dropped");
  BOOST_TEST(line == "environment dropped: 42: LD_PRELOAD, PATH, CLOUD_SDK_VERSION …");
  program.dropped_variables = {std::string(100, 'A')};
  BOOST_TEST(line_of(program, "environment dropped") == "environment dropped: 1 …");
}

BOOST_AUTO_TEST_CASE(a_pace_that_is_not_that_of_real_time_is_told) {
  table::ProgramStarted program;
  BOOST_TEST(line_of(program, "pace") == "");
  program.pace = 12;
  BOOST_TEST(line_of(program, "pace") == "pace: 12 times real time");
}

BOOST_AUTO_TEST_SUITE_END()
