// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a game as text, as a page and in Braille.
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/braille_score.hpp"
#include "core/legal/reading/replay.hpp"
#include "core/notation/fen.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/score/game_score.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using score::GameScore;

namespace {

std::vector<chess::Move> moves_of(chess::Position const& start, std::string_view text) {
  auto const done = notation::replay(start, notation::move_texts(text));
  BOOST_TEST_REQUIRE(!done.error.has_value());
  return done.moves;
}

GameScore sample() {
  GameScore game{"Anna <A> & B", "Müller", "", "", "2026.11.21", "0-1", chess::Position::initial(), {}};
  auto const start = chess::position_of(game.start).value();
  game.moves = chess::scored_legal(start, moves_of(start, "f3 e5 g4 Qh4#"));
  return game;
}

GameScore from_black() {
  GameScore game{
      "", "", "", "", "", "", *chess::Position::from(*notation::read_fen("4k3/8/8/8/8/8/8/4K2N b - - 3 41")),
      {}};
  auto const start = chess::position_of(game.start).value();
  game.moves = chess::scored_legal(start, moves_of(start, "Kd7 Nf2 Kd6"));
  return game;
}

words::Catalogue finnish() {
  return words::load_catalogue(words::Language::finnish, TACTUS_LOCALE_DIR).value();
}

unsigned count(std::string const& text, std::string const& part) {
  unsigned found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(text_has_headings_moves_and_result_in_the_language) {
  BOOST_TEST(score_as_text(sample(), {{}, notation::english}) ==
             "White: Anna <A> & B\nBlack: Müller\nDate: 2026.11.21\n\n"
             "  1. f3       e5\n  2. g4       Qh4++\n\nResult: 0-1\n");
  BOOST_TEST(score_as_text(sample(), {finnish(), notation::finnish}) ==
             "Valkea: Anna <A> & B\nMusta: Müller\nPäivä: 2026.11.21\n\n"
             "  1. f3       e5\n  2. g4       Dh4++\n\nTulos: 0-1\n");
}

BOOST_AUTO_TEST_CASE(a_game_without_moves_or_result_says_so) {
  GameScore game;
  BOOST_TEST(score_as_text(game, {{}, notation::english}) == "\nThe game is not finished.\n");
  BOOST_TEST(score_as_large_print(game, {{}, notation::english}, 20).find("<table>") == std::string::npos);
  auto const braille = score_as_braille(game, {}, braille::english_chess, braille::FileForm::brf);
  BOOST_TEST(braille.text == ",THE GAME IS NOT FINISHED4\r\n");
}

BOOST_AUTO_TEST_CASE(the_page_is_large_black_on_white_and_needs_nothing_else) {
  std::string const page = score_as_large_print(sample(), {finnish(), notation::finnish}, 24);
  BOOST_TEST(page.starts_with("<!DOCTYPE html>\n<html lang=\"fi\">"));
  BOOST_TEST(page.find("font:24pt/1.6") != std::string::npos);
  BOOST_TEST(page.find("color:#000;background:#fff") != std::string::npos);
  BOOST_TEST(page.find("<p>Valkea: Anna &lt;A&gt; &amp; B</p>") != std::string::npos);
  BOOST_TEST(
      page.find("<th scope=\"col\">Siirto</th><th scope=\"col\">Valkea:</th><th scope=\"col\">Musta:</th>") !=
      std::string::npos);
  BOOST_TEST(page.find("<tr><th scope=\"row\">2</th><td>g4</td><td>Dh4++</td></tr>") != std::string::npos);
  BOOST_TEST(page.find("<script") == std::string::npos);
  BOOST_TEST(page.find("http") == std::string::npos);
  BOOST_TEST(page.find("{{") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_row_of_the_page_is_whole) {
  for (GameScore const& game : {sample(), from_black()}) {
    for (std::size_t plies = 1; plies <= game.moves.size(); ++plies) {
      GameScore part = game;
      part.moves.resize(plies);
      std::string const page = score_as_large_print(part, {{}, notation::english}, 18);
      unsigned const rows = count(page, "<th scope=\"row\">");
      BOOST_TEST(count(page, "<td>") == 2 * rows);
      BOOST_TEST(count(page, "</td>") == 2 * rows);
      BOOST_TEST(count(page, "</tr>") == rows + 1);  // and the head
    }
  }
  std::string const page = score_as_large_print(from_black(), {{}, notation::english}, 18);
  BOOST_TEST(page.find("<tr><th scope=\"row\">41</th><td>...</td><td>Kd7</td></tr>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(braille_reads_back_with_headings_in_any_language) {
  for (GameScore const& game : {sample(), from_black()})
    for (auto const* code : {&braille::english_chess, &braille::german_chess, &braille::finnish_chess})
      for (auto const& catalogue : {words::Catalogue{}, finnish()})
        for (auto const form : {braille::FileForm::brf, braille::FileForm::unicode}) {
          auto const file = score_as_braille(game, {catalogue, notation::english}, *code, form);
          auto const read = braille::read_score(*code, chess::position_of(game.start).value(), file.text);
          BOOST_TEST_REQUIRE(read.has_value());
          auto const again = chess::scored_legal(chess::position_of(game.start).value(), *read);
          BOOST_TEST_REQUIRE(again.size() == game.moves.size());
          for (std::size_t i = 0; i < again.size(); ++i) BOOST_TEST((again[i].move == game.moves[i].move));
        }
}

BOOST_AUTO_TEST_CASE(each_replaced_character_is_told_in_a_sentence) {
  auto const file = score_as_braille(sample(), {}, braille::english_chess, braille::FileForm::brf);
  BOOST_TEST(
      file.notes == (std::vector<std::string>{"In Braille ? instead of <.", "In Braille ? instead of >."}),
      boost::test_tools::per_element());
  BOOST_TEST(shown(score::no_braille_code("sv"), finnish()) ==
             "Kielelle sv ei tunneta shakin pistemerkintää; odotettiin en, fi tai de.");
}
