// SPDX-License-Identifier: GPL-3.0-or-later
// Reading PGN: what the visitor is told, and where the first fault of each game is found.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using notation::PgnFault;
using notation::PgnPlace;

BOOST_AUTO_TEST_SUITE(pgn_reader)

namespace {

/// Writes down what it is told, one word per call.
class Listener : public notation::PgnVisitor {
 public:
  void begin_game(std::size_t number) override { say("game" + std::to_string(number)); }
  void tag(std::string_view name, std::string_view value) override {
    say(std::string{name} + "=" + std::string{value});
  }
  void start(chess::Position const& position) override { start_fen = notation::write_fen(position); }
  void move(notation::PgnMove const& move) override { say(notation::write_uci(move.before, move.move)); }
  void pass(chess::Position const& /*position*/) override { say("pass"); }
  void warn(notation::PgnError const& warning) override { warnings.push_back(warning); }
  void glyph(unsigned number) override { say("$" + std::to_string(number)); }
  void comment(std::string_view text) override { say("{" + std::string{text} + "}"); }
  void clock_left(Millis left) override { say("clk" + std::to_string(left.count())); }
  void time_spent(Millis spent) override { say("emt" + std::to_string(spent.count())); }
  void begin_variation() override { say("("); }
  void end_variation() override { say(")"); }
  void end_game(notation::PgnGameEnd const& end) override {
    say(std::string{text_of(end.result)} + (end.error ? "!" : ""));
    ends.push_back(end);
  }

  std::string heard;
  std::string start_fen;
  std::vector<notation::PgnGameEnd> ends;
  std::vector<notation::PgnError> warnings;

