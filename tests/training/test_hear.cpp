// SPDX-License-Identifier: GPL-3.0-or-later
// A game of a file gone through by ear.
#include "src/training/hear.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/words/player_languages.hpp"

#include <fstream>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::training;

BOOST_AUTO_TEST_SUITE(hear_command)

namespace {

constexpr char const* two_games =
    "[White \"Anna A.\"]\n[Black \"Bert B.\"]\n\n"
    "{Rome [%clk 1:00:00]} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3) d6) (1... e6) 2. Nf3 {best\nby test} "
    "Nc6 "
    "1/2-1/2\n\n[White \"C\"]\n\n1. d4 Ke7 *\n";

/// The lines that are told, each of its facts one.
std::vector<std::string> told(Hearing& hearing, std::string_view line,
                              speech::Sentences const& sentences = {}) {
  auto const answer = hearing.answer(line);
  if (!answer) return {"error: " + answer.error()};
  std::vector<std::string> lines;
  for (Message const& fact : *answer) lines.push_back(sentences.written(fact, notation::english));
  return lines;
}

Hearing hearing_of(char const* pgn, speech::Sentences const& sentences = {}) {
  return {heard_games(pgn), sentences, notation::english};
}

using Lines = std::vector<std::string>;

struct Turn {
  char const* typed;
  Lines told;
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_game_is_gone_through_forwards_backwards_and_by_number) {
  auto hearing = hearing_of(two_games);
  for (auto const& [typed, lines] : std::vector<Turn>{
           {"0", {"The beginning.", "A comment."}},
           {"comment", {"Rome"}},
           {"", {"1.e4."}},
           {"next", {"1...e5.", "2 variations."}},
           {"+", {"2.Nf3.", "A comment."}},
           {".", {"best by test"}},
           {"back", {"1...e5.", "2 variations."}},
           {"2 black", {"2...Nc6."}},
           {"n", {"The end. Draw."}},
           {"-", {"2.Nf3.", "A comment."}},
           {"1", {"1.e4."}},
           {"2.", {"2...Nc6."}},
           {"3", {"error: the game has no such move; expected one that was played"}},
           {"*7", {"The beginning.", "A comment."}},
           {"-", {"The beginning.", "A comment."}},
           {"end", {"2...Nc6.", "The end. Draw."}},
           {"xyz", {"error: expected next, back, the number of a move, or help"}},
       })
    BOOST_TEST(told(hearing, typed) == lines, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(variations_are_entered_and_left) {
  auto hearing = hearing_of(two_games);
  for (auto const& [typed, lines] : std::vector<Turn>{
           {"1b", {"1...e5.", "2 variations."}},
           {"variation", {"1...c5.", "1...e6."}},
           {"variation 3", {"error: no such variation"}},
           {"*31", {"1...c5.", "A comment."}},
           {"comment", {"Sicilian"}},
           {"", {"2.Nf3.", "A variation."}},
           {"variation", {"2.c3."}},
           {"", {"The end of the variation."}},
           {"out", {"2.Nf3.", "A variation."}},
           {"", {"2...d6."}},
           {"*9", {"1...e5.", "2 variations."}},
           {"out", {"error: this is the game itself, not a variation"}},
           {"variation 2", {"1...e6."}},
           {"back", {"1.e4."}},
       })
    BOOST_TEST(told(hearing, typed) == lines, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(of_many_games_the_first_is_told_and_nine_at_a_time) {
  std::string pgn;
  for (unsigned i = 1; i <= 30; ++i)
    pgn += "[White \"W" + std::to_string(i) + "\"]\n[Black \"B\"]\n\n1. e4 *\n\n";
  auto hearing = hearing_of(pgn.c_str());
  BOOST_TEST(hearing.greeting().size() == 1u);
  BOOST_TEST(told(hearing, "games 25").front() == "Game 25 of 30: W25 against B.");
  auto const lines = told(hearing, "games");
  BOOST_TEST_REQUIRE(lines.size() == 6u);
  BOOST_TEST(lines.front() == "Game 25 of 30: W25 against B.");
}

BOOST_AUTO_TEST_CASE(several_games_are_told_by_names_and_a_fault_of_one_is_said) {
  auto hearing = hearing_of(two_games);
  for (auto const& [typed, lines] : std::vector<Turn>{
           {"games", {"Game 1 of 2: Anna A. against Bert B..", "Game 2 of 2: C against ?."}},
           {"games 3", {"error: no such game in this file"}},
           {"*02", {"Game 2 of 2: C against ?."}},
           {"", {"1.d4."}},
           {"", {"What comes next in the file is not a move: Ke7.", "The end."}},
       })
    BOOST_TEST(told(hearing, typed) == lines, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_stands_where_is_asked_at_every_move) {
  auto hearing = hearing_of(two_games);
  told(hearing, "2");
  BOOST_TEST(told(hearing, "p N") == (Lines{"2 pieces.", "White: Nb1, Nf3."}),
             boost::test_tools::per_element());
  told(hearing, "start");
  BOOST_TEST(told(hearing, "p N") == (Lines{"2 pieces.", "White: Nb1, Ng1."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_command_has_a_word_and_a_code_in_every_language) {
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    std::set<std::string> names;
    for (HearRow const& row : hear_rows()) {
      auto words = words_of(row, sentences);
      words.emplace_back(row.keypad);
      for (std::string const& word : words) {
        auto const read = read_hear_line(word, sentences);
        BOOST_TEST_REQUIRE(read.has_value(), word);
        BOOST_TEST((read->command == row.command), word);
        BOOST_TEST(names.insert(word).second, word);
        BOOST_TEST((!QuestionReader{sentences, notation::english}.read(word, {})), word);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(all_that_is_told_can_be_spoken_in_every_language) {
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    auto hearing = hearing_of(two_games, sentences);
    for (char const* const typed : {"*0", "+", "+", ".", "*3", "*31", "*9", "*1", "+", "*02", "+", "+"}) {
      auto const answer = hearing.answer(typed);
      BOOST_TEST_REQUIRE(answer.has_value(), typed);
      for (Message const& fact : *answer) BOOST_TEST(!sentences.spoken(fact).empty(), fact.english);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_program_reads_a_file_and_obeys_lines) {
  TemporaryFolder const folder;
  std::string const file = folder / "games.pgn";
  std::ofstream(file) << two_games;
  auto const ended =
      run("tactus-training", {"hear", file, "--silent", "--language", "de"}, "\nweiter\nhilfe\nbeenden\n1\n");
  auto const lines = lines_of(ended.out);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST_REQUIRE(lines.size() > 10u);
  BOOST_TEST(lines[0] == "Partie 1 von 2: Anna A. gegen Bert B..");
  BOOST_TEST(lines[2] == "1.e4.");
  BOOST_TEST(lines[3] == "1...e5.");
  BOOST_TEST(lines[4] == "2 Varianten.");
  BOOST_TEST(lines[5] == "weiter, +: der nächste Zug; auch die Eingabetaste allein");
  auto const braille = run("tactus-training", {"hear", file, "--silent", "--braille"}, "\n");
  BOOST_TEST(braille.out.find("⠑⠲") != std::string::npos, braille.out);
  run("tactus-training", {"hear", file, "--silent", "--wav", folder / "a.wav"}, "\n");
  BOOST_TEST(std::filesystem::file_size(folder / "a.wav") > 10'000u);
  std::ifstream cues{folder / "a.wav.cue.jsonl"};
  std::vector<std::string> told;
  for (std::string line; std::getline(cues, line);) told.push_back(line);
  BOOST_TEST_REQUIRE(told.size() == 3u);
  BOOST_TEST(told[0].find("\"start_ms\":0") != std::string::npos, told[0]);
  BOOST_TEST(told[2].find(R"("move":1,"by":"white","san":"e4","start_ms":)") != std::string::npos, told[2]);
  auto const none = run("tactus-training", {"hear", folder / "none.pgn", "--silent"});
  BOOST_TEST(none.status == 1);
}

BOOST_AUTO_TEST_SUITE_END()
