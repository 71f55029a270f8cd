// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in words: the count first, one fact a line, short for fingers.
#include "core/legal/position.hpp"
#include "src/training/answers.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/words/player_languages.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::training;
using chess::Square;

BOOST_AUTO_TEST_SUITE(answers)

namespace {

using Lines = std::vector<std::string>;

Square at(char const* name) { return *Square::parse(name); }

FactWords words_in(Language language) {
  speech::Wording wording;
  wording.sentences = words::sentences_in(language);
  return {wording, notation::english};
}

speech::Phrase phrase_of(table::TrainingLine const& line) {
  speech::Phrase phrase;
  for (auto const& part : line.spoken) phrase.push_back({part.voice, part.words});
  return phrase;
}

std::string spoken(table::TrainingLine const& line) { return speech::text_of(phrase_of(line)); }

Lines said(Question const& question, std::string_view fen, Language language = Language::english) {
  Lines lines;
  for (auto const& line : words_in(language).lines(answer_to(question, test::position_of(fen))))
    lines.push_back(spoken(line));
  return lines;
}

Lines written(Question const& question, std::string_view fen) {
  Lines lines;
  for (auto const& line : words_in(Language::english).lines(answer_to(question, test::position_of(fen))))
    lines.push_back(line.written);
  return lines;
}

char const* const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
char const* const centre = "3rk3/8/2n5/4p3/3B4/5N2/3K4/8 w - - 0 1";

}  // namespace

#define CHECK_LINES(found, ...) BOOST_TEST((found) == (Lines{__VA_ARGS__}), boost::test_tools::per_element())

BOOST_AUTO_TEST_CASE(pieces_stand_in_a_line_for_each_kind) {
  CHECK_LINES(said(PiecesAsked{chess::Color::white, {}}, start), "Sixteen pieces.", "White: König Eva eins.",
              "White: Dame David eins.", "White: Turm Anna eins, Turm Hector eins.",
              "White: Läufer Cesar eins, Läufer Felix eins.",
              "White: Springer Bella eins, Springer Gustav eins.",
              "White: Bauer Anna zwei, Bauer Bella zwei, Bauer Cesar zwei, Bauer David zwei, Bauer Eva zwei, "
              "Bauer Felix zwei, Bauer Gustav zwei, Bauer Hector zwei.");
  CHECK_LINES(written(PiecesAsked{chess::Color::black, chess::Kind::pawn}, start), "8 pieces.",
              "Black: a7, b7, c7, d7, e7, f7, g7, h7.");
  CHECK_LINES(said(PiecesAsked{chess::Color::white, chess::Kind::rook}, centre), "No pieces.");
  CHECK_LINES(said(PiecesAsked{{}, chess::Kind::king}, centre), "Two pieces.", "White: König David zwei.",
              "Black: König Eva acht.");
}

BOOST_AUTO_TEST_CASE(a_file_and_a_rank_are_read_piece_by_piece) {
  CHECK_LINES(said(FileAsked{chess::File::d}, centre), "Three pieces.", "White: König David zwei.",
              "White: Läufer David vier.", "Black: Turm David acht.");
  CHECK_LINES(written(RankAsked{chess::Rank::r8}, centre), "2 pieces.", "Black: Rd8.", "Black: Ke8.");
  CHECK_LINES(said(RankAsked{chess::Rank::r7}, centre), "No pieces.");
}

BOOST_AUTO_TEST_CASE(a_square_is_told_with_what_stands_there) {
  CHECK_LINES(said(SquareAsked{at("e5")}, centre), "Black: Bauer Eva fünf.");
  CHECK_LINES(said(SquareAsked{at("e4")}, centre), "Empty: Eva vier.");
}

BOOST_AUTO_TEST_CASE(moves_are_counted_and_said_as_they_are_announced) {
  CHECK_LINES(said(MovesAsked{Moves::all, at("g1")}, start), "Two legal moves.", "Springer Felix drei",
              "Springer Hector drei");
  CHECK_LINES(written(MovesAsked{Moves::all, at("e2")}, start), "2 legal moves.", "e3", "e4");
  CHECK_LINES(said(MovesAsked{Moves::captures, {}}, centre), "One capture.", "Springer schlägt Eva fünf");
  CHECK_LINES(said(MovesAsked{Moves::captures, {}}, start), "No captures.");
  BOOST_TEST(said(MovesAsked{Moves::all, {}}, start).size() == 21U);
}

