// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter law`: the book of the Laws, shown, searched and compared.
#include "tests/programs/program.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(law_program)

namespace {

Ended law(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "law");
  return run("tactus-arbiter", std::move(arguments));
}

Ended english_law(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--language", "en"});
  return law(std::move(arguments));
}

bool begins_line(std::vector<std::string> const& lines, std::string const& beginning) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](std::string const& line) { return line.rfind(beginning, 0) == 0; });
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_provision_is_shown_with_its_place_in_the_other_editions) {
  auto const shown = english_law({"5.1.2"});
  auto const lines = lines_of(shown.out);
  BOOST_TEST(shown.status == 0);
  BOOST_TEST(shown.err == "");
  BOOST_TEST_REQUIRE(lines.size() == 5u);
  BOOST_TEST(lines[0] == "5.1.2, fide-2023");
  BOOST_TEST(lines[1] ==
             "Resigning ends the game at once; the opponent wins. Draw if the opponent has no possible mate "
             "by any legal moves.");
  BOOST_TEST(lines[2] == "fide-2014: 5.1.b, differs: Resigning ends the game at once; the opponent wins.");
  BOOST_TEST(lines[3] == "fide-2017: 5.1.2, differs: Resigning ends the game at once; the opponent wins.");
  BOOST_TEST(
      lines[4] ==
      "Changed by fide-2023: Draw when the opponent of the resigning player cannot mate; before, he won.");
}

BOOST_AUTO_TEST_CASE(a_number_is_that_of_the_rule_set_asked_for) {
  auto const penalties = english_law({"7.5.3", "--rules", "fide-2017"});
  BOOST_TEST(begins_line(lines_of(penalties.out), "fide-2023: 7.5.5, differs: "));
  auto const press = english_law({"7.5.3", "--rules", "fide-2023"});
  BOOST_TEST(begins_line(lines_of(press.out), "fide-2017: 7.8.1, differs: "));
  BOOST_TEST(begins_line(lines_of(press.out), "fide-2014: not there."));
  BOOST_TEST(begins_line(lines_of(press.out), "In Finnish team blitz FI-11 goes before it."));
}

BOOST_AUTO_TEST_CASE(a_number_of_another_edition_is_found_and_said_to_be_one) {
  auto const lines = lines_of(english_law({"7.5.5", "--rules", "fide-2017"}).out);
  BOOST_TEST_REQUIRE(lines.size() > 2u);
  BOOST_TEST(lines[0] == "7.5.5 is a number of fide-2023, not of fide-2017.");
  BOOST_TEST(lines[1] == "7.5.3, fide-2017");
}

BOOST_AUTO_TEST_CASE(an_older_number_may_hold_several_provisions) {
  auto const lines = lines_of(english_law({"7.5.A", "--rules", "fide-2014"}).out);
  BOOST_TEST(std::count(lines.begin(), lines.end(), "7.5.a, fide-2014") == 2);
}

BOOST_AUTO_TEST_CASE(a_heading_lists_what_stands_below_it) {
  auto const lines = lines_of(english_law({"7.4"}).out);
  BOOST_TEST_REQUIRE(lines.size() == 4u);
  BOOST_TEST(lines[0] == "3 provisions under 7.4 in fide-2023.");
  BOOST_TEST(lines[3] == "7.4.3: The arbiter may penalise the player who displaced pieces.");
}

BOOST_AUTO_TEST_CASE(a_finnish_set_names_its_exception) {
  auto const lines = lines_of(english_law({"9.2.1", "--rules", "fi-blitz-2024-fixed"}).out);
  BOOST_TEST(begins_line(lines, "FI-10 of this set goes before it: "));
}

BOOST_AUTO_TEST_CASE(the_book_is_read_in_finnish) {
  auto const lines = lines_of(law({"D.2.3.3", "--language", "fi"}).out);
  BOOST_TEST_REQUIRE(lines.size() == 4u);
  BOOST_TEST(lines[1] == "Siirto on ilmoitettu.");
  BOOST_TEST(lines[2] == "fide-2014: D.2.3.c, sama.");
}

BOOST_AUTO_TEST_CASE(words_are_searched_in_numbers_and_texts) {
  auto const hits = english_law({"--search", "SEALED", "illegal"});
  BOOST_TEST(hits.status == 0);
  BOOST_TEST(hits.out == "I.8.3: The sealed move is illegal.\n");
  BOOST_TEST(law({"--search", "KÖRÖTYS", "--language", "fi"}).status == 1);
  BOOST_TEST(begins_line(lines_of(law({"--search", "LÄHETTI", "VIISTO", "--language", "fi"}).out), "3.2: "));
  auto const none = english_law({"--search", "hexagon"});
  BOOST_TEST(none.status == 1);
  BOOST_TEST(none.out == "hexagon: nowhere.\n");
  BOOST_TEST(none.err.rfind("error: no provision has all of these words\nexpected: ", 0) == 0u);
}

BOOST_AUTO_TEST_CASE(rule_sets_are_compared_one_provision_a_line_the_count_first) {
  auto const lines = lines_of(english_law({"--compare", "fide-2017", "fide-2023"}).out);
  BOOST_TEST_REQUIRE(!lines.empty());
  auto const number_only = std::find_if(lines.begin(), lines.end(), [](std::string const& line) {
    return line.find("differ in number only.") != std::string::npos;
  });
  BOOST_TEST_REQUIRE((number_only != lines.end()));
  auto const in_content = number_only - lines.begin() - 1;
  BOOST_TEST(lines[0] ==
             std::to_string(in_content) + " provisions differ in content from fide-2017 to fide-2023.");
  BOOST_TEST(begins_line(lines, "5.1.2: Draw when the opponent of the resigning player cannot mate"));
  BOOST_TEST(begins_line(lines, "7.5.5, formerly 7.5.3: One counter for all kinds"));
  BOOST_TEST(begins_line(lines, "7.7.2: Gone: "));
  BOOST_TEST(begins_line(lines, "8.1.1.2: New: "));
  BOOST_TEST((std::find(number_only, lines.end(), "A.4, formerly A.3") != lines.end()));
}

BOOST_AUTO_TEST_CASE(a_number_that_is_none_gets_the_nearest_ones) {
  auto const none = english_law({"7.5.9"});
  BOOST_TEST(none.status == 2);
  BOOST_TEST(none.out == "");
  BOOST_TEST(none.err ==
             "error: no provision 7.5.9 in fide-2023\n"
             "expected: a number such as 7.5.5, 7.5.4, 7.5.3, 7.5.2, 7.5.1; or --search WORDS\n");
}

BOOST_AUTO_TEST_CASE(wrong_options_say_what_was_expected) {
  BOOST_TEST(english_law({}).status == 2);
  BOOST_TEST(english_law({"7.5.5", "--rules", "fide-2018"}).err.find("fide-2017") != std::string::npos);
  BOOST_TEST(english_law({"--compare", "fide-2017"}).status == 2);
  BOOST_TEST(law({"7.5.5", "--language", "sv"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
