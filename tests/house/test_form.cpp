// SPDX-License-Identifier: GPL-3.0-or-later
// The form of the sources: licence line, size.
#include "tests/house/source_tree.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus::house;

BOOST_AUTO_TEST_CASE(every_source_file_names_its_licence_first) {
  for (auto const& file : source_files({"core", "speech", "devices", "src", "tests", "benchmarks"})) {
    BOOST_TEST_REQUIRE(!file.lines.empty(), file.path << " is empty");
    BOOST_TEST(file.lines.front() == "// SPDX-License-Identifier: GPL-3.0-or-later", file.path);
  }
}

BOOST_AUTO_TEST_CASE(no_source_file_is_longer_than_400_lines) {
  for (auto const& file : source_files({"core", "speech", "devices", "src"}))
    BOOST_TEST(file.lines.size() <= 400u, file.path << " has " << file.lines.size() << " lines");
}

BOOST_AUTO_TEST_CASE(no_source_file_is_unfinished_by_its_own_words) {
  for (auto const& file : source_files({"core", "speech", "devices", "src"}))
    for (auto const& line : file.lines)
      for (char const* mark : {"TODO", "FIXME", "XXX ", "XXX:", "not implemented"})
        BOOST_TEST(line.find(mark) == std::string::npos, file.path << ": " << line);
}
