// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play` with the keyboard: from typed moves to words, game file and exports; ends, crashes and
// resumption.
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(play_command)

namespace {

struct Folder {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";
  std::vector<std::string> playing{"play", "--silent", "--game", game};
  std::vector<std::string> resuming{"play", "--silent", "--resume", game};

  std::string pgn_moves() const {
    auto const exported = run("tactus", {"export", game, "--pgn"});
    auto const gap = exported.out.find("\n\n");
    return gap == std::string::npos ? exported.err : exported.out.substr(gap + 2);
  }
};

char const fools_mate[] = "f3\ne5\ng4\nDh4\nmate\nconfirm\n";

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_typed_game_becomes_words_a_game_file_and_pgn, Folder) {
  playing.insert(playing.end(),
                 {"--letters", "de", "--wav", folder / "game.wav", "--white", "Wolf", "--event", "Open"});
  auto const ended = run("tactus", playing, fools_mate);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.status == 0);
  auto lines = lines_of(ended.out);
  BOOST_TEST_REQUIRE(!lines.empty());
  BOOST_TEST(lines.back().starts_with("signature: "));
  lines.pop_back();
  BOOST_TEST(
      lines == (std::vector<std::string>{
                   "White: Wolf", "Black: Black", "FIDE Laws of 2023", "standard chess", "time: not told",
                   "announcing: a person", "boards differ: nobody is told", "allowed besides: nothing",
                   "no password agreed: confirmations come from one keyboard", "game: " + game, "Felix drei",
                   "Eva fünf", "Gustav vier", "Dame Hector vier",
                   "Checkmate, says Black: Dame Hector vier. Please confirm.", "Game over. Black wins."}),
      boost::test_tools::per_element());
  BOOST_TEST(pgn_moves() == "1. f3 e5 2. g4 Qh4 0-1\n\n");
  BOOST_TEST(std::filesystem::file_size(folder / "game.wav") > 100'000u);
  BOOST_TEST(!std::filesystem::exists(game + "-wal"));  // finished: one plain file
}