BOOST_AUTO_TEST_CASE(why_a_square_has_no_moves_is_said) {
  CHECK_LINES(said(MovesAsked{Moves::all, at("e4")}, start), "Empty: Eva vier.");
  CHECK_LINES(said(MovesAsked{Moves::all, at("e7")}, start), "White is to move.");
  CHECK_LINES(said(MovesAsked{Moves::all, at("e1")}, start), "No legal moves.");
}

BOOST_AUTO_TEST_CASE(attackers_and_defenders_are_counted_and_named) {
  CHECK_LINES(said(BearingAsked{at("e5")}, centre), "Two attackers: Läufer David vier, Springer Felix drei.",
              "One defender: Springer Cesar sechs.");
  CHECK_LINES(written(BearingAsked{at("f3")}, centre), "No attackers.", "No defenders.");
  CHECK_LINES(said(BearingAsked{at("g1")}, centre), "Empty: Gustav eins.",
              "Two white attackers: Läufer David vier, Springer Felix drei.", "No black attackers.");
}

BOOST_AUTO_TEST_CASE(a_look_along_lines_names_pieces_and_directions) {
  CHECK_LINES(said(DiagonalsAsked{at("e5")}, centre), "One piece.",
              "White: Läufer David vier, towards Anna eins.");
  CHECK_LINES(written(StraightLinesAsked{at("d4")}, centre), "2 pieces.", "Black: Rd8, towards d8.",
              "White: Kd2, towards d1.");
}

BOOST_AUTO_TEST_CASE(material_says_first_who_has_more) {
  CHECK_LINES(said(MaterialAsked{}, start), "Equal material.", "Queens: White one, Black one.",
              "Rooks: White two, Black two.", "Bishops: White two, Black two.",
              "Knights: White two, Black two.", "Pawns: White eight, Black eight.");
  CHECK_LINES(written(MaterialAsked{}, centre), "Black is ahead by 3 pawns.", "Rooks: White 0, Black 1.",
              "Bishops: White 1, Black 0.", "Knights: White 1, Black 1.", "Pawns: White 0, Black 1.");
}

BOOST_AUTO_TEST_CASE(the_listeners_language_says_the_rest) {
  CHECK_LINES(said(MovesAsked{Moves::all, at("g1")}, start, Language::finnish), "Kaksi laillista siirtoa.",
              "Springer Felix drei", "Springer Hector drei");
  CHECK_LINES(said(BearingAsked{at("e5")}, centre, Language::swedish),
              "Två angripare: Läufer David vier, Springer Felix drei.",
              "En försvarare: Springer Cesar sechs.");
  CHECK_LINES(said(SquareAsked{at("e5")}, centre, Language::german), "Schwarz: Bauer Eva fünf.");
  CHECK_LINES(said(FileAsked{chess::File::d}, centre, Language::french), "Trois pièces.",
              "Blancs : König David zwei.", "Blancs : Läufer David vier.", "Noirs : Turm David acht.");
}

BOOST_AUTO_TEST_CASE(whatever_is_asked_is_spoken_in_words_in_every_language) {
  std::vector<Question> questions{PiecesAsked{}, MaterialAsked{}, MovesAsked{Moves::all, {}},
                                  MovesAsked{Moves::captures, {}}};
  for (unsigned i = 0; i < 8; ++i) {
    questions.emplace_back(FileAsked{static_cast<chess::File>(i)});
    questions.emplace_back(RankAsked{static_cast<chess::Rank>(i)});
  }
  for (unsigned i = 0; i < 64; i += 3) {
    Square const square = Square::from_index(i);
    questions.insert(questions.end(),
                     {SquareAsked{square}, MovesAsked{Moves::all, square}, BearingAsked{square},
                      DiagonalsAsked{square}, StraightLinesAsked{square}});
  }
  for (Language const language : words::player_languages) {
    auto const words = words_in(language);
    test::walk_randomly(3, 5, 37, [&](chess::Position const& position) {
      for (Question const& question : questions)
        for (auto const& line : words.lines(answer_to(question, position))) {
          auto const phrase = phrase_of(line);
          BOOST_TEST_REQUIRE(!phrase.empty());
          BOOST_TEST_REQUIRE(tactus::words::faults_of_speech(phrase).empty(), spoken(line));
          BOOST_TEST_REQUIRE(line.written.find('{') == std::string::npos, line.written);
        }
    });
  }
}

BOOST_AUTO_TEST_SUITE_END()
