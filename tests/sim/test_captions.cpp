// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulated player understands of what Tactus prints.
#include "src/sim/demo/demo.hpp"
#include "src/sim/demo/game_by_hands.hpp"

#include <array>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::sim;

BOOST_AUTO_TEST_SUITE(captions)

namespace {

struct Row {
  std::string_view line;
  std::string_view words;
  bool is_repeat;
  Caption::To to;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.line; }

constexpr std::array<Row, 6> rows{{
    {"Eva vier", "Eva vier", false, Caption::To::both},
    {"Eva vier [to White]", "Eva vier", false, Caption::To::white},
    {"Eva vier [to Black]", "Eva vier", false, Caption::To::black},
    {"Repeat: Kurze Rochade", "Kurze Rochade", true, Caption::To::both},
    {"Repeat: Dame Eva sieben [to White]", "Dame Eva sieben", true, Caption::To::white},
    {"Repeat: Meanwhile: Eva vier", "Eva vier", true, Caption::To::both},
}};

}  // namespace

BOOST_DATA_TEST_CASE(a_caption_is_taken_apart_into_words_repeat_and_listener,
                     boost::unit_test::data::make(rows), row) {
  Caption const caption = read_caption(row.line);
  BOOST_TEST(caption.words == row.words);
  BOOST_TEST(caption.is_repeat == row.is_repeat);
  BOOST_TEST((caption.to == row.to));
}

BOOST_AUTO_TEST_CASE(only_what_was_said_after_the_mark_counts_and_a_repeat_counts_too) {
  Captions heard;
  heard.add("Eva vier");
  std::size_t const mark = heard.count();
  BOOST_TEST(!heard.has_since(mark, "Eva vier"));
  heard.add("Eva vierzehn");
  BOOST_TEST(!heard.has_since(mark, "Eva vier"));
  heard.add("Repeat: Eva vier [to White]");
  BOOST_TEST(heard.has_since(mark, "Eva vier"));
}

BOOST_AUTO_TEST_CASE(another_move_than_those_of_before_is_an_answer_and_nothing_else_is) {
  Captions heard;
  for (auto const* line : {"FIDE Laws of 2023", "Eva vier", "Eva fünf [to White]"}) heard.add(line);
  std::size_t const mark = heard.count();
  for (auto const* line : {"Board of White back.", "FIDE Laws of 2023", "Repeat: Eva fünf [to White]"})
    heard.add(line);
  BOOST_TEST(!heard.has_new_move_since(mark, mark));
  heard.add("Dame David vier");
  BOOST_TEST(heard.has_new_move_since(mark, mark));
  std::size_t const asked = heard.count();
  BOOST_TEST(!heard.has_new_move_since(asked, mark));
  heard.add("Repeat: Dame David vier");
  BOOST_TEST(heard.has_new_move_since(asked, mark));
}

BOOST_AUTO_TEST_CASE(moves_of_an_exported_game_come_without_tags_numbers_comments_and_result) {
  std::vector<std::string> const expected{"e4", "e5", "Nf3", "O-O-O", "Rd8#"};
  auto const moves = pgn_moves(
      "[Event \"?\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 1:29:58]} e5 2.Nf3 {a\nb} 2... O-O-O $1\n3. Rd8# "
      "1-0\n");
  BOOST_TEST(moves == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
