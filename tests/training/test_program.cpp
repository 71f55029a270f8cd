// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training` itself: every command in every language, and that nothing of it can be taken for a game
// of a tournament.
#include "src/training/commands.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(program)

namespace {

using Lines = std::vector<std::string>;

struct Turn {
  std::string typed, last_line;
};

struct Home {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";
  Lines playing{"play", "--silent", "--language", "en", "--game", game};

  /// Without what was agreed.
  static Lines from_greeting(std::string const& text) {
    auto const lines = lines_of(text);
    return {std::find(lines.begin(), lines.end(), "Training."), lines.end()};
  }
  /// What is said and shown of the game.
  Lines said(std::vector<Turn> const& turns) {
    Program program{"tactus-training", playing};
    BOOST_TEST(program.prints("Training.\n"));
    std::map<std::string, unsigned> times;
    for (Turn const& turn : turns) {
      program.type(turn.typed + "\n");
      // An answer that nobody waits for is replaced by the next.
      BOOST_TEST(program.prints_times(turn.last_line + "\n", ++times[turn.last_line]), turn.typed);
    }
    auto const ended = program.end();
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.err == "");
    return from_greeting(ended.out);
  }
  bool has_line(std::string const& text, std::string const& line) {
    auto const lines = lines_of(text);
    return std::find(lines.begin(), lines.end(), line) != lines.end();
  }
};

Lines with(Lines arguments, Lines const& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

}  // namespace

#define CHECK_SAID(found, ...) BOOST_TEST((found) == (Lines{__VA_ARGS__}), boost::test_tools::per_element())

BOOST_FIXTURE_TEST_CASE(it_says_at_once_that_it_is_training, Home) { CHECK_SAID(said({}), "Training."); }

BOOST_FIXTURE_TEST_CASE(a_question_is_answered_for_the_asking_player_alone, Home) {
  CHECK_SAID(said({{"m g1", "Springer Hector drei [to White]"}}), "Training.", "Two legal moves. [to White]",
             "Springer Felix drei [to White]", "Springer Hector drei [to White]");
}

BOOST_FIXTURE_TEST_CASE(the_blind_player_is_answered_about_the_move_that_stands_there, Home) {
  playing = with(playing, {"--blind", "black"});
  std::string const pawn = "White: Bauer Eva vier. [to Black]";
  CHECK_SAID(said({{"e4", "Eva vier [to Black]"},
                   {"b e4", pawn},
                   {"o", pawn},
                   {"a e4", "No defenders. [to Black]"},
                   {"m a7", "Anna sechs [to Black]"}}),
             "Training.", "Eva vier [to Black]", pawn, pawn, "No attackers. [to Black]",
             "No defenders. [to Black]", "Two legal moves. [to Black]", "Anna fünf [to Black]",
             "Anna sechs [to Black]");
}

BOOST_FIXTURE_TEST_CASE(check_and_threefold_are_said, Home) {
  auto const ended =
      run("tactus-training", playing,
          "e4\ne5\nQh5\nNc6\nQxf7+\nKxf7\nBc4+\nKe8\nBe2\nKe7\nBc4\nKe8\nBe2\nKe7\nBc4\nKe8\n");
  CHECK_SAID(from_greeting(ended.out), "Training.", "Eva vier", "Eva fünf", "Dame Hector fünf",
             "Springer Cesar sechs", "Dame schlägt Felix sieben Schach", "König schlägt Felix sieben",
             "Läufer Cesar vier Schach", "König Eva acht", "Läufer Eva zwei", "König Eva sieben",
             "Läufer Cesar vier", "König Eva acht", "Läufer Eva zwei", "König Eva sieben",
             "Läufer Cesar vier", "König Eva acht", "This position has occurred three times.");
}

BOOST_FIXTURE_TEST_CASE(a_bad_question_is_answered_on_the_screen_with_what_was_expected, Home) {
  auto const ended = run("tactus-training", playing, "b e9\nhelp material\nhelp nonsense\n");
  CHECK_SAID(lines_of(ended.err), "error: b e9: expected a square from a1 to h8",
             "error: no such command; expected one of: help");
  BOOST_TEST(has_line(ended.out, "mt, material: who has more"));
}

BOOST_FIXTURE_TEST_CASE(help_has_the_commands_of_the_table_and_those_of_training, Home) {
  auto const ended = run("tactus-training", playing, "help\n");
  BOOST_TEST(ended.out.find("say the number of moves") != std::string::npos);
  BOOST_TEST(has_line(ended.out, "m, m e2, moves e2: legal moves"));
}

