// SPDX-License-Identifier: GPL-3.0-or-later
// Every case of the laws, the published ones and our own, is ruled as it is expected to be.
#include "tests/core/arbitration/laws/cases/law_cases.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(published_cases)

BOOST_DATA_TEST_CASE(a_published_case_is_ruled_as_expected, law_cases(), one) {
  Json const line = answer_line(one.json);
  BOOST_TEST(line["id"] == one.id);
  BOOST_TEST_REQUIRE(line.contains("answer"), line.dump());
  for (std::string const& difference : differences(one.json["expected"], line["answer"]))
    BOOST_ERROR(difference);
}

BOOST_AUTO_TEST_CASE(there_are_cases) { BOOST_TEST(law_cases().size() >= 1890u); }

BOOST_AUTO_TEST_CASE(a_difference_in_any_key_is_seen) {
  Json const expected = {
      {"outcome", "draw"}, {"articles", {"9.2.1", "9.5.2"}}, {"missing", {"place", "announce"}}};
  BOOST_TEST(differences(expected,
                         {{"outcome", "draw"}, {"articles", {"9.5.2"}}, {"missing", {"announce", "place"}}})
                 .empty());
  BOOST_TEST(differences(expected, Json::object()).size() == 3u);
  BOOST_TEST(differences({{"articles", {"1.1"}}}, {{"articles", {"1", "2", "3", "4", "5", "1.1"}}}).size() ==
             1u);
  BOOST_TEST(differences({{"tokens_in_order", {"Turm", "acht"}}},
                         {{"tokens_in_order", {"Turm", "schlägt", "David", "acht"}}})
                 .empty());
  BOOST_TEST(
      differences({{"tokens_in_order", {"acht", "Turm"}}}, {{"tokens_in_order", {"Turm", "acht"}}}).size() ==
      1u);
  BOOST_TEST(differences({{"result", nullptr}}, Json::object()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
