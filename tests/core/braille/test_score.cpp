// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games in Braille: what is written is read back, and what cannot be read is named with its place.
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/braille_score.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/braille/codes.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::braille;

BOOST_AUTO_TEST_SUITE(score)

namespace {

struct Game {
  chess::Position start;
  std::vector<chess::Move> moves;
};

Game random_game(unsigned number) {
  std::mt19937 random(number);
  Game game{test::position_of(test::starts_of_walks[number % test::starts_of_walks.size()]), {}};
  chess::Position position = game.start;
  std::size_t const plies = 1 + random() % 160;
  while (game.moves.size() < plies) {
    auto const legal = position.legal_moves();
    if (legal.empty()) break;
    game.moves.push_back(legal[random() % legal.size()]);
    position = position.after(game.moves.back());
  }
  return game;
}

std::string file_of(ChessCode const& code, Game const& game, FileForm form) {
  std::vector<std::string> const heading{
      "White: Väinö Größe-Ångström, 2. board of the third team of the town", "Event: x"};
  std::vector<std::string> const ending{"Result: 1/2-1/2"};
  return write_file(write_score(code, chess::scored_legal(game.start, game.moves), heading, ending).lines,
                    form);
}

std::vector<std::string> split(std::string const& text, char at) {
  std::vector<std::string> parts(1);
  for (char const c : text) {
    if (c == at)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

/// Pages of at most 25 lines, lines of at most 40 cells; `bytes` make a cell.
void check_format(std::string const& file, std::size_t bytes, std::string const& line_end) {
  for (std::string const& page : split(file, '\f')) {
    BOOST_TEST_REQUIRE(page.ends_with(line_end));
    auto lines = split(page, '\n');
    lines.pop_back();
    BOOST_TEST(!lines.empty());
    BOOST_TEST(lines.size() <= lines_per_page);
    for (std::string const& line : lines) {
      std::string const cells = line.substr(0, line.size() + 1 - line_end.size());
      BOOST_TEST(cells.size() % bytes == 0u);
      BOOST_TEST(cells.size() / bytes <= cells_per_line);
    }
  }
}

auto const initial = chess::Position::initial();

struct Fault {
  char const* brf;
  ScoreFault fault;
  char const* described;
};
std::ostream& operator<<(std::ostream& os, Fault const& f) { return os << f.described; }

Fault const faults[] = {
    {"", ScoreFault::no_moves,
     "line 1, cell 1: expected a line that begins with a move number in lowered digits"},
    {"white: anna\r\n", ScoreFault::no_moves,
     "line 2, cell 1: expected a line that begins with a move number in lowered digits"},
    {"1 E4 E5\r\n3 SF3", ScoreFault::wrong_number, "line 2, cell 1: expected move number 2"},
    {"1 E4 E5\r\n\f2 S=3", ScoreFault::unknown_sign,
     "line 2, cell 4: expected a piece letter, a file, a rank or a sign of the English chess code"},
    {"1 E4 E5 E6", ScoreFault::no_such_move, "line 1, cell 9: expected a legal move of White"},
    {"1 E4 D", ScoreFault::not_a_move, "line 1, cell 6: expected a whole move of Black"},
    {"1 SC3 A5\n2 SE4 A4\n3 SF3 A3\n4 SG5", ScoreFault::several_moves,
     "line 4, cell 3: expected one of Nfg5 Neg5"},
    {"1 E4 \xE2\xA1\x80", ScoreFault::dot_7_or_8, "line 1, cell 6: expected a cell of six dots"},
    {"1 E4 \xC3\xA4", ScoreFault::not_braille,
     "line 1, cell 6: expected a Braille cell (ASCII Braille, or U+2800 to U+283F)"},
};

}  // namespace

BOOST_DATA_TEST_CASE(random_games_read_back_equal, boost::unit_test::data::make(codes), named) {
  unsigned const games = static_cast<unsigned>(test::budget(1'200, 240, 48));
  for (unsigned number = 0; number < games; ++number) {
    Game const game = random_game(number);
    for (FileForm const form : {FileForm::brf, FileForm::unicode}) {
      auto const read = read_score(named.code, game.start, file_of(named.code, game, form));
      BOOST_REQUIRE_MESSAGE(read, "game " << number << ": " << (read ? "" : describe(read.error())));
      BOOST_REQUIRE(*read == game.moves);
    }
  }
}

BOOST_DATA_TEST_CASE(lines_have_40_cells_and_pages_25_lines, boost::unit_test::data::make(codes), named) {
  for (unsigned number = 0; number < 48; ++number) {
    Game const game = random_game(number);
    check_format(file_of(named.code, game, FileForm::brf), 1, "\r\n");
    check_format(file_of(named.code, game, FileForm::unicode), 3, "\n");
  }
}

BOOST_AUTO_TEST_CASE(a_short_game_as_brf) {
  Game game{initial, {}};
  chess::Position position = initial;
  for (char const* text : {"e4", "e5", "Nf3", "Nc6"}) {
    game.moves.push_back(std::get<chess::Move>(notation::read_move(position, text)));
    position = position.after(game.moves.back());
  }
  std::vector<std::string> const heading{"White: Anna", "Date: 2026.11.21"};
  std::vector<std::string> const ending{"Result: *"};
  auto const score = write_score(english_chess, chess::scored_legal(initial, game.moves), heading, ending);
  BOOST_TEST(write_file(score.lines, FileForm::brf) ==
             ",WHITE3 ,ANNA\r\n,DATE3 #BJBF4#AA4#BA\r\n\r\n1 E4 E5\r\n2 SF3 SC6\r\n\r\n,RESULT3 8\r\n");
  BOOST_TEST((score.replaced == std::vector<Replacement>{{"*", "?"}}));
}

BOOST_DATA_TEST_CASE(what_cannot_be_read_has_a_place_and_an_expectation, boost::unit_test::data::make(faults),
                     f) {
  auto const read = read_score(english_chess, initial, f.brf);
  BOOST_TEST_REQUIRE(!read);
  BOOST_TEST(describe(read.error()) == f.described);
  BOOST_TEST((read.error().fault == f.fault));
}

BOOST_AUTO_TEST_CASE(moves_may_run_on_in_paragraphs_with_small_letters_and_other_text_between) {
  auto const read =
      read_score(english_chess, initial, "my game\n\n1 e4 e5 2 sf3\nsc6 3\nlb5 a6\n\na remark\n\n4 la4 ;sf6");
  BOOST_TEST(!read);  // ";": a capture sign at no square
  auto const good =
      read_score(english_chess, initial, "my game\n\n1 e4 e5 2 sf3\nsc6 3\nlb5 a6\n\na remark\n\n4 la4 sf6");
  BOOST_TEST_REQUIRE(good.has_value());
  BOOST_TEST(good->size() == 8u);
}

BOOST_AUTO_TEST_SUITE_END()
