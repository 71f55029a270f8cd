// SPDX-License-Identifier: GPL-3.0-or-later
// How `tactus play` keeps a game and is left: the main file alone holds it, whoever follows; nothing that
// belongs to a game is replaced; nobody ends a game by one slip of the hand, and nobody who must end it
// waits.
#include "src/store/game_file.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(kept_game)

namespace {

namespace fs = std::filesystem;
namespace data = boost::unit_test::data;

char const once_more[] = "Once more ends Tactus. The game is kept.";

struct Folder {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";
  std::vector<std::string> playing{"play", "--silent", "--language", "en", "--game", game};
  std::vector<std::string> resuming{"play", "--silent", "--language", "en", "--resume", game};
  unsigned copies = 0;

  static std::string moves_in(std::string const& file) {
    auto const exported = run("tactus", {"export", file, "--pgn"});
    auto const gap = exported.out.find("\n\n");
    return gap == std::string::npos ? exported.err : exported.out.substr(gap + 2);
  }
  /// The moves that a copy of the main file alone holds, or why there are none.
  std::string moves_in_copy() {
    std::string const copy = folder / ("copy-" + std::to_string(++copies) + ".tactus");
    fs::copy_file(game, copy);
    return moves_in(copy);
  }
  /// The copy is made once nothing waits to be said; false: never.
  bool is_copied(std::string const& moves) {
    auto const give_up = std::chrono::steady_clock::now() + std::chrono::minutes{2};
    while (moves_in_copy() != moves)
      if (std::chrono::steady_clock::now() > give_up) return false;
    return true;
  }
};

std::string bytes_of(std::string const& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// Until it ends: what is typed more than ten seconds after the first time is asked for again.
void leave(Program& play, std::string const& by) {
  unsigned asked = 0;
  do play.type(by);
  while (play.prints_times(once_more, ++asked));
  BOOST_TEST(asked > 1U);
  BOOST_TEST(play.wait() == 0);
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_main_file_alone_holds_each_move_and_the_result_while_a_watch_follows, Folder) {
  Program watch{"tactus-arbiter", {"watch", game}};
  BOOST_TEST_REQUIRE(watch.prints("waiting for "));
  Program play{"tactus", playing};
  std::string const typed[] = {"f3", "e5", "g4", "Qh4"};
  std::string const held[] = {"1. f3 *\n\n", "1. f3 e5 *\n\n", "1. f3 e5 2. g4 *\n\n",
                              "1. f3 e5 2. g4 Qh4 *\n\n"};
  char const* const followed[] = {"1. f3", "1... e5", "2. g4", "2... Qh4"};
  for (std::size_t i = 0; i < std::size(typed); ++i) {
    play.type(typed[i] + "\n");
    BOOST_TEST_REQUIRE(watch.prints(followed[i]));
    BOOST_TEST(is_copied(held[i]), held[i]);
  }
  play.type("mate\nconfirm\n");
  BOOST_TEST_REQUIRE(watch.prints("result: 0-1"));
  BOOST_TEST(is_copied("1. f3 e5 2. g4 Qh4 0-1\n\n"));
}

BOOST_DATA_TEST_CASE_F(Folder, each_end_of_the_program_leaves_the_game_in_the_main_file_alone,
                       data::make({SIGHUP, SIGTERM, SIGINT, 0}), number) {
  Program watch{"tactus-arbiter", {"watch", game}};
  BOOST_TEST_REQUIRE(watch.prints("waiting for "));
  Program play{"tactus", playing};
  play.type("e4\ne5\nNf3\n");
  BOOST_TEST_REQUIRE(watch.prints("2. Nf3"));
  if (number != 0)
    play.signal(number);
  else
    play.end_input();
  BOOST_TEST(play.wait() == 0);
  BOOST_TEST(moves_in_copy() == "1. e4 e5 2. Nf3 *\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_hang_up_that_was_ignored_before_stays_ignored, Folder) {
  std::signal(SIGHUP, SIG_IGN);  // as under nohup
  Program play{"tactus", playing};
  std::signal(SIGHUP, SIG_DFL);
  play.type("e4\n");
  BOOST_TEST_REQUIRE(play.prints("Eva vier"));
  play.signal(SIGHUP);
  play.type("e5\n");
  BOOST_TEST(play.prints("Eva fünf"));
}

BOOST_FIXTURE_TEST_CASE(a_file_without_a_game_is_left_as_it_is_and_said_to_be_so, Folder) {
  BOOST_TEST_REQUIRE(store::GameFile::create(game).has_value());
  for (char const* suffix : {"-wal", "-shm"}) fs::remove(game + suffix);
  auto const before = bytes_of(game);
  auto const ended = run("tactus", resuming, "e4\n");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err ==
             "error: " + game +
                 ": no game in this file; if it had one, its moves are in the -wal file that was "
                 "left behind: put that beside this one as " +
                 game + "-wal, or begin a new game under another name\n");
  BOOST_TEST((bytes_of(game) == before));
  std::ofstream{game, std::ios::trunc};  // killed in the moment of making it
  BOOST_TEST(run("tactus", resuming, "e4\n").err == ended.err);
  BOOST_TEST(fs::file_size(game) == 0U);
}

BOOST_FIXTURE_TEST_CASE(a_new_game_under_an_old_name_leaves_the_wal_of_a_moved_game, Folder) {
  {
    Program play{"tactus", playing};
    play.type("e4\ne5\n");
    BOOST_TEST_REQUIRE(play.prints("Eva fünf"));
    play.signal(SIGKILL);
    play.wait();
  }
  fs::rename(game, folder / "moved.tactus");
  auto const before = bytes_of(game + "-wal");
  BOOST_TEST_REQUIRE(!before.empty());
  auto const ended = run("tactus", playing, "d4\n");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err ==
             "error: " + game + "-wal: holds moves of an earlier game; put " + game +
                 ", which they belong to, back beside it, or choose another name for a new game\n");
  BOOST_TEST((bytes_of(game + "-wal") == before));
  BOOST_TEST(!fs::exists(game));
  fs::rename(folder / "moved.tactus", game);
  BOOST_TEST(moves_in(game) == "1. e4 e5 *\n\n");
}

BOOST_DATA_TEST_CASE_F(Folder, an_unfinished_game_is_left_only_when_it_is_asked_for_once_more,
                       data::make({"quit\n", "**\n", "\x03", "\x04"}), way) {
  Program play{"tactus", playing, on_a_terminal};
  play.type("e4\n");
  BOOST_TEST_REQUIRE(play.prints("Eva vier"));
  play.type(way);
  BOOST_TEST_REQUIRE(play.prints(once_more));
  play.type("e5\n");
  BOOST_TEST_REQUIRE(play.prints("Eva fünf"));  // the game goes on, its keyboard too
  BOOST_TEST(is_copied("1. e4 e5 *\n\n"));
  auto const events = run("tactus-arbiter", {"export", game, "--jsonl"}).out;
  BOOST_TEST(events.find(R"("kind":"leaving_asked")") != std::string::npos, events);
}

BOOST_DATA_TEST_CASE_F(Folder, once_more_ends_an_unfinished_game, data::make({"quit\n", "\x03", "\x04"}),
                       way) {
  Program play{"tactus", playing, on_a_terminal};
  play.type("e4\n");
  BOOST_TEST_REQUIRE(play.prints("Eva vier"));
  leave(play, way);
  BOOST_TEST(moves_in_copy() == "1. e4 *\n\n");
}

BOOST_FIXTURE_TEST_CASE(a_game_without_a_move_and_one_that_is_over_are_left_at_once, Folder) {
  {
    Program play{"tactus", playing, on_a_terminal};
    BOOST_TEST_REQUIRE(play.prints("> "));
    play.type("quit\n");
    BOOST_TEST(play.wait() == 0);
  }
  Program play{"tactus", resuming, on_a_terminal};
  play.type("f3\nresult 1-0\nconfirm\n");
  BOOST_TEST_REQUIRE(play.prints("Game over. White wins."));
  play.type("quit\n");
  BOOST_TEST(play.wait() == 0);
  BOOST_TEST(play.printed().find(once_more) == std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_terminal_that_is_closed_ends_the_game_as_a_signal_does, Folder) {
  Program play{"tactus", playing, on_a_terminal};
  play.type("e4\ne5\n");
  BOOST_TEST_REQUIRE(play.prints("Eva fünf"));
  play.hang_up();
  BOOST_TEST(play.wait() == 0);
  BOOST_TEST(moves_in_copy() == "1. e4 e5 *\n\n");
}

BOOST_DATA_TEST_CASE_F(Folder, a_signal_ends_a_program_whose_screen_takes_nothing,
                       data::make({SIGTERM, SIGHUP}), number) {
  Program play{"tactus", playing};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  std::string much;
  for (int i = 0; i < 200; ++i) much += "help\n";
  play.type(much);
  BOOST_TEST_REQUIRE(
      play.prints("quit star star:"));  // the rest is more than a pipe holds, and nobody reads it
  play.signal(number);
  BOOST_TEST(play.wait() == 0);
}

BOOST_FIXTURE_TEST_CASE(a_game_that_goes_on_keeps_what_was_agreed_and_names_what_was_stated_otherwise,
                        Folder) {
  playing.insert(playing.end(), {"--white", "Anna A.", "--black", "Bo B."});
  run("tactus", playing, "e4\n");
  auto const same = resuming;
  resuming.insert(resuming.end(),
                  {"--white", "Anna A.", "--black", "Eva E.", "--rules", "fide-2014", "--blind", "white"});
  auto const resumed = run("tactus", resuming, "e5\n");
  BOOST_TEST(resumed.status == 0);
  BOOST_TEST(resumed.out.find("Changed: Black is Eva E.\n") != std::string::npos, resumed.out);
  BOOST_TEST(resumed.out.find("Not changed: FIDE Laws of 2023\n") != std::string::npos, resumed.out);
  BOOST_TEST(resumed.out.find("Changed: White: blind\n") != std::string::npos, resumed.out);
  BOOST_TEST(resumed.out.find("White is") == std::string::npos, resumed.out);
  BOOST_TEST(moves_in(game) == "1. e4 e5 *\n\n");
  BOOST_TEST(run("tactus", same, "Nf3\n").out.find("Not ") == std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_game_that_goes_on_has_the_sound_that_it_had_and_what_is_stated_anew, Folder) {
  playing.insert(playing.end(), {"--white-sound", "USB Audio:left", "--black-sound", "default"});
  run("tactus", playing, "e4\n");
  run("tactus", resuming, "e5\n");
  resuming.insert(resuming.end(), {"--black-sound", "right"});
  run("tactus", resuming, "Nf3\n");
  auto const events = run("tactus-arbiter", {"export", game, "--jsonl"}).out;
  auto const count = [&](std::string const& text) {
    unsigned found = 0;
    for (auto at = events.find(text); at != std::string::npos; at = events.find(text, at + 1)) ++found;
    return found;
  };
  BOOST_TEST(count(R"({"of":"white","route":"USB Audio:left"})") == 3U, events);
  BOOST_TEST(count(R"({"of":"black","route":"default"})") == 2U);
  BOOST_TEST(count(R"({"of":"black","route":"default:right"})") == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
