// SPDX-License-Identifier: GPL-3.0-or-later
// The real `tactus-bridge` between a stand-in for LiveChess and the real `tactus`.
#include "tests/bridge/live_chess.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>
#include <filesystem>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::bridge;

BOOST_AUTO_TEST_SUITE(bridge_program)

namespace {

constexpr char const* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
constexpr char const* lifted = "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR";
constexpr char const* placed = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

struct Place {
  TemporaryFolder folder;
  std::string link = (folder.path() / "board").string();
  LiveChessStandIn live_chess;

  std::vector<std::string> line(std::vector<std::string> more = {}) const {
    std::vector<std::string> all{"--port", link, "--live-chess", std::to_string(live_chess.port())};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_board_that_live_chess_holds_is_watched_as_any_other) {
  Place at;
  at.live_chess.has({{"12345", "ACTIVE", start}});
  Program bridge{"tactus-bridge", at.line()};
  BOOST_TEST_REQUIRE(bridge.prints("port: pty:" + at.link + "\n"));
  BOOST_TEST_REQUIRE(bridge.prints("board 12345: connected\n"));
  Program watch{"tactus", {"devices", "watch", "pty:" + at.link}};
  BOOST_TEST_REQUIRE(watch.prints("identified tactus board version tactus-bridge"));
  BOOST_TEST_REQUIRE(watch.prints(" name LiveChess 12345\n"));
  BOOST_TEST_REQUIRE(watch.prints("board rnbqkbnrpppppppp"));
  at.live_chess.stands("12345", lifted);
  BOOST_TEST_REQUIRE(watch.prints("PPPP.PPPRNBQKBNR"));
  at.live_chess.stands("12345", placed);
  BOOST_TEST_REQUIRE(watch.prints("....P..........."));
  bridge.signal(SIGTERM);
  BOOST_TEST(bridge.wait() == 0);
  BOOST_TEST(!std::filesystem::exists(std::filesystem::symlink_status(at.link)));
  BOOST_TEST(watch.prints("link lost"));
}

BOOST_AUTO_TEST_CASE(live_chess_may_go_and_come_and_the_board_with_it) {
  TemporaryFolder const folder;
  std::string const link = (folder.path() / "board").string();
  auto first = std::make_unique<LiveChessStandIn>();
  auto const port = first->port();
  first->has({{"12345", "ACTIVE", start}});
  Program bridge{"tactus-bridge", {"--port", link, "--live-chess", std::to_string(port)}};
  BOOST_TEST_REQUIRE(bridge.prints("board 12345: connected\n"));
  Program watch{"tactus", {"devices", "watch", "pty:" + link}};
  BOOST_TEST_REQUIRE(watch.prints("board rnbqkbnr"));
  first.reset();
  std::string const place = "localhost:" + std::to_string(port);
  BOOST_TEST_REQUIRE(bridge.prints("LiveChess: not at " + place + ", "));
  BOOST_TEST_REQUIRE(watch.prints("link lost"));
  LiveChessStandIn again{port};
  again.has({{"12345", "ACTIVE", placed}});
  BOOST_TEST_REQUIRE(bridge.prints_times("board 12345: connected\n", 2));
  BOOST_TEST_REQUIRE(watch.prints_after("link lost", "board rnbqkbnrpppppppp....................P"));
}

BOOST_AUTO_TEST_CASE(live_chess_need_not_be_there_yet) {
  TemporaryFolder const folder;
  std::string const link = (folder.path() / "board").string();
  auto const free_port = LiveChessStandIn{}.port();
  Program bridge{"tactus-bridge", {"--port", link, "--live-chess", std::to_string(free_port)}};
  BOOST_TEST_REQUIRE(bridge.prints("Connection refused; tried again each second\n"));
  LiveChessStandIn live_chess{free_port};
  live_chess.has({{"12345", "ACTIVE", start}});
  BOOST_TEST_REQUIRE(bridge.prints("board 12345: connected\n"));
}

BOOST_AUTO_TEST_CASE(of_several_boards_one_is_chosen_by_its_number) {
  Place at;
  at.live_chess.has({{"12345", "ACTIVE", start}, {"777", "ACTIVE", placed}});
  auto const any = run("tactus-bridge", at.line());
  BOOST_TEST(any.status == 2);
  BOOST_TEST(any.err.find("error: several boards at LiveChess: 12345, 777; expected one of them") == 0U);
  Program bridge{"tactus-bridge", at.line({"--board", "777"})};
  BOOST_TEST(bridge.prints("board 777: connected\n"));
}

BOOST_AUTO_TEST_CASE(the_boards_are_listed) {
  LiveChessStandIn live_chess;
  auto const port = std::to_string(live_chess.port());
  BOOST_TEST(run("tactus-bridge", {"--list", "--live-chess", port}).out == "boards at LiveChess: none\n");
  live_chess.has({{"12345", "ACTIVE", start}, {"777", "DELAYED", ""}});
  auto const listed = run("tactus-bridge", {"--list", "--live-chess", port});
  BOOST_TEST(listed.status == 0);
  BOOST_TEST(listed.out == "board 12345: connected\nboard 777: not connected, LiveChess says DELAYED\n");
  live_chess.answers_nothing();
  auto const silent = run("tactus-bridge", {"--list", "--live-chess", port});
  BOOST_TEST(silent.status == 1);
  BOOST_TEST(silent.err.find("error: no LiveChess at localhost:" + port + ", no answer; expected") == 0U);
}

BOOST_AUTO_TEST_CASE(what_is_told_has_the_language_that_was_asked_for) {
  LiveChessStandIn live_chess;
  auto const port = std::to_string(live_chess.port());
  live_chess.has({{"12345", "ACTIVE", start}});
  auto const suomeksi = run("tactus-bridge", {"--list", "--live-chess", port, "--language", "fi"});
  BOOST_TEST(suomeksi.out.find("lauta 12345:") == 0U);
}

BOOST_AUTO_TEST_CASE(what_no_live_chess_says_is_survived) {
  Place at;
  at.live_chess.has({{"12345", "ACTIVE", start}});
  Program bridge{"tactus-bridge", at.line()};
  BOOST_TEST_REQUIRE(bridge.prints("board 12345: connected\n"));
  at.live_chess.says("<html>");
  BOOST_TEST_REQUIRE(bridge.prints("LiveChess not understood: "));
  at.live_chess.says(R"({"response":"feed","param":{"board":"9/8"}})");
  BOOST_TEST_REQUIRE(bridge.prints("expected a board as the placement of a FEN\n"));
  at.live_chess.has({});
  BOOST_TEST_REQUIRE(bridge.prints("board 12345: not at LiveChess\n"));
  at.live_chess.says(std::string(1'100'000, ' '));  // ends the connection, not the bridge
  BOOST_TEST(bridge.prints_times("LiveChess: connected", 2));
}

BOOST_AUTO_TEST_CASE(wrong_lines_are_refused) {
  auto const none = run("tactus-bridge", {});
  BOOST_TEST(none.status == 2);
  BOOST_TEST(none.err.find("expected --port LINK or --list") != std::string::npos);
  TemporaryFolder const folder;
  BOOST_TEST(run("tactus-bridge", {"--list", "--port", "x"}).status == 2);
  BOOST_TEST(run("tactus-bridge", {"--list", "--live-chess", "0"}).status == 2);
  auto const taken = run("tactus-bridge", {"--port", folder.path().string()});
  BOOST_TEST(taken.status == 1);
  BOOST_TEST(taken.err.find("exists already and is no link") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