BOOST_AUTO_TEST_CASE(every_command_is_answered_in_every_language_at_a_terminal_too) {
  struct Row {
    Language language;
    char const *moves, *square;
  };
  Row const rows[] = {
      {Language::english, "Two legal moves. [to White]", "White: Bauer Eva zwei. [to White]"},
      {Language::finnish, "Kaksi laillista siirtoa. [valkealle]", "Valkea: Bauer Eva zwei. [valkealle]"},
      {Language::german, "Zwei regelgemäße Züge. [an Weiß]", "Weiß: Bauer Eva zwei. [an Weiß]"},
      {Language::swedish, "Två tillåtna drag. [till vit]", "Vit: Bauer Eva zwei. [till vit]"},
      {Language::french, "Deux coups légaux. [aux Blancs]", "Blancs : Bauer Eva zwei. [aux Blancs]"},
  };
  for (Row const& row : rows) {
    Home home;
    auto const sentences = words::sentences_in(row.language);
    auto const word = [&sentences](training::Command wanted) {
      for (auto const& each : training::command_rows())
        if (each.command == wanted) return words_of(each, sentences).front();
      return std::string{};
    };
    Lines const arguments{"play",   "--silent", "--language", std::string{row.language.code()},
                          "--game", home.game};
    Program program{"tactus-training", arguments, on_a_terminal};
    BOOST_TEST_REQUIRE(program.prints(sentences.translated("Training.")));
    program.type(word(training::Command::moves) + " e2\n");
    BOOST_TEST(program.prints(row.moves), row.language.code());
    program.type(word(training::Command::square) + " e2\n");
    BOOST_TEST(program.prints(row.square), row.language.code());
    for (auto const& each : training::command_rows()) {
      std::string const knight = std::string{" "} + notation::letters_of(row.language)->knight;
      std::string const argument = each.command == training::Command::pieces ? knight
                                   : each.command == training::Command::scan ? " e"
                                                                             : "";
      program.type(words_of(each, sentences).front() + argument + "\n");
    }
    program.type("quit\n");
    auto const ended = program.end();
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.err == "", row.language.code());
    auto const exported = run("tactus-training", {"export", home.game, "--jsonl"}).out;
    for (auto const& each : training::command_rows())
      BOOST_TEST(exported.find("\"question\":\"" + words_of(each, sentences).front()) != std::string::npos,
                 words_of(each, sentences).front());
  }
}

