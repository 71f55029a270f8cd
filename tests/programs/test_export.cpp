// SPDX-License-Identifier: GPL-3.0-or-later
// What the two programs write of one game: the players' as it was recorded, the arbiter's judged and whole.
#include "tests/programs/program.hpp"
#include "tests/programs/read_by_others.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(exports)

namespace {

struct Folder {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";

  void play(std::string const& typed, std::string const& name = "game.tactus") const {
    auto const ended =
        run("tactus", {"play", "--silent", "--language", "en", "--game", folder / name}, typed);
    BOOST_TEST(ended.status == 0, ended.err);
  }
  static std::string moves_of(std::string const& pgn) { return pgn.substr(pgn.find("\n\n") + 2); }
  std::string of_player() const { return moves_of(run("tactus", {"export", game, "--pgn"}).out); }
  std::string of_arbiter() const {
    auto const exported = run("tactus-arbiter", {"export", game});
    BOOST_TEST(exported.status == 0, exported.err);
    check_legal_pgn(exported.out);
    return moves_of(exported.out);
  }
};

std::string text_of(std::string const& file) {
  std::ifstream in{file};
  return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(another_name_of_a_running_game_is_told, Folder) {
  Program playing{"tactus", {"play", "--silent", "--language", "en", "--game", game}};
  playing.type("e4\n");
  BOOST_TEST(playing.prints("Eva vier"));
  std::filesystem::create_hard_link(game, folder / "other.tactus");
  auto const exported = run("tactus-arbiter", {"export", folder / "other.tactus"});
  BOOST_TEST(
      exported.err.find("other.tactus: another name of a game that is being written") != std::string::npos,
      exported.err);
  BOOST_TEST(run("tactus-arbiter", {"export", game}).err == "");
  playing.type("quit\nquit\n");
  playing.wait();
}

BOOST_FIXTURE_TEST_CASE(a_game_without_fault_differs_by_its_marks_alone, Folder) {
  play("e4\ne5\nBc4\nNc6\nQh5\nNf6\nQf7\nmate\nconfirm\n");
  BOOST_TEST(of_player() == "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 1-0\n\n");
  BOOST_TEST(of_arbiter() == "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n");
}

BOOST_FIXTURE_TEST_CASE(without_a_result_the_board_gives_it_to_the_arbiter_alone, Folder) {
  play("f3\ne5\ng4\nQh4\n");
  BOOST_TEST(of_player() == "1. f3 e5 2. g4 Qh4 *\n\n");
  BOOST_TEST(of_arbiter() == "1. f3 e5 2. g4 Qh4# {nobody entered the result} 0-1\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_draw_without_a_claim_is_one_by_the_edition_that_is_played, Folder) {
  std::string const round = "Nf3\nNf6\nNg1\nNg8\n";
  std::string const by_a_detour = round + round + "Nf3\nNf6\nNh4\nNh5\nNf3\nNf6\nNg1\nNg8\n" + round;
  play(by_a_detour);
  BOOST_TEST(of_arbiter().ends_with(" {nobody entered the result; 9.6.1 since move 9}\n1/2-1/2\n\n"),
             of_arbiter());
  auto const older =
      run("tactus",
          {"play", "--silent", "--language", "en", "--rules", "fide-2014", "--game", folder / "older.tactus"},
          by_a_detour);
  BOOST_TEST(older.status == 0, older.err);
  auto const exported = run("tactus-arbiter", {"export", folder / "older.tactus"});
  BOOST_TEST(moves_of(exported.out).ends_with(" *\n\n"), exported.out);
  auto const watched = run("tactus-arbiter", {"watch", folder / "older.tactus", "--once"});
  BOOST_TEST(watched.out.find("the game is drawn") == std::string::npos, watched.out);
}

BOOST_FIXTURE_TEST_CASE(what_had_ended_by_itself_and_went_on_has_a_word_about_it, Folder) {
  std::string const round = "Nf3\nNf6\nNg1\nNg8\n";
  play(round + round + round + round + "e4\ne5\nresult 1-0\nconfirm\n");
  auto const pgn = of_arbiter();
  BOOST_TEST(pgn.find("{9.6.1 since move 8}") != std::string::npos, pgn);
  BOOST_TEST(of_player().find('{') == std::string::npos);
  std::string const kings = "restore 8/8/8/4k3/8/8/1p6/K7 w - - 0 60\nconfirm white\nconfirm black\n";
  play(kings + "Kb2\nresult 1-0\nconfirm\n", "dead.tactus");
  auto const dead = run("tactus-arbiter", {"export", folder / "dead.tactus"}).out;
  BOOST_TEST(dead.find("{5.2.2 on the board} 1-0") != std::string::npos, dead);
}

BOOST_FIXTURE_TEST_CASE(the_arbiters_moves_end_before_the_first_illegal_one, Folder) {
  play("e4\ne5\nBc4\nNc6\nQh5\nKe7\nQxf7\nKxf7\nNf3\nresult 1-0\nconfirm\n");
  BOOST_TEST(of_player() == "1. e4 e5 2. Bc4 Nc6 3. Qh5 Ke7 4. Qxf7 Kxf7 5. Nf3 1-0\n\n");
  BOOST_TEST(of_arbiter() ==
             "1. e4 e5 2. Bc4 Nc6 3. Qh5 Ke7 4. Qxf7+ {4... Kxf7 is not legal; recorded from\n"
             "there: 4... Kxf7 5. Nf3} 1-0\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_mate_that_is_none_stands_with_a_word_about_it, Folder) {
  play("e4\ne5\nQh5\nmate\nconfirm\n");
  BOOST_TEST(of_player() == "1. e4 e5 2. Qh5 1-0\n\n");
  BOOST_TEST(of_arbiter() ==
             "1. e4 e5 2. Qh5 {recorded as checkmate, which the board does not show} 1-0\n\n");
  play("f3\ne5\ng4\nQh4\nresult 1-0\nconfirm\n", "won.tactus");
  auto const won = run("tactus-arbiter", {"export", folder / "won.tactus"}).out;
  BOOST_TEST(moves_of(won) == "1. f3 e5 2. g4 Qh4# {the board shows 0-1} 1-0\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_running_game_gives_the_player_completed_moves_and_the_arbiter_all, Folder) {
  Program program{"tactus", {"play", "--silent", "--language", "en", "--blind", "white", "--game", game}};
  program.type("e4\ne5\nd4\ncount\n");
  BOOST_TEST_REQUIRE(program.prints(" made."));
  BOOST_TEST(of_player() == "1. e4 e5 2. d4 *\n\n");
  BOOST_TEST(of_arbiter() == "1. e4 e5 2. d4 *\n\n");
  auto const refused = run("tactus", {"export", game, "--jsonl"});
  BOOST_TEST(refused.status == 2);
  BOOST_TEST(refused.out == "");
  BOOST_TEST(refused.err ==
             "error: the whole record of a game is the arbiter's; expected --pgn or --scoresheet, or "
             "tactus-arbiter export " +
                 game + " --jsonl\n");
  auto const record = run("tactus-arbiter", {"export", game, "--jsonl"});
  BOOST_TEST(record.status == 0);
  BOOST_TEST(record.out.starts_with("{\"seq\":1,\"time_ms\":"));
  BOOST_TEST(record.out.find("\"type\":\"program.started\",\"payload\":{") != std::string::npos);
  BOOST_TEST(record.out.find("\"kind\":\"move_number\"") != std::string::npos, record.out);
}

BOOST_FIXTURE_TEST_CASE(games_of_a_round_go_into_one_file_and_their_records_beside, Folder) {
  play("e4\n");
  play("d4\n", "second.tactus");
  auto const both = run("tactus-arbiter",
                        {"export", game, folder / "second.tactus", "--pgn", folder / "round.pgn", "--jsonl"});
  BOOST_TEST(both.status == 0, both.err);
  BOOST_TEST(both.out.find("{\"seq\":1,", 1) != std::string::npos);
  auto const pgn = text_of(folder / "round.pgn");
  check_legal_pgn(pgn);
  BOOST_TEST(pgn.find("\n\n1. e4 *\n\n[Event") != std::string::npos);
  BOOST_TEST(pgn.ends_with("\n\n1. d4 *\n\n"));
}

BOOST_FIXTURE_TEST_CASE(a_game_that_cannot_be_read_keeps_no_other_back, Folder) {
  play("e4\n");
  auto const ended = run("tactus-arbiter", {"export", folder / "none.tactus", game});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.find("none.tactus") != std::string::npos);
  BOOST_TEST(ended.out.ends_with("1. e4 *\n\n"));
}

BOOST_FIXTURE_TEST_CASE(no_game_is_written_over, Folder) {
  play("e4\n");
  auto const before = text_of(game);
  auto const ended = run("tactus-arbiter", {"export", game, "--pgn", game});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.find("is the game file itself") != std::string::npos);
  BOOST_TEST((text_of(game) == before));
}

BOOST_FIXTURE_TEST_CASE(who_resigns_to_a_bare_king_has_drawn_in_all_that_the_arbiter_exports, Folder) {
  play(
      "restore 4k3/8/8/8/8/8/8/R3K2R w - - 0 1\nconfirm white\nconfirm black\nresign white\nresign white\n"
      "quit\n");
  BOOST_TEST(of_arbiter() == "{drawn: Black cannot mate by any legal moves (5.1.2)} 1/2-1/2\n\n");
  BOOST_TEST(of_player() == "0-1\n\n");
  auto const results = run("tactus-arbiter", {"export", game, "--results"}).out;
  BOOST_TEST(results.find("  1/2-1/2  resigned  ") != std::string::npos, results);
  auto const list = folder / "open.csv";
  std::ofstream{list} << "White;Black\nWhite;Black\n";
  auto const paired = run("tactus-arbiter", {"export", game, "--results", "--pairings", list});
  BOOST_TEST(paired.out == "White;Black;result\nWhite;Black;1/2-1/2\n", paired.err);
}

BOOST_FIXTURE_TEST_CASE(results_go_by_the_board_and_what_is_missing_is_told, Folder) {
  auto const ended = run("tactus",
                         {"play", "--silent", "--language", "en", "--white", "Korhonen", "--black", "Laine",
                          "--board-number", "2", "--game", game},
                         "e4\ne5\nresult 0-1\nconfirm\n");
  BOOST_TEST_REQUIRE(ended.status == 0, ended.err);
  auto const list = folder / "open.csv";
  std::ofstream{list} << "Board;White;Black\n1;Korhonen, Aino;Laine, Otto\n2;Korhonen, Eva;Laine, Sari\n";
  auto const exported = run("tactus-arbiter", {"export", game, "--results", "--pairings", list});
  BOOST_TEST(exported.out ==
             "Board;White;Black;result\n1;Korhonen, Aino;Laine, Otto;\n2;Korhonen, Eva;Laine, Sari;0-1\n");
  BOOST_TEST(exported.status == 1);
  BOOST_TEST(exported.err == "error: " + list + ": line 2: board 1, Korhonen, Aino – Laine, Otto: no game\n");
}

BOOST_AUTO_TEST_SUITE_END()
