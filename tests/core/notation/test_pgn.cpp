// SPDX-License-Identifier: GPL-3.0-or-later
// Writing PGN in its export format.
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "core/notation/move_text.hpp"
#include "core/notation/pgn/pgn_writer.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using notation::PgnGame;

BOOST_AUTO_TEST_SUITE(pgn)

namespace {

void play(PgnGame& game, std::string const& words) {
  chess::Position position = chess::position_of(game.start).value();
  for (chess::Move const m : game.moves) position = position.after(m);
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    auto const m = std::get<chess::Move>(notation::read_move(position, word));
    game.moves.push_back(m);
    position = position.after(m);
  }
}

std::string movetext(PgnGame const& game) {
  std::string const text = write_judged_pgn(game);
  std::size_t const blank = text.find("\n\n");
  return text.substr(blank + 2);
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_seven_tags_come_first_and_unknown_ones_say_so) {
  PgnGame game;
  game.tags = {{"Annotator", "none"}, {"White", "Kowalska, A."}, {"Result", "ignored"}};
  game.result = notation::PgnResult::draw;
  BOOST_TEST(write_judged_pgn(game) ==
             "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Kowalska, A.\"]\n"
             "[Black \"?\"]\n[Result \"1/2-1/2\"]\n[Annotator \"none\"]\n\n1/2-1/2\n\n");
}

BOOST_AUTO_TEST_CASE(quotes_backslashes_and_line_ends_cannot_break_a_tag) {
  PgnGame game;
  game.tags = {{"Event", "The \"A\" \\ B\nopen"}};
  BOOST_TEST(write_judged_pgn(game).starts_with("[Event \"The \\\"A\\\" \\\\ B open\"]\n"));
}

BOOST_AUTO_TEST_CASE(moves_are_numbered_and_the_result_closes_them) {
  PgnGame game;
  play(game, "f3 e5 g4 Qh4");
  game.result = notation::PgnResult::black_wins;
  BOOST_TEST(movetext(game) == "1. f3 e5 2. g4 Qh4# 0-1\n\n");
}

BOOST_AUTO_TEST_CASE(clocks_are_written_where_they_are_known_and_blacks_move_is_numbered_after_one) {
  PgnGame game;
  play(game, "e4 e5 Nf3 Nc6");
  game.clocks = {Millis{5'399'500}, std::nullopt, Millis{-5}};
  BOOST_TEST(movetext(game) == "1. e4 {[%clk 1:29:59.5]} 1... e5 2. Nf3 {[%clk 0:00:00]} 2... Nc6 *\n\n");
}

BOOST_AUTO_TEST_CASE(another_start_is_written_with_its_fen_and_black_may_begin) {
  PgnGame game;
  game.start = test::position_of("6k1/8/8/8/8/8/p7/2K5 b - - 0 40");
  play(game, "a1=Q");
  std::string const text = write_judged_pgn(game);
  BOOST_TEST(text.find("[SetUp \"1\"]\n[FEN \"6k1/8/8/8/8/8/p7/2K5 b - - 0 40\"]\n") != std::string::npos);
  BOOST_TEST(movetext(game) == "40... a1=Q+ *\n\n");
}

BOOST_AUTO_TEST_CASE(castling_from_other_squares_is_called_chess960_once) {
  auto const tags_of = [](char const* fen, std::vector<std::pair<std::string, std::string>> tags) {
    PgnGame game;
    game.start = test::position_of(fen);
    game.tags = std::move(tags);
    std::string const text = write_judged_pgn(game);
    return text.substr(text.find("[SetUp"));
  };
  std::string const chess960 = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
  BOOST_TEST(tags_of(chess960.c_str(), {}).find("[Variant \"Chess960\"]\n") != std::string::npos);
  auto const given = tags_of(chess960.c_str(), {{"Variant", "Fischerandom"}});
  BOOST_TEST(given.find("Chess960") == std::string::npos);
  BOOST_TEST(given.find("[Variant \"Fischerandom\"]\n") != std::string::npos);
  BOOST_TEST(tags_of("r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1", {}).find("Variant") == std::string::npos);
  BOOST_TEST(tags_of("bqnb1rkr/8/8/8/8/8/8/4K3 w - - 0 1", {}).find("Variant") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_line_of_moves_reaches_the_80th_column_and_no_word_is_lost) {
  PgnGame game;
  for (unsigned i = 0; i < 40; ++i) play(game, "Nf3 Nf6 Ng1 Ng8");
  game.clocks.assign(game.moves.size(), Millis{36'000'000});
  std::istringstream lines(movetext(game));
  unsigned words = 0;
  for (std::string line; std::getline(lines, line);) {
    BOOST_TEST(line.size() < 80U, line);
    BOOST_TEST(!line.ends_with(' '));
    std::istringstream in(line);
    for (std::string word; in >> word;) ++words;
  }
  // Per move: number, move, and a clock of two words; one result.
  BOOST_TEST(words == game.moves.size() * 4 + 1);
}

BOOST_AUTO_TEST_SUITE_END()