 private:
  void say(std::string const& word) { heard += heard.empty() ? word : " " + word; }
};

Listener heard_of(std::string_view text) {
  Listener listener;
  notation::read_pgn(text, listener);
  return listener;
}

struct Told {
  char const* text;
  char const* heard;
};
std::ostream& operator<<(std::ostream& out, Told const& t) { return out << t.text; }

std::vector<Told> const told{
    {"", ""},
    {" \n\n", ""},
    {"; only the head of a file\n", ""},
    {"*", "game1 *"},
    {"1. e4 e5 2. Nf3 1-0", "game1 e2e4 e7e5 g1f3 1-0"},
    {"1.e4 e5 2.Nf3 Nc6 0-1", "game1 e2e4 e7e5 g1f3 b8c6 0-1"},
    {"1.\u00a0e4 e5\u00a02. \u2658f3 \u265ec6 3.\u2009Bb5 Nf6 4.\u00a0O\u2013O 1\u20130",
     "game1 e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 1-0"},
    {"1. e4 e5 2. Nf3 Nc6 3. N\u00d7e5 \u00bd\u2013\u00bd", "game1 e2e4 e7e5 g1f3 b8c6 f3e5 1/2-1/2"},
    {"1\u2026 e5 2. d4\u2020 0\u20131", "game1 0-1!"},
    {"1. e4 1... e5 1/2-1/2", "game1 e2e4 e7e5 1/2-1/2"},
    {"e4 e5 1/2", "game1 e2e4 e7e5 1/2-1/2"},
    {"1 e4 e5 2 Nf3 *", "game1 e2e4 e7e5 g1f3 *"},
    {"\xEF\xBB\xBF[Event \"x\"]\n1. e4 *", "game1 Event=x e2e4 *"},
    {"\xEF\xBB\xBF% 1. d4 *\n1. e4 *", "game1 e2e4 *"},
    {"1. e4 {[%clk\n1:00:00.5]} e5 {[%emt\t0:00:01][%clk1:00:00]} *",
     "game1 e2e4 {[%clk\n1:00:00.5]} clk3600500 e7e5 {[%emt\t0:00:01][%clk1:00:00]} emt1000 *"},
    {"[White \"A \\\"B\\\" \\\\ C\"] *", "game1 White=A \"B\" \\ C *"},
    {"[ White  \"A\" ]\n[Black\"B\"] *", "game1 White=A Black=B *"},
    {"1. e4 {good {still} e5 *", "game1 e2e4 {good {still} e7e5 *"},
    {"1. e4 ; the rest } of it\ne5 *", "game1 e2e4 { the rest } of it} e7e5 *"},
    {"% 1. d4 *\n1. e4\n%{\ne5 *", "game1 e2e4 e7e5 *"},
    {"1. e4! e5?? 2. Nf3!? $14 Nc6 $139 *", "game1 e2e4 $1 e7e5 $4 g1f3 $5 $14 b8c6 $139 *"},
    {"1. e4 (1. d4 d5 (1... Nf6) 2. c4) 1... e5 *", "game1 e2e4 ( d2d4 d7d5 ( g8f6 ) c2c4 ) e7e5 *"},
    {"1. e4 (1. d4 1-0) e5 0-1", "game1 e2e4 ( d2d4 ) e7e5 0-1"},
    {"1. e4 {[%clk 1:30:00]} e5 {[%clk 0:05:07.5][%emt 0:00:03]} *",
     "game1 e2e4 {[%clk 1:30:00]} clk5400000 e7e5 {[%clk 0:05:07.5][%emt 0:00:03]} clk307500 emt3000 *"},
    {"1. e4 {[%clk 1:61:00] [%clk] [%csl Ge4]} *", "game1 e2e4 {[%clk 1:61:00] [%clk] [%csl Ge4]} *"},
    {"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *", "game1 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 *"},
    {"1. e4 *\n\n1. d4 *", "game1 e2e4 * game2 d2d4 *"},
    {"[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4 1-0", "game1 Event=a e2e4 * game2 Event=b d2d4 1-0"},
    {"1. e4 e5 2. N", "game1 e2e4 e7e5 *!"},
    {"1. e4 Nf6 2. e5 d5 3. exd6e.p. *", "game1 e2e4 g8f6 e4e5 d7d5 e5d6 *"},
    {"1. e4 1-0 $18\n1. d4 *", "game1 e2e4 $18 1-0 game2 d2d4 *"},
    // pairings: tags alone
    {"[Event \"a\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n[Event \"b\"]\n\n1. d4 *",
     "game1 Event=a FEN=4k3/8/8/8/8/8/8/4K3 w - - 0 1 * game2 Event=b d2d4 *"},
    {"[White \"a\"]\n\n[White \"b\"]\r\n\r\n[White \"c\"]\n",
     "game1 White=a * game2 White=b * game3 White=c *"},
    {"1. e4 d5 2. exP QxP 3. Nc3 *", "game1 e2e4 d7d5 e4d5 d8d5 b1c3 *"},
    {"[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"] 1. a8(Q) *", "game1 FEN=8/P6k/8/8/8/8/8/K7 w - - 0 1 a7a8q *"},
    {"[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"] 1. a8 =N Kg7 *",
     "game1 FEN=8/P6k/8/8/8/8/8/K7 w - - 0 1 a7a8n h7g7 *"},
    {"[FEN \"1r6/P6k/8/8/8/8/8/K7 w - - 0 1\"] 1. axb8 Q Kg7 (1... Kh6) *",
     "game1 FEN=1r6/P6k/8/8/8/8/8/K7 w - - 0 1 a7b8q h7g7 ( h7h6 ) *"},
    {"0. e4 e5 *", "game1 e2e4 e7e5 *"},
    {"[Note \"a\"]\n[Note \"b\"]\n1. e4 *", "game1 Note=a Note=b e2e4 *"},
};

struct Faulty {
  char const* text;
  PgnFault fault;
  PgnPlace place;
  std::size_t plies;
};
std::ostream& operator<<(std::ostream& out, Faulty const& f) { return out << f.text; }

