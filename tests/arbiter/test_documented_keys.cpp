// SPDX-License-Identifier: GPL-3.0-or-later
// docs/laws.md names every fact and event that the door for machines reads.
#include "src/arbiter/rule/cases/fields.hpp"

#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>

using namespace tactus::program::ruling;

BOOST_AUTO_TEST_CASE(every_item_that_is_read_is_documented) {
  std::ifstream file(TACTUS_SOURCE_DIR "/docs/laws.md");
  std::string const text(std::istreambuf_iterator<char>(file), {});
  for (auto const& readers : {fact_readers(), event_readers()}) {
    BOOST_TEST(readers.size() > 30u);
    for (ItemReader const& reader : readers)
      BOOST_TEST((text.find("`" + std::string(reader.name) + "`") != std::string::npos), reader.name);
  }
}

BOOST_AUTO_TEST_CASE(every_outcome_is_documented) {
  std::ifstream file(TACTUS_SOURCE_DIR "/docs/laws.md");
  std::string const text(std::istreambuf_iterator<char>(file), {});
  for (auto const& outcome : names<laws::Outcome>)
    BOOST_TEST((text.find("`" + std::string(outcome.text) + "`") != std::string::npos), outcome.text);
}
