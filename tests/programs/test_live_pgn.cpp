// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter desk --live-pgn`: the files of a round, as broadcast tools read them, from the files of a
// hall.
#include "core/instant.hpp"
#include "tests/programs/program.hpp"
#include "tests/speech/eventually.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>
#include <fstream>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

namespace {

struct Hall {
  TemporaryFolder folder;
  std::vector<std::string> arguments{"desk", "--port", "0"};

  /// Opened fifty minutes ago: of no game all moves are younger than that.
  Hall() {
    auto const opening =
        std::chrono::floor<Millis>(std::chrono::system_clock::now()) - std::chrono::minutes{50};
    run("tactus-sim", {"hall", "--speed", "0", "--tables", "3", "--troubles", "0", "--seed", "5", "--out",
                       folder / "hall", "--opening", std::to_string(opening.time_since_epoch().count())});
    arguments.push_back("--game");
    for (char const* const file : {"table-1.tactus", "table-2.tactus", "table-3.tactus"})
      arguments.push_back(folder / ("hall/" + std::string{file}));
  }
  std::string text_of(std::string const& name) const {
    std::ostringstream text;
    text << std::ifstream{folder / ("pgn/" + name)}.rdbuf();
    return text.str();
  }
  /// The desk until `is_done`, then stopped. True: it came to that.
  template <class Condition>
  bool runs_until(std::vector<std::string> const& more, Condition is_done) {
    auto all = arguments;
    all.insert(all.end(), more.begin(), more.end());
    Program desk{"tactus-arbiter", all};
    bool const is_reached = desk.prints("http://") && speech::test::eventually(is_done);
    desk.signal(SIGTERM);
    BOOST_TEST(desk.end().status == 0);
    return is_reached;
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(live_pgn_of_the_desk, Hall)

BOOST_AUTO_TEST_CASE(each_board_and_the_round_are_written_and_every_game_can_be_replayed) {
  BOOST_TEST(runs_until({"--live-pgn", folder / "pgn", "--round", "5"}, [&] {
    return text_of("round-5/games.pgn").find("[Board \"3\"]") != std::string::npos;
  }));
  BOOST_TEST(text_of("round-5/games.pgn") ==
             text_of("round-5/game-1.pgn") + text_of("round-5/game-2.pgn") + text_of("round-5/game-3.pgn"));
  BOOST_TEST(text_of("round-5/game-2.pgn").find("[Round \"5\"]") != std::string::npos);
  auto const replayed = run("tactus-arbiter", {"replay-pgn", folder / "pgn/round-5/games.pgn"});
  BOOST_TEST(replayed.status == 0);
  BOOST_TEST(lines_of(replayed.out).size() == 4U);
}

BOOST_AUTO_TEST_CASE(what_is_younger_than_the_delay_is_not_told_and_the_games_are_unfinished) {
  BOOST_TEST(runs_until({"--live-pgn", folder / "pgn", "--delay", "2400"}, [&] {
    return text_of("round-1/games.pgn").find("[Board \"3\"]") != std::string::npos;
  }));
  BOOST_TEST(text_of("round-1/game-1.pgn").find("[Result \"*\"]") != std::string::npos);
  BOOST_TEST(text_of("round-1/game-1.pgn").find("1. ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(without_the_option_nothing_is_written) {
  BOOST_TEST(runs_until({}, [] { return true; }));
  BOOST_TEST(!std::filesystem::exists(folder / "pgn"));
}

BOOST_AUTO_TEST_SUITE_END()