std::vector<Faulty> const faulty{
    {"1. e4 e5\n2. Ke3 *", PgnFault::no_such_move, {1, 3, 2, 4}, 2},
    {"1. e4 *\n1. e5 *", PgnFault::no_such_move, {2, 1, 2, 4}, 0},
    {"1. e4 e5 2. Qh5 Ke7 3. Qxe5+ -- *", PgnFault::null_move, {1, 6, 1, 30}, 5},
    {"1. e4 e5 2. Nn3 *", PgnFault::not_a_move, {1, 3, 1, 13}, 2},
    {"1. e4 e5 2. 4254 Nc6 *", PgnFault::not_a_move, {1, 3, 1, 13}, 2},
    {"1. e4 \u0441\u0435 *", PgnFault::not_a_move, {1, 2, 1, 7}, 1},
    {"1. e4 Sbxd *", PgnFault::not_a_move, {1, 2, 1, 7}, 1},
    {"1-0 (1. d4)", PgnFault::misplaced_variation, {1, 1, 1, 5}, 0},
    {"1. e4 1-0 (1. d4", PgnFault::unclosed_variation, {1, 2, 1, 17}, 1},
    {"[FEN \"k7/8/8/8/8/8/8/K1N1N3 w - - 0 1\"] 1. Nd3 *", PgnFault::several_moves, {1, 1, 1, 44}, 0},
    {"[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"] 1. a8 *", PgnFault::several_moves, {1, 1, 1, 41}, 0},
    {"[White \"A]\n1. e4 *", PgnFault::bad_tag, {1, 0, 1, 1}, 0},
    {"[White A]\n1. e4 *", PgnFault::bad_tag, {1, 0, 1, 1}, 0},
    {"[FEN \"8/8 w\"]\n1. e4 *", PgnFault::bad_fen, {1, 0, 1, 7}, 0},
    {"[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"] *", PgnFault::unplayable_setup, {1, 0, 1, 7}, 0},
    {"[Variant \"Atomic\"] 1. e4 *", PgnFault::unknown_variant, {1, 0, 1, 11}, 0},
    {"[FEN \"8/8 w\"]\n[SetUp \"1\"] 1. e4 *", PgnFault::bad_fen, {1, 0, 1, 7}, 0},
    {"[Variant \"Atomic\"]\n[FEN \"8/8 w\"] *", PgnFault::unknown_variant, {1, 0, 1, 11}, 0},
    {"\xEF\xBB\xBF"
     "1. Ke4 *",
     PgnFault::no_such_move,
     {1, 1, 1, 4},
     0},
    {"1. e4 $256 *", PgnFault::bad_glyph, {1, 2, 1, 7}, 1},
    {"1. e4 !!! *", PgnFault::bad_glyph, {1, 2, 1, 7}, 1},
    {"(1. d4) 1. e4 *", PgnFault::misplaced_variation, {1, 1, 1, 1}, 0},
    {"1. e4 ((1. d4)) *", PgnFault::misplaced_variation, {1, 1, 1, 8}, 1},
    {"1. e4 ) e5 *", PgnFault::unopened_variation, {1, 2, 1, 7}, 1},
    {"1. e4 (1. d4", PgnFault::unclosed_variation, {1, 2, 1, 13}, 1},
    {"1. e4 {never ends", PgnFault::unclosed_comment, {1, 2, 1, 7}, 1},
    {"1. e4 } e5 *", PgnFault::stray_character, {1, 2, 1, 7}, 1},
    {"{\xC3\xA4\xC3\xB6} 1. e4 {\xC3\xBC} Ke7 *", PgnFault::no_such_move, {1, 2, 1, 16}, 1},
};

}  // namespace

BOOST_DATA_TEST_CASE(the_visitor_is_told_what_stands_there, boost::unit_test::data::make(told), row) {
  BOOST_TEST(heard_of(row.text).heard == row.heard);
}

BOOST_DATA_TEST_CASE(the_first_fault_is_found_at_its_place, boost::unit_test::data::make(faulty), row) {
  auto const ends = heard_of(row.text).ends;
  BOOST_TEST_REQUIRE(!ends.empty());
  auto const& end = ends.back();
  BOOST_TEST_REQUIRE(end.error.has_value());
  BOOST_TEST((end.error->fault == row.fault), describe(end.error->fault));
  BOOST_TEST(end.error->place.game == row.place.game);
  BOOST_TEST(end.error->place.ply == row.place.ply);
  BOOST_TEST(end.error->place.line == row.place.line);
  BOOST_TEST(end.error->place.column == row.place.column);
  BOOST_TEST(end.plies == row.plies);
}