BOOST_FIXTURE_TEST_CASE(exports_are_written_to_a_file, Folder) {
  playing.insert(playing.end(), {"--letters", "de"});
  run("tactus", playing, fools_mate);
  auto const ended = run("tactus", {"export", game, "--pgn", "--into", folder / "game.pgn"});
  BOOST_TEST(ended.out == "");
  BOOST_TEST(ended.status == 0);
  std::ifstream in(folder / "game.pgn");
  std::string first;
  std::getline(in, first);
  BOOST_TEST(first == "[Event \"?\"]");
  auto const sheet = run("tactus", {"export", game, "--scoresheet", "--letters", "de"});
  BOOST_TEST(sheet.out.starts_with("White: "));
  BOOST_TEST(sheet.out.find("Dh4") != std::string::npos);
  BOOST_TEST(sheet.out.find("\nResult: 0-1\nSignature: ") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_blind_player_hears_his_opponent_alone, Folder) {
  playing.insert(playing.end(), {"--blind", "white", "--announcer", "tactus"});
  auto const ended = run("tactus", playing, "e4\ne5\nrepeat\ncount\ntime\n");
  BOOST_TEST(ended.out.find("Eva vier\n") != std::string::npos);
  BOOST_TEST(ended.out.find("Eva fünf [to White]\n") != std::string::npos);
  BOOST_TEST(ended.out.find("Repeat: Eva fünf [to White]\n") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_bad_text_is_answered_with_what_was_expected_and_changes_nothing, Folder) {
  auto const ended = run("tactus", playing, "Nf9\nNd2\nresult 2-0\ne4\nquit\n");
  BOOST_TEST(lines_of(ended.err) == (std::vector<std::string>{
                                        "error: Nf9 is not a move; expected for example e4, Nf3, g1f3, O-O",
                                        "error: expected result 1-0, result 0-1 or result 1/2-1/2"}),
             boost::test_tools::per_element());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(pgn_moves() == "1. e4 *\n\n");
}

BOOST_FIXTURE_TEST_CASE(help_names_every_command_on_a_line_of_forty_characters, Folder) {
  auto const ended = run("tactus", playing, "help\nquit\n");
  for (std::string const& line : lines_of(ended.out))
    if (!line.starts_with("game: ") && !line.starts_with("no password agreed: "))
      BOOST_TEST(line.size() <= 40u, line);
  for (char const* command : {"say 5:", "press 7:", "repeat 0:", "time 1:", "count 2:", "stop point:",
                              "result 9:", "where 4:", "help slash:", "quit star star:"})
    BOOST_TEST(ended.out.find(command) != std::string::npos, command);
}

BOOST_FIXTURE_TEST_CASE(what_nobody_hears_is_shown_to_a_screen_reader_too, Folder) {
  playing.insert(playing.end(), {"--screen-reader", "--wav", folder / "game.wav"});
  Program program{"tactus", playing};
  program.type("5254\n");
  BOOST_TEST(
      program.prints("game: " + game + "\nEva vier\n"));  // a repeat asked for earlier would stand for it
  program.type("repeat\nquit\n");
  BOOST_TEST(program.prints("Eva vier\nRepeat: Eva vier [to Black]\n"));
}

BOOST_FIXTURE_TEST_CASE(a_whole_game_is_played_on_a_numeric_keypad, Folder) {
  auto const ended = run("tactus", playing, "5254\n5755\n6134\n2836\n4185\n7866\n8567\n95\n99\n");
  BOOST_TEST(ended.err == "");
  BOOST_TEST(pgn_moves() == "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 1-0\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_killed_game_is_taken_up_where_it_was_and_its_last_move_said_again, Folder) {
  {
    Program program{"tactus", playing};
    program.type("e4\ne5\nNf3\n");
    BOOST_TEST_REQUIRE(program.prints("Springer Felix drei\n"));
    program.signal(SIGKILL);
    BOOST_TEST(program.end().status == 128 + SIGKILL);
  }
  auto const ended = run("tactus", resuming, "Nc6\nquit\n");
  BOOST_TEST(ended.err == "");
  auto const lines = lines_of(ended.out);
  std::vector<std::string> const expected{"game: " + game,
                                          "Black to move",
                                          "plies completed: 3",
                                          "last move: 2. Nf3",
                                          "Repeat: Springer Felix drei",
                                          "Springer Cesar sechs"};
  BOOST_TEST(lines == expected, boost::test_tools::per_element());
  BOOST_TEST(pgn_moves() == "1. e4 e5 2. Nf3 Nc6 *\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_signal_ends_the_program_cleanly, Folder) {
  for (int const number : {SIGINT, SIGTERM}) {
    Program program{"tactus", number == SIGINT ? playing : resuming};
    program.type("h4\n");
    BOOST_TEST_REQUIRE(program.prints("Hector vier"));
    program.signal(number);
    BOOST_TEST(program.prints("never printed") == false);  // it ends although its input is open
    BOOST_TEST(program.end().status == 0);
  }
}

BOOST_FIXTURE_TEST_CASE(on_a_full_disk_nothing_is_announced_and_afterwards_nothing_is_missing, Folder) {
  Program program{"tactus", playing};
  program.type("e4\n");
  BOOST_TEST_REQUIRE(program.prints("Eva vier\n"));
  rlimit const full{1, RLIM_INFINITY};
  BOOST_TEST_REQUIRE(::prlimit(program.id(), RLIMIT_FSIZE, &full, nullptr) == 0);
  program.type("e5\n");
  BOOST_TEST_REQUIRE(program.complains("cannot be written"));
  program.type("Nf3\ncount\n");
  program.type("quit\n");
  BOOST_TEST_REQUIRE(program.complains("events are not on any disk; quit again to lose them"));
  BOOST_TEST_REQUIRE(program.prints("Disk trouble. Nothing is recorded, and no move is announced.\n"));
  rlimit const roomy{RLIM_INFINITY, RLIM_INFINITY};
  BOOST_TEST_REQUIRE(::prlimit(program.id(), RLIMIT_FSIZE, &roomy, nullptr) == 0);
  BOOST_TEST(program.prints("written: all events are on disk\n"));
  BOOST_TEST(program.prints("Springer Felix drei\n"));
  BOOST_TEST(program.prints("The disk works again. All is recorded.\n"));
  program.type("quit\n");
  auto const ended = program.end();
  BOOST_TEST(ended.status == 0);
  auto const incidents = run("tactus-arbiter", {"export", game, "--incidents"}).out;
  BOOST_TEST(incidents.find("lost: disk of the game") != std::string::npos, incidents);
  BOOST_TEST(incidents.find("found: disk of the game") != std::string::npos, incidents);
  auto const written = ended.out.find("written: ");
  BOOST_TEST(ended.out.find("Eva fünf") != std::string::npos);
  BOOST_TEST(ended.out.find("Eva fünf") > written);
  BOOST_TEST(ended.out.find("made.") == std::string::npos, ended.out);  // the count of that moment
  BOOST_TEST(pgn_moves() == "1. e4 e5 2. Nf3 *\n\n");
}

BOOST_FIXTURE_TEST_CASE(at_a_terminal_the_prompt_is_last_and_lines_do_not_break_it, Folder) {
  Program program{"tactus", playing, on_a_terminal};
  BOOST_TEST_REQUIRE(program.prints("> "));
  program.type("e4\n");
  BOOST_TEST_REQUIRE(program.prints("\nEva vier\r\n> "));
  program.type("quit\nquit\n");
  BOOST_TEST(program.end().status == 0);
}

BOOST_FIXTURE_TEST_CASE(the_arbiters_watch_follows_from_before_the_first_event_to_the_end, Folder) {
  Program watch{"tactus-arbiter", {"watch", game, "--until-end"}};
  BOOST_TEST_REQUIRE(watch.prints("waiting for " + game + "\n"));
  Program program{"tactus", playing};
  program.type("f3\n");
  BOOST_TEST(
      watch.prints("White: White\nBlack: Black\nrules: fide-2023, standard\ntime: not told\n"
                   "announcing: a person\nboards differ: nobody is told\nallowed besides: nothing\n"
                   "no password agreed: confirmations come from one keyboard\n"
                   "1. f3: Felix drei\n"));
  program.type("e5\ng4\nQh4\nmate\nconfirm\n");
  BOOST_TEST(watch.prints("checkmate: by Black, 2... Qh4# (5.1.1)\n2... Qh4#: Dame Hector vier\n"));
  BOOST_TEST(watch.prints("result: 0-1, checkmate\n"));
  BOOST_TEST(watch.end().status == 0);
  BOOST_TEST(program.end().status == 0);
}

BOOST_FIXTURE_TEST_CASE(which_of_two_knights_is_answered_by_its_square, Folder) {
  playing.insert(playing.end(), {"--language", "de"});
  auto const ended = run("tactus", playing, "Sf3\na6\nd3\na5\nSd2\nhelp\nc\nb1\na4\nSb3\nf\nquit\n");
  BOOST_TEST(ended.out.find("Mehrere Züge passen.") != std::string::npos, ended.out);
  BOOST_TEST(ended.out.find("welcher Zug: das Ausgangsfeld") != std::string::npos, ended.out);
  BOOST_TEST(pgn_moves() == "1. Nf3 a6 2. d3 a5 3. Nbd2 a4 4. Nb3 *\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_new_piece_that_was_not_named_is_answered_for, Folder) {
  auto const ended = run("tactus", playing, "a4\nb5\nab5:\nc6\nbxP\nNa6\nc7\nRb8\ncxR\nhevonen\nquit\n");
  BOOST_TEST(ended.out.find("Several moves fit.") != std::string::npos, ended.out);
  BOOST_TEST(pgn_moves() == "1. a4 b5 2. axb5 c6 3. bxc6 Na6 4. c7 Rb8 5. cxb8=N *\n\n", pgn_moves());
}

BOOST_FIXTURE_TEST_CASE(what_answers_no_question_is_told_what_would, Folder) {
  auto const ended = run("tactus", playing, "Nf3\na6\nd3\na5\nNd2\nxyz\nquit\n");
  BOOST_TEST(ended.err.find("which move: the square it comes from") != std::string::npos, ended.err);
}

BOOST_FIXTURE_TEST_CASE(yes_and_no_answer_an_offered_draw_and_what_is_to_be_confirmed, Folder) {
  auto const ended = run("tactus", playing, "e4\ndraw white\nnein\ne5\nresult 1-0\nno\nkyllä\n");
  BOOST_TEST(ended.out.find("not confirmed") != std::string::npos, ended.out);
  BOOST_TEST(ended.out.find("Game over. White wins.") != std::string::npos, ended.out);
  BOOST_TEST(pgn_moves().find("1-0") != std::string::npos, pgn_moves());
}

BOOST_FIXTURE_TEST_CASE(yes_enters_a_resignation_once_more_and_no_drops_it, Folder) {
  auto const ended = run("tactus", playing, "e4\ne5\nresign white\nno\nresign white\noui\n");
  BOOST_TEST(ended.out.find("resign? Enter it once more.") != std::string::npos, ended.out);
  BOOST_TEST(ended.out.find("White has resigned.") != std::string::npos, ended.out);
  BOOST_TEST(pgn_moves().find("0-1") != std::string::npos, pgn_moves());
}

BOOST_FIXTURE_TEST_CASE(yes_answers_nothing_where_two_questions_are_open, Folder) {
  auto const ended = run("tactus", playing, "e4\ne5\ndraw black\nresign white\nyes\n");
  BOOST_TEST(ended.err.find("more than one question is open") != std::string::npos, ended.err);
  BOOST_TEST(pgn_moves().find("*") != std::string::npos, pgn_moves());
}

BOOST_FIXTURE_TEST_CASE(without_a_clock_who_offers_a_draw_is_asked, Folder) {
  auto const ended = run("tactus", playing, "e4\ne5\nNf3\ndraw\n1\naccept black\n");
  BOOST_TEST(ended.out.find("Which side? White or Black?") != std::string::npos, ended.out);
  BOOST_TEST(ended.out.find("Draw offered by White.") != std::string::npos, ended.out);
  BOOST_TEST(pgn_moves().find("1/2-1/2") != std::string::npos, pgn_moves());
}

BOOST_AUTO_TEST_SUITE_END()
