// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training announce --text`: moves in, words out.
#include "tests/programs/program.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(announce_command)

namespace {

struct Case {
  char const* name;
  char const* input;
  char const* words;
};
std::ostream& operator<<(std::ostream& os, Case const& c) { return os << c.name; }

Case const cases[] = {
    {"one game in a line", "e4 e5 Nf3\n", "Eva vier\nEva fünf\nSpringer Felix drei\n"},
    {"numbers and result", "1. e4 e5 2.Nf3 Nc6 1/2-1/2\n",
     "Eva vier\nEva fünf\nSpringer Felix drei\nSpringer Cesar sechs\n"},
    {"each line is a new game", "e4\ne4\n", "Eva vier\nEva vier\n"},
    {"UCI and castling", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1\n",
     "Eva vier\nEva fünf\nSpringer Felix drei\nSpringer Cesar sechs\nLäufer Cesar vier\nLäufer Cesar "
     "fünf\nKurze "
     "Rochade\n"},
    {"annotations", "1.e4! {best by test} e5?! $6 (1...c5 2.Nf3) 2.Nf3 ; and so on\n",
     "Eva vier\nEva fünf\nSpringer Felix drei\n"},
    {"PGN over several lines",
     "[White \"A\"]\n[Black \"B\"]\n\n1. e4\ne5 {a comment\nover lines} 2. Nf3 1-0\n\n[White \"C\"]\n\n1. d4 "
     "*\n",
     "Eva vier\nEva fünf\nSpringer Felix drei\nDavid vier\n"},
    {"PGN from a position", "[FEN \"8/P6k/8/8/8/8/7K/8 w - - 0 1\"]\n\n1. a8=R *\n", "Anna acht Turm\n"},
    {"as at the table", "E4 e5\nnf3\n5254 5755\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. o-o\n",
     "Eva vier\nEva fünf\nSpringer Felix drei\nEva vier\nEva fünf\nEva vier\nEva fünf\nSpringer Felix "
     "drei\nSpringer Cesar sechs\nLäufer Cesar vier\nLäufer Cesar fünf\nKurze Rochade\n"},
    {"castling with wide dashes", "e4 e5 Nf3 Nf6 Bc4 Bc5 0\u20140\n",
     "Eva vier\nEva fünf\nSpringer Felix drei\nSpringer Felix sechs\nLäufer Cesar vier\nLäufer Cesar "
     "fünf\nKurze Rochade\n"},
    {"no position of a game without moves is left",
     "[Event \"a\"]\n[FEN \"8/P6k/8/8/8/8/7K/8 w - - 0 1\"]\n\n[Event \"b\"]\n\n1. d4 *\n", "David vier\n"},
    {"as real sheets have it", "1) e4 d5 2) exP QxP ch 3) Nc3 Qe5 mate\n",
     "Eva vier\nDavid fünf\nEva schlägt David fünf\nDame schlägt David fünf\nSpringer Cesar drei\nDame Eva "
     "fünf\n"},
    {"a new piece apart", "[FEN \"1r6/P6k/8/8/8/8/8/7K w - - 0 1\"]\n\n1. axb8 Q Kg7 *",
     "Anna schlägt Bella acht Dame\nKönig Gustav sieben\n"},
    {"no last line end", "e4", "Eva vier\n"},
    {"nothing", "", ""},
};

struct BadCase {
  char const* input;
  char const* words;
  char const* error;
};
std::ostream& operator<<(std::ostream& os, BadCase const& c) { return os << c.input; }

BadCase const bad_cases[] = {
    {"e4 xyz Nf3\nd4\n", "Eva vier\nDavid vier\n",
     "error: line 1: xyz is not a move; expected for example e4, Nf3, g1f3, O-O\n"},
    {"1. e4 e5 2. 4254 Nc6\n", "Eva vier\nEva fünf\n",
     "error: line 1: 4254 is not possible here; expected a legal move of White\n"},
    {"e4 9999\n", "Eva vier\n", "error: line 1: 9999 is not a move; "},
    {"e4 e6\nNd2\n", "Eva vier\nEva sechs\n",
     "error: line 2: Nd2 is not possible here; expected a legal move of White\n"},
    {"Nf3 d5 d3 d4 Nd2\n", "Springer Felix drei\nDavid fünf\nDavid drei\nDavid vier\n",
     "error: line 1: Nd2 fits 2 moves; expected one of Nbd2, Nfd2\n"},
    {"[FEN \"8/8 w\"]\n1. e4\n", "", "error: line 2: FEN: "},
};

}  // namespace

BOOST_DATA_TEST_CASE(moves_become_words, boost::unit_test::data::make(cases), c) {
  auto const ended = run("tactus-training", {"announce", "--text"}, c.input);
  BOOST_TEST(ended.out == c.words);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.status == 0);
}

BOOST_DATA_TEST_CASE(a_bad_move_is_told_with_its_line_and_the_run_goes_on,
                     boost::unit_test::data::make(bad_cases), c) {
  auto const ended = run("tactus-training", {"announce", "--text"}, c.input);
  BOOST_TEST(ended.out == c.words);
  BOOST_TEST(ended.err.starts_with(c.error), ended.err);
  BOOST_TEST(lines_of(ended.err).size() == 1u);
  BOOST_TEST(ended.status == 0);
}

BOOST_AUTO_TEST_CASE(the_long_style_says_the_origin_and_letters_follow_the_language) {
  auto const ended =
      run("tactus-training", {"announce", "--text", "--style", "long", "--letters", "fi"}, "Rf3 Rc6\n");
  BOOST_TEST(ended.out == "Springer Gustav eins Felix drei\nSpringer Bella acht Cesar sechs\n");
}

BOOST_AUTO_TEST_SUITE_END()