namespace {

struct Warned {
  char const* text;
  PgnFault fault;
  PgnPlace place;
  std::string heard;
};
std::ostream& operator<<(std::ostream& out, Warned const& w) { return out << w.text; }

/// As files are found in the wild.
std::vector<Warned> const warned{
    {"[White \"A \"B\" C\"]\n1. e4 *", PgnFault::loose_tag, {1, 0, 1, 9}, "game1 White=A \"B\" C e2e4 *"},
    {"[Event \"C:\\games\\\"]\n1. e4 *", PgnFault::loose_tag, {1, 0, 1, 9}, "game1 Event=C:\\games\\ e2e4 *"},
    {"[Event \"a\\b\"]\n1. e4 *", PgnFault::loose_tag, {1, 0, 1, 9}, "game1 Event=a\\b e2e4 *"},
    {"[SetUp \"1\"]\n1. e4 *", PgnFault::bad_fen, {1, 0, 1, 9}, "game1 SetUp=1 e2e4 *"},
    {"1. e4 -- 2. d4 e5 *", PgnFault::null_move, {1, 2, 1, 7}, "game1 e2e4 pass d2d4 e7e5 *"},
    {"1. e4 Z0 2. e5 d5 3. exd6 *", PgnFault::null_move, {1, 2, 1, 7}, "game1 e2e4 pass e4e5 d7d5 e5d6 *"},
    {"1. e4 (1. d4 -- 2. c4) e5 *",
     PgnFault::null_move,
     {1, 2, 1, 14},
     "game1 e2e4 ( d2d4 pass c2c4 ) e7e5 *"},
    {"1. e4 {a {b} c} e5 *", PgnFault::nested_comment, {1, 2, 1, 8}, "game1 e2e4 {a {b} c} e7e5 *"},
    {"1. e4 e5 2. Nf3 (=) Nc6 *", PgnFault::passed_over, {1, 4, 1, 17}, "game1 e2e4 e7e5 g1f3 b8c6 *"},
    {"1. e4(=) e5 *", PgnFault::passed_over, {1, 2, 1, 6}, "game1 e2e4 e7e5 *"},
    {"1. e4 +/= e5 *", PgnFault::passed_over, {1, 2, 1, 7}, "game1 e2e4 e7e5 *"},
    {"1. e4 = e5 *", PgnFault::passed_over, {1, 2, 1, 7}, "game1 e2e4 e7e5 *"},
    {"1. e4= e5 *", PgnFault::passed_over, {1, 2, 1, 6}, "game1 e2e4 e7e5 *"},
    {"1. e4\u00b1 e5 *", PgnFault::passed_over, {1, 2, 1, 6}, "game1 e2e4 e7e5 *"},
    {"1. e4 \u221e e5 *", PgnFault::passed_over, {1, 2, 1, 7}, "game1 e2e4 e7e5 *"},
    {"1. e4 \u25a1 e5 *", PgnFault::passed_over, {1, 2, 1, 7}, "game1 e2e4 e7e5 *"},
    {"1. e4 \u2a72 e5 *", PgnFault::passed_over, {1, 2, 1, 7}, "game1 e2e4 e7e5 *"},
    {"1. e4 e5 N 2. Nf3 *", PgnFault::passed_over, {1, 3, 1, 10}, "game1 e2e4 e7e5 g1f3 *"},
    {"1. e4 inf e5 *", PgnFault::passed_over, {1, 2, 1, 7}, "game1 e2e4 e7e5 *"},
    {"1. e4 D e5 *", PgnFault::passed_over, {1, 2, 1, 7}, "game1 e2e4 e7e5 *"},
    {"1. e4 e5 resigns 1-0", PgnFault::passed_over, {1, 3, 1, 10}, "game1 e2e4 e7e5 1-0"},
    {"1. e4 Nf6 2. e5 d5 3. exd6 e.p. *",
     PgnFault::passed_over,
     {1, 6, 1, 28},
     "game1 e2e4 g8f6 e4e5 d7d5 e5d6 *"},
    {"1. e4 e5 1-0 (1... c5 2. c3) {x}\n\n1. d4 *",
     PgnFault::late_variation,
     {1, 3, 1, 14},
     "game1 e2e4 e7e5 ( c7c5 c2c3 ) 1-0 game2 d2d4 *"},
    {"1. e4 1-0 {so} +-\n\n1. d4 *", PgnFault::passed_over, {1, 2, 1, 16}, "game1 e2e4 1-0 game2 d2d4 *"},
    {"[White \"A\"]\n\n[Black \"B\"]\n1. e4 *",
     PgnFault::parted_tags,
     {1, 0, 3, 2},
     "game1 White=A Black=B e2e4 *"},
    {"1. e4 (1. d4 d5 2. Kd3 {so} (2. c4) e6) e5 *",
     PgnFault::no_such_move,
     {1, 3, 1, 20},
     "game1 e2e4 ( d2d4 d7d5 ) e7e5 *"},
    {"1. e4 (1. z4) e5 *", PgnFault::not_a_move, {1, 1, 1, 11}, "game1 e2e4 ( ) e7e5 *"},
    {"1. e4 Sf6 *", PgnFault::loose_move, {1, 2, 1, 7}, "game1 e2e4 g8f6 *"},
    {"1. d3 e5 2. Nd2 e4 3. b3 e3 4. h3 Ke7 5. h4 d5 6. g3 d4 7. f3 De8 *",
     PgnFault::loose_move,
     {1, 14, 1, 63},
     "game1 d2d3 e7e5 b1d2 e5e4 b2b3 e4e3 h2h3 e8e7 h3h4 d7d5 g2g3 d5d4 f2f3 d8e8 *"},
    {"1. E4 e5 *", PgnFault::loose_move, {1, 1, 1, 4}, "game1 e2e4 e7e5 *"},
    {"1. e4 e5 2. nf3 Nc6 *", PgnFault::loose_move, {1, 3, 1, 13}, "game1 e2e4 e7e5 g1f3 b8c6 *"},
    {"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. o-o Nf6 *",
     PgnFault::loose_move,
     {1, 7, 1, 35},
     "game1 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 *"},
    {"1. e4 {{x}} e5 {y} *", PgnFault::nested_comment, {1, 2, 1, 8}, "game1 e2e4 {{x}} e7e5 {y} *"},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_is_loose_is_read_with_a_warning_at_its_place, boost::unit_test::data::make(warned),
                     row) {
  auto const listener = heard_of(row.text);
  BOOST_TEST(listener.heard == row.heard);
  BOOST_TEST(!listener.ends.back().error);
  BOOST_TEST_REQUIRE(listener.warnings.size() == 1u);
  auto const& warning = listener.warnings.front();
  BOOST_TEST((warning.fault == row.fault), describe(warning.fault));
  BOOST_TEST((warning.place == row.place),
             warning.place.ply << ' ' << warning.place.line << ' ' << warning.place.column);
}

BOOST_DATA_TEST_CASE(what_stands_as_it_should_is_not_warned_of, boost::unit_test::data::make(told), row) {
  BOOST_TEST(heard_of(row.text).warnings.empty());
}

BOOST_AUTO_TEST_CASE(reading_goes_on_with_the_game_after_a_faulty_one) {
  for (char const* bad : {"1. e4 Ke3 {[Event \"no\"]} (1. d4) d5 0-1", "[White A]\n[Black \"B\"]\n1. e4 0-1",
                          "1. e4 Ke3 0-1 (1. d4 1-0 (1. c4) 1-0)", "[FEN \"x\"]\n1. e4 0-1", "1. e4 ) 0-1"}) {
    auto const listener = heard_of(std::string{bad} + "\n\n[White \"A\"]\n\n1. d4 1-0\n");
    BOOST_TEST_REQUIRE(listener.ends.size() == 2U, bad);
    BOOST_TEST(listener.ends[0].error.has_value(), bad);
    BOOST_TEST((listener.ends[0].result == notation::PgnResult::black_wins), bad);
    BOOST_TEST(!listener.ends[1].error, bad);
    BOOST_TEST(listener.heard.ends_with("game2 White=A d2d4 1-0"), bad);
  }
}

BOOST_AUTO_TEST_CASE(an_open_comment_costs_only_its_game) {
  auto const listener = heard_of("1. e4 {open\n\n[Event \"2\"]\n\n1. d4 1-0\n");
  BOOST_TEST_REQUIRE(listener.ends.size() == 2U);
  BOOST_TEST((listener.ends[0].error->fault == PgnFault::unclosed_comment));
  BOOST_TEST(listener.heard.ends_with("game2 Event=2 d2d4 1-0"));
}

BOOST_AUTO_TEST_CASE(the_brace_of_a_later_game_does_not_close_an_open_comment) {
  auto const listener = heard_of("1. e4 {open\r\n\r\n[Event \"2\"]\r\n\r\n1. d4 {x} 1-0\n");
  BOOST_TEST_REQUIRE(listener.ends.size() == 2U);
  BOOST_TEST((listener.ends[0].error->fault == PgnFault::unclosed_comment));
  BOOST_TEST(!listener.ends[1].error.has_value());
  BOOST_TEST(listener.ends[1].plies == 1U);
}

BOOST_AUTO_TEST_CASE(a_comment_may_quote_a_tag_in_its_text) {
  auto const listener = heard_of("1. e4 {as in\n[Event \"2\"] and\n\n[so on} e5 1-0\n");
  BOOST_TEST_REQUIRE(listener.ends.size() == 1U);
  BOOST_TEST(listener.ends[0].plies == 2U);
}

BOOST_AUTO_TEST_CASE(what_was_found_is_shortened_between_characters) {
  std::string word = "x";
  for (unsigned i = 0; i < 30; ++i) word += "\xC3\xA4";
  auto const listener = heard_of(word + " *");
  BOOST_TEST(listener.ends[0].error->found == word.substr(0, 39));
}

BOOST_AUTO_TEST_CASE(a_last_game_without_result_is_unfinished_and_no_fault) {
  auto const listener = heard_of("[Result \"1-0\"]\n\n1. e4 e5");
  BOOST_TEST_REQUIRE(listener.ends.size() == 1U);
  BOOST_TEST(!listener.ends[0].has_result);
  BOOST_TEST(!listener.ends[0].error);
  BOOST_TEST(listener.ends[0].plies == 2U);
}

BOOST_AUTO_TEST_CASE(a_game_may_start_from_a_chess960_array) {
  auto const listener = heard_of(
      "[Variant \"Fischerandom\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/RR2K3 w B - 0 1\"]\n1. O-O-O *");
  BOOST_TEST(listener.start_fen == "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1");
  BOOST_TEST(listener.heard.ends_with("e1b1 *"));
}

BOOST_AUTO_TEST_CASE(rights_that_cannot_be_are_dropped_from_the_tag_fen) {
  auto const listener = heard_of("[FEN \"4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\n1. O-O *");
  BOOST_TEST(listener.start_fen == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  BOOST_TEST(!listener.ends[0].error);
}

BOOST_AUTO_TEST_CASE(variations_may_lie_in_each_other_but_not_without_end) {
  std::string text = "1. e4 ";
  for (unsigned i = 0; i < 201; ++i) text += "(e4 ";
  auto const listener = heard_of(text);
  BOOST_TEST((listener.ends[0].error->fault == PgnFault::deep_variation));
}

BOOST_AUTO_TEST_CASE(all_moves_of_real_games_are_legal, *test::with_outside_data) {
  struct File {
    char const* path;
    std::size_t games, plies;
  };
  // The numbers are those of pgn-extract --plycount.
  for (File const& file :
       {File{"games/online-with-clocks.pgn", 438, 28'538}, File{"games/otb-no-clocks.pgn", 1110, 101'487}}) {
    auto const text = test::outside_text(file.path);
    struct Counter : notation::PgnVisitor {
      void end_game(notation::PgnGameEnd const& end) override {
        ++games;
        plies += end.plies;
        BOOST_TEST(!end.error, "game " << end.game);
      }
      std::size_t games = 0, plies = 0;
    } counter;
    notation::read_pgn(text, counter);
    BOOST_TEST(counter.games == file.games);
    BOOST_TEST(counter.plies == file.plies);
  }
}

BOOST_AUTO_TEST_CASE(a_visitor_that_wants_no_comments_hears_none_and_all_else) {
  struct Deaf : Listener {
    bool wants_comments() const override { return false; }
  } listener;
  notation::read_pgn("1. e4 {[%clk 1:00:00]} e5 ; more\n2. Nf3 *", listener);
  BOOST_TEST(listener.heard == "game1 e2e4 e7e5 g1f3 *");
}

BOOST_AUTO_TEST_SUITE_END()
