// SPDX-License-Identifier: GPL-3.0-or-later
// Each question takes what it asks for, in every language, by word, letter and code.
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"
#include "src/table/console/questions.hpp"
#include "tests/words/player_languages.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(questions_of_a_game)

using namespace tactus::program;

namespace {

constexpr char const* knights = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
constexpr char const* rooks = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
constexpr char const* two_ways = "k7/6P1/8/8/2p5/1P6/8/4KB2 w - - 0 1";
constexpr char const* promoting = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";

OpenMove asked(char const* fen, std::string const& text) {
  auto const before = chess::diagram_of(*chess::Position::from(*notation::read_fen(fen)));
  auto const open = open_move(before.turn(), before, read_stated(text, notation::english));
  BOOST_TEST_REQUIRE(open.has_value(), text);
  return *open;
}

/// In coordinates; "again", "left", "still 2", or "no answer".
std::string answer(OpenMove const& open, std::string_view text,
                   notation::PieceLetters const& letters = notation::english) {
  auto const reply = read_origin(text, open, letters);
  if (!reply) return "no answer";
  if (reply->is_left) return "left";
  if (reply->fits.empty()) return "again";
  if (reply->fits.size() > 1) return "still " + std::to_string(reply->fits.size());
  return notation::write_pattern(notation::pattern_of(reply->fits.front()));
}

struct Answer {
  char const* fen;
  char const* typed;
  char const* reply;
  char const* meant;
};
std::ostream& operator<<(std::ostream& out, Answer const& a) { return out << a.typed << ": " << a.reply; }

constexpr Answer answers[] = {
    // a square, a part of one, on the keypad
    {knights, "Nd2", "b1", "b1d2"},
    {knights, "Nd2", "B1", "b1d2"},
    {knights, "Nd2", "21", "b1d2"},
    {knights, "Nd2", "f", "f1d2"},
    {knights, "Nd2", "61", "f1d2"},
    {knights, "Nd2", "c1", "no answer"},
    {knights, "Nd2", "1", "no answer"},  // both stand there, so that it is the key of the clock
    {knights, "Nd2", "33", "no answer"},
    {knights, "Nd2", "N", "no answer"},
    {knights, "Nd2", "0", "again"},
    {knights, "Nd2", "-", "left"},
    {rooks, "Ra3", "5", "a5a3"},
    {rooks, "Ra3", "1", "a1a3"},
    {rooks, "Ra3", "a", "no answer"},
    {rooks, "Ra3", "a5", "a5a3"},
    {rooks, "Ra3", "15", "a5a3"},
    // the piece
    {two_ways, "BC4", "bishop", "f1c4"},
    {two_ways, "BC4", "Läufer", "f1c4"},
    {two_ways, "BC4", "pawn", "b3c4"},
    {two_ways, "BC4", "sotilas", "b3c4"},
    {two_ways, "BC4", "f1", "f1c4"},
    {two_ways, "BC4", "23", "b3c4"},
    // what a pawn becomes
    {promoting, "a8", "Q", "a7a8=Q"},
    {promoting, "a8", "=n", "a7a8=N"},
    {promoting, "a8", "ratsu", "a7a8=N"},
    {promoting, "a8", "4", "a7a8=N"},
    {promoting, "a8", "1", "a7a8=Q"},
    {promoting, "a8", "king", "no answer"},
    {promoting, "a8", "a7", "no answer"},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_several_moves_fit_is_answered_by_square_or_piece,
                     boost::unit_test::data::make(answers), a) {
  BOOST_TEST(answer(asked(a.fen, a.typed), a.reply) == a.meant);
}

BOOST_AUTO_TEST_CASE(a_text_of_one_move_or_none_leaves_nothing_open) {
  auto const before = chess::diagram_of(*chess::Position::from(*notation::read_fen(knights)));
  for (char const* const text : {"Nbd2", "b1d2", "Nh8", "xyz", "e9"})
    BOOST_TEST(!open_move(before.turn(), before, read_stated(text, notation::english)), text);
}

namespace {

/// Of the words of every language one for each answer.
struct WordsOfLanguage {
  Language language;
  char const* yes;
  char const* no;
  char const* white;
  char const* black;
  char const* queen;
  char const* rook;
  char const* bishop;
  char const* knight;
};
constexpr WordsOfLanguage every_language[] = {
    {Language::english, "yes", "no", "white", "black", "queen", "rook", "bishop", "knight"},
    {Language::finnish, "kyllä", "ei", "valkea", "musta", "daami", "torni", "lähetti", "ratsu"},
    {Language::german, "ja", "nein", "weiß", "schwarz", "Dame", "Turm", "Läufer", "Springer"},
    {Language::swedish, "ja", "nej", "vit", "svart", "dam", "torn", "löpare", "springare"},
    {Language::french, "oui", "non", "blancs", "noirs", "dame", "tour", "fou", "cavalier"},
};

/// By word, letter and code, whether each answer of the question is taken.
void check_answers(Question question, WordsOfLanguage const& words, notation::PieceLetters const& letters) {
  using chess::Color;
  using chess::Kind;
  auto const promotion = [&](std::string const& text) {
    auto const reply = read_promotion(text, letters);
    return reply ? reply->piece : std::nullopt;
  };
  switch (question) {
    case Question::promotion:
      BOOST_TEST((promotion(words.queen) == Kind::queen && promotion("1") == Kind::queen));
      BOOST_TEST((promotion(words.rook) == Kind::rook && promotion("2") == Kind::rook));
      BOOST_TEST((promotion(words.bishop) == Kind::bishop && promotion("3") == Kind::bishop));
      BOOST_TEST((promotion(words.knight) == Kind::knight && promotion("4") == Kind::knight));
      for (Kind const kind : {Kind::queen, Kind::rook, Kind::bishop, Kind::knight})
        BOOST_TEST((promotion({letters.of(kind)}) == kind));
      return;
    case Question::origin: {
      auto const open = asked(promoting, "a8");
      BOOST_TEST(answer(open, words.knight, letters) == "a7a8=N");
      BOOST_TEST(answer(open, {std::string{letters.knight}}, letters) == "a7a8=N");
      BOOST_TEST(answer(open, "4", letters) == "a7a8=N");
      BOOST_TEST(answer(asked(knights, "Nd2"), "b", letters) == "b1d2");
      return;
    }
    case Question::side:
      BOOST_TEST((read_side(words.white) == Color::white && read_side("1") == Color::white));
      BOOST_TEST((read_side(words.black) == Color::black && read_side("2") == Color::black));
      return;
    case Question::resumption: return;  // any line that is no command and no move
    case Question::draw:
    case Question::entry:
    case Question::confirmation:
      BOOST_TEST(read_yes_no(words.yes).value());
      BOOST_TEST(!read_yes_no(words.no).value());
      return;
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_question_takes_its_answers_in_every_language) {
  for (QuestionRow const& row : questions())
    for (WordsOfLanguage const& words : every_language)
      check_answers(row.question, words, *notation::letters_of(words.language));
}

BOOST_AUTO_TEST_CASE(the_help_at_each_question_has_its_answers_in_every_language) {
  for (QuestionRow const& row : questions()) {
    BOOST_TEST((row_of(row.question).question == row.question));
    for (WordsOfLanguage const& words : every_language) {
      auto const sentences = words::sentences_in(words.language);
      std::string const told = sentences.translated(row.answers);
      bool const is_of_language = words.language == Language::english || told != row.answers;
      BOOST_TEST(is_of_language, row.answers);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_codes_that_the_help_names_are_those_of_the_commands) {
  BOOST_TEST(command_of(Act::accept)->keypad == "*2");
  BOOST_TEST(command_of(Act::decline)->keypad == "*3");
  BOOST_TEST(row_of(Question::draw).answers ==
             "the offered draw: yes, accept or star 2; no, decline or star 3");
  BOOST_TEST(command_of(Act::confirm)->keypad == "99");
  BOOST_TEST(row_of(Question::confirmation).answers.find("confirm or 99") != std::string_view::npos);
}

BOOST_AUTO_TEST_CASE(no_answer_is_a_word_of_a_command) {
  for (WordsOfLanguage const& words : every_language) {
    auto const sentences = words::sentences_in(words.language);
    for (char const* const word :
         {words.yes, words.no, words.white, words.black, words.queen, words.rook, words.bishop, words.knight})
      BOOST_TEST(find_command(word, sentences) == nullptr, word);
  }
}

BOOST_AUTO_TEST_SUITE_END()