BOOST_FIXTURE_TEST_CASE(every_answer_is_in_the_game_file_for_the_arbiter, Home) {
  said({{"f3", "Felix drei"},
        {"m e7", "Eva sechs [to Black]"},
        {"e5", "Eva fünf"},
        {"g4", "Gustav vier"},
        {"Qh4", "Checkmate."},
        {"mate", "Checkmate, says Black: Dame Hector vier. Please confirm."},
        {"confirm", "Game over. Black wins."}});
  auto const watched = run("tactus-arbiter", {"watch", game, "--until-end"});
  auto const lines = lines_of(watched.out);
  BOOST_TEST_REQUIRE(lines.size() > 2U);
  BOOST_TEST(lines[0] == "not a tournament game: written by a program for training");
  BOOST_TEST(lines[1].starts_with("program: tactus-training "));
  BOOST_TEST(has_line(watched.out, "told: Two legal moves. [to Black]"));
  auto const exported = run("tactus-training", {"export", game, "--jsonl"});
  BOOST_TEST(exported.out.find("\"profile\":\"training\"") != std::string::npos);
  BOOST_TEST(exported.out.find("\"question\":\"m e7\"") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(whatever_is_written_of_its_games_says_training, Home) {
  run("tactus-training", with(playing, {"--event", "Open"}), "f3\ne5\ng4\nQh4\n");
  for (char const* const program : {"tactus", "tactus-training"}) {
    BOOST_TEST(has_line(run(program, {"export", game, "--pgn"}).out, "[Event \"Training: Open\"]"));
    BOOST_TEST(run(program, {"export", game, "--scoresheet"}).out.starts_with("Training: not a game"));
    BOOST_TEST(has_line(run(program, {"score", game, "--form", "pgn"}).out, "[Event \"Training: Open\"]"));
    BOOST_TEST(has_line(run(program, {"score", game, "--language", "fi"}).out, "Harjoitus: ei turnauspeli."));
    BOOST_TEST(has_line(run(program, {"score", game, "--language", "en", "--form", "large-print"}).out,
                        "<p>Training: not a game of a tournament.</p>"));
    BOOST_TEST(
        run(program, {"score", game, "--language", "en", "--form", "brf"}).out.starts_with(",TRAINING3"));
  }
}

BOOST_FIXTURE_TEST_CASE(a_game_of_the_tournament_says_nothing_of_training, Home) {
  auto const ended = run("tactus", playing, "f3\ne5\ng4\nm e2\nQh4\n");
  BOOST_TEST(ended.err.find("m e2 is not a move") != std::string::npos);
  BOOST_TEST(ended.out.find("legal move") == std::string::npos);
  std::string const beside =
      R"(")" TACTUS_BIN_DIR "/tactus-training: tactus-training training\"";  // told: it is there
  for (auto const& [program, command] :
       {std::pair{"tactus-training", Lines{"export", game, "--pgn"}},
        std::pair{"tactus-arbiter", Lines{"export", game, "--jsonl"}},
        std::pair{"tactus-training", Lines{"score", game, "--language", "en"}}}) {
    auto written = run(program, command);
    BOOST_TEST(written.status == 0);
    if (auto const at = written.out.find(beside); at != std::string::npos)
      written.out.erase(at, beside.size());
    BOOST_TEST(written.out.find("raining") == std::string::npos, written.out);
  }
}

BOOST_FIXTURE_TEST_CASE(games_at_home_are_judged_by_the_program_for_training_alone, Home) {
  auto const moves = [&](char const* program) {
    auto const exported = run(program, {"export", game, "--pgn"}).out;
    return exported.substr(exported.find("\n\n") + 2);
  };
  run("tactus-training", playing, "f3\ne5\ng4\nQh4\nmate\nconfirm\n");
  BOOST_TEST(moves("tactus-training") == "1. f3 e5 2. g4 Qh4# 0-1\n\n");
  BOOST_TEST(moves("tactus") == "1. f3 e5 2. g4 Qh4 0-1\n\n");
  BOOST_TEST(run("tactus", {"export", game, "--jsonl"}).status == 2);
}

BOOST_FIXTURE_TEST_CASE(a_game_of_the_tournament_is_judged_by_neither, Home) {
  run("tactus", playing, "f3\ne5\ng4\nQh4\n");
  for (char const* program : {"tactus", "tactus-training"}) {
    BOOST_TEST(run(program, {"export", game, "--pgn"}).out.ends_with("\n\n1. f3 e5 2. g4 Qh4 *\n\n"));
    auto const record = run(program, {"export", game, "--jsonl"});
    BOOST_TEST(record.status == 2);
    BOOST_TEST(record.out == "");
    BOOST_TEST(record.err.find("tactus-arbiter export " + game + " --jsonl") != std::string::npos);
  }
}

BOOST_FIXTURE_TEST_CASE(neither_program_goes_on_with_a_game_of_the_other, Home) {
  auto const bytes = [this] {
    std::ifstream in(game, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  for (auto const& [own, other, profile, expected] :
       {std::tuple{"tactus-training", "tactus", "training", "tournament"},
        std::tuple{"tactus", "tactus-training", "tournament", "training"}}) {
    run(own, playing, "e4\nquit\n");
    std::string const before = bytes();
    auto const refused = run(other, {"play", "--silent", "--resume", game}, "e5\n");
    BOOST_TEST(refused.status == 1);
    BOOST_TEST(refused.err == "error: " + game + ": a game of profile " + profile +
                                  "; expected one of profile " + expected + "\n");
    BOOST_TEST(refused.out == "");
    BOOST_TEST((bytes() == before));
    auto const resumed = run(own, {"play", "--silent", "--language", "en", "--resume", game}, "e5\nquit\n");
    BOOST_TEST(resumed.status == 0);
    BOOST_TEST((resumed.out.find("Training.\n") != std::string::npos) ==
               (std::string{profile} == "training"));
    for (char const* each : {"", "-wal", "-shm"}) std::filesystem::remove(game + each);
  }
}

BOOST_AUTO_TEST_CASE(it_attests_that_it_is_for_training) {
  auto const attested = run("tactus-training", {"attest"});
  BOOST_TEST(attested.out.starts_with("program: tactus-training\n"));
  BOOST_TEST(attested.out.find("\nprofile: training\n") != std::string::npos);
  BOOST_TEST(run("tactus", {"attest"}).out.find("\nprofile: tournament\n") != std::string::npos);
  BOOST_TEST(run("tactus-training", {"--version"}).out.starts_with("tactus-training "));
}

BOOST_AUTO_TEST_SUITE_END()
