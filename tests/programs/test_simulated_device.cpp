// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim device`, the simulator's program, and `tactus`, the product's, at the two ends of each
// protocol.
#include "src/sim/device/device_options.hpp"
#include "src/store/game_reader.hpp"
#include "tests/programs/device_program.hpp"
#include "tests/speech/eventually.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using tactus::sim::device_kinds;

BOOST_AUTO_TEST_SUITE(simulated_device)

namespace {

/// At a port of its own.
class Device : private TemporaryFolder, public DeviceProgram {
 public:
  explicit Device(std::string const& kind, std::vector<std::string> const& more = {"--speed", "8"})
      : DeviceProgram(kind, link(), more) {
    auto const prefix = sim::facts_of(sim::device_kind_named(kind).value()).port_prefix;
    BOOST_TEST_REQUIRE(port() == std::string{prefix} + "sim:" + link());
  }
  std::string link() const { return *this / "port"; }
};

struct FoundAs {
  std::string kind;  // of the simulator
  std::string name;  // that the product has for it
};
std::ostream& operator<<(std::ostream& out, FoundAs const& row) { return out << row.kind; }

std::vector<FoundAs> const found_as{
    {"dgt", "dgt"},
    {"chesslink", "chesslink"},
    {"certabo", "certabo"},
    {"sentio", "sentio"},
    {"chessnut", "chessnut"},
    {"ichessone", "ichessone"},
    {"tactus-board", "tactus board"},
    {"tactus-clock", "tactus clock"},
    {"line", "occupancy"},
};

struct Row {
  std::string kind;
  std::string at_start;  // what a watcher is told before hands do anything
  std::string lifted, placed;
  std::string lifted_unseen;  // what it is told at first, if e2 was lifted while the cable was out
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.kind; }

std::string const pieces = " board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR\n";
std::string const pieces_without_e2 =
    " board rnbqkbnrpppppppp................................PPPP.PPPRNBQKBNR\n";
std::string const filled = " board FFFF00000000FFFF\n";
std::string const filled_without_e2 = " board FFFF00000000F7FF\n";

std::vector<Row> const boards{
    {"dgt", " no clock\n", " board e2 .\n", " board e4 P\n", pieces_without_e2},
    {"chesslink", pieces, " board e2 .\n", " board e4 P\n", pieces_without_e2},
    // This board tells numbers; which piece each belongs to is seen in the start position only.
    {"certabo", pieces, " board e2 .\n", " board e4 P\n", " not known yet: expected the start position\n"},
    {"chessnut", pieces, " board e2 .\n", " board e4 P\n", pieces_without_e2},
    {"ichessone", pieces, " board e2 .\n", " board e4 P\n", pieces_without_e2},
    {"sentio", filled, " board e2 empty\n", " board e4 filled\n", filled_without_e2},
    {"tactus-board", filled, " board e2 empty\n", " board e4 filled\n", filled_without_e2},
    {"line", filled, " board e2 empty\n", " board e4 filled\n", filled_without_e2},
};

/// Waits until the game file holds such an event: what hands do afterwards is not mixed up with what they
/// did.
bool is_recorded(std::string const& game, std::string const& type, std::string const& part) {
  auto reader = store::GameReader::open(game);
  auto const is_it = [&](store::NumberedEvent const& each) {
    auto const text = store::write_event(each.stamped.event);
    return text.type == type && text.payload.find(part) != std::string::npos;
  };
  return reader && speech::test::eventually([&] {
           auto const events = reader->read_after(0).events;
           return std::any_of(events.begin(), events.end(), is_it);
         });
}

/// A player who hears that there is no move yet asks again: his board may still be on its way to the program.
/// What came so late that nobody can tell a capture from a touch he does once more: the commands of `again`,
/// with questions between them, so that a busy machine does not bring two of them at once.
bool announces(Program& play, std::string const& words, Device& device,
               std::vector<std::string> const& again) {
  std::size_t from = play.printed().size();
  for (std::size_t asked = 1; asked < 200; ++asked) {
    if (asked % 10 == 0 && !again.empty()) device.command(again[asked / 10 % again.size()]);
    play.type("say\n");
    auto const answer = play.prints_one_of({words, "No move to announce"}, from);
    if (answer != 1U) return answer == 0U;
    from = play.printed().size();
  }
  return false;
}

}  // namespace

BOOST_DATA_TEST_CASE(each_device_is_found_by_asking_it, boost::unit_test::data::make(found_as), row) {
  Device device{row.kind};
  auto const ended = run_until_answered("tactus", {"devices", "probe", "--language", "en", device.port()});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out.find("Device: " + row.name + ".\n") != std::string::npos, ended.out);
}

BOOST_AUTO_TEST_CASE(every_kind_of_device_is_asked_for) {
  BOOST_TEST(found_as.size() == device_kinds.size());
}

BOOST_DATA_TEST_CASE(each_board_tells_what_hands_do, boost::unit_test::data::make(boards), row) {
  Device device{row.kind};
  Program watch{"tactus", {"devices", "watch", device.port()}};
  BOOST_TEST_REQUIRE(watch.prints(row.at_start));
  device.command("lift e2");
  BOOST_TEST(device.program().prints("lifted e2 P\n"));
  BOOST_TEST(watch.prints(row.lifted));
  device.command("place e4");
  BOOST_TEST(watch.prints(row.placed));
  auto const ended = device.program().end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(!std::filesystem::exists(device.link()));
}

BOOST_DATA_TEST_CASE(each_board_is_found_again_after_its_cable_was_out, boost::unit_test::data::make(boards),
                     row) {
  Device device{row.kind};
  Program watch{"tactus", {"devices", "watch", device.port()}};
  BOOST_TEST_REQUIRE(watch.prints(row.at_start));
  device.command("unplug");
  BOOST_TEST(watch.prints("link lost: "));
  device.command("lift e2\nplug");
  BOOST_TEST(watch.prints_after("link lost: ", row.lifted_unseen));
}

BOOST_DATA_TEST_CASE(a_game_is_played_on_each_board, boost::unit_test::data::make(boards), row) {
  Device device{row.kind, {"--speed", "4"}};  // a busy machine must not blur what hands do
  TemporaryFolder folder;
  Program play{"tactus",
               {"play", "--board", "white=" + device.port(), "--blind", "white", "--announcer", "tactus",
                "--silent", "--language", "en", "--pace", "4", "--game", folder / "game.tactus"}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  device.command("play e4");
  BOOST_TEST_REQUIRE(device.program().prints("played e4\n"));
  BOOST_TEST_REQUIRE(announces(play, "Eva vier\n", device, {}));
  play.type("press\nd5\n");
  BOOST_TEST_REQUIRE(play.prints("David fünf [to White]\n"));
  // He copies it, then takes with his pawn.
  device.command("lift d7\nplace d5");
  BOOST_TEST_REQUIRE(is_recorded(folder / "game.tactus", "move.copied", "\"ply\":2"));
  device.command("play exd5");
  BOOST_TEST_REQUIRE(device.program().prints("played exd5\n"));
  BOOST_TEST(announces(play, "Eva schlägt David fünf\n", device, {"place d5", "lift d5"}));
  play.type("quit\n");
  auto const ended = play.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
}

/// How short an exchange it sees is its own, though it names pieces as the one before.
BOOST_AUTO_TEST_CASE(a_board_of_another_make_is_known_when_the_game_goes_on) {
  TemporaryFolder const folder;
  std::string const game = folder / "game.tactus";
  auto const goes_on_with = [&](char const* make, char const* how, char const* type, char const* figure) {
    Device const device{make};
    Program play{"tactus",
                 {"play", "--board", "white=" + device.port(), "--silent", "--language", "en", how, game}};
    BOOST_TEST_REQUIRE(play.prints("game: "));
    bool const is_known = is_recorded(game, type, figure);
    play.type("quit\n");
    BOOST_TEST(play.end().status == 0);
    return is_known;
  };
  BOOST_TEST(goes_on_with("dgt", "--game", "game.started", "\"white_shortest_seen_ms\":250"));
  BOOST_TEST(goes_on_with("chesslink", "--resume", "device.found", "\"shortest_seen_ms\":82"));
}

BOOST_AUTO_TEST_CASE(what_the_lamps_show_is_told) {
  TemporaryFolder folder;
  Device device{"sentio"};
  Program play{"tactus",
               {"play", "--board", "black=" + device.port(), "--blind", "white", "--announcer", "tactus",
                "--silent", "--language", "en", "--game", folder / "game.tactus"}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  play.type("e4\n");
  BOOST_TEST(device.program().prints("lamps e2 e4\n"));
  device.command("unplug\nplug");
  BOOST_TEST(device.program().prints("lamps off\n"));
}

BOOST_AUTO_TEST_CASE(a_clock_in_a_dgt_board_is_pressed_and_read) {
  Device device{"dgt", {"--clock", "--speed", "8"}};
  Program watch{"tactus", {"devices", "watch", device.port()}};
  BOOST_TEST_REQUIRE(watch.prints(" clock "));
  device.command("press black");
  BOOST_TEST(device.program().prints("pressed black\n"));
  BOOST_TEST(watch.prints(" turn left running"));
  device.command("press white");
  BOOST_TEST(watch.prints(" turn right running"));
}

BOOST_AUTO_TEST_CASE(the_clock_tells_its_keys_and_times) {
  Device device{"tactus-clock"};
  Program watch{"tactus", {"devices", "watch", device.port()}};
  BOOST_TEST_REQUIRE(watch.prints("clock white 5400000 black 5400000 turn nobody stopped\n"));
  device.command("press black");
  BOOST_TEST(watch.prints(" button black\n"));
  BOOST_TEST(watch.prints(" turn white running\n"));
  device.command("say");
  BOOST_TEST(watch.prints(" button say\n"));
  BOOST_TEST(device.program().prints("pressed black\npressed say\n"));
}

BOOST_AUTO_TEST_CASE(hands_of_each_kind_play_a_game_that_ends_where_it_should) {
  for (char const* const hands : {"clean", "hurried", "feeling", "clumsy"}) {
    Device device{"dgt", {"--hands", hands, "--seed", "3", "--bounce", "--speed", "40"}};
    device.command("play e4\nplay e5\nplay Nf3\nplay Nc6\nplay Bb5\nplay a6\nplay O-O");
    BOOST_TEST_REQUIRE(device.program().prints("played O-O\n"), hands);
    Program watch{"tactus", {"devices", "watch", device.port()}};
    BOOST_TEST(watch.prints(" board r.bqkbnr.ppp.pppp.n......B..p.......P........N..PPPP.PPPRNBQ.RK.\n"),
               hands);
  }
}

BOOST_AUTO_TEST_CASE(a_slow_disturbed_and_turned_board_with_a_dead_square_still_tells_how_it_stands) {
  Device device{"chesslink",
                {"--start", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "--dead", "e1", "--cable-right", "--noise",
                 "2", "--lose", "3", "--slow-scan", "400"}};
  Program watch{"tactus", {"devices", "watch", device.port()}};
  // Only the initial position shows which way round such a board stands; here it is seen from its cable.
  BOOST_TEST(watch.prints(" board ...........P...............................................k....\n"));
  device.command("noise 0\nslide e2 e4");
  BOOST_TEST(watch.prints(" board d5 P\n"));
}

BOOST_AUTO_TEST_CASE(what_hands_cannot_do_is_answered_and_the_board_goes_on) {
  Device device{"tactus-board"};
  device.command(
      "jump\nlift e4\nplace e2\nplace e4\nslide b1 c3\nplay Ke2\nplay castle\npress white\nlift e2");
  BOOST_TEST(device.program().prints("lifted e2 P\n"));
  auto const ended = device.program().end();
  BOOST_TEST(ended.status == 0);
  for (char const* const answer :
       {"error: not a command: \"jump\"; expected one of\nlift SQUARE\n",
        "error: e4: nothing stands there; expected a square with a piece\n",
        "error: e2: a piece stands there already; expected that it is lifted first\n",
        "error: e4: no piece was lifted; expected its letter, as in place e4 P\n",
        "error: b1 to c3: no way to slide; expected two squares on one rank, file or diagonal\n",
        "error: Ke2: no piece moves so; expected a move of the player to move\n",
        "error: castle: not a move; expected one as in Nf3, e2e4 or O-O\n",
        "error: this board has no such key; expected a command for a board\n"})
    BOOST_TEST(ended.err.find(answer) != std::string::npos, answer << " not in " << ended.err);
}

BOOST_AUTO_TEST_CASE(a_clock_has_no_pieces) {
  Device device{"tactus-clock"};
  device.command("lift e2\npress white");
  BOOST_TEST(device.program().prints("pressed white\n"));
  BOOST_TEST(device.program().end().err == "error: a clock has no pieces; expected press or say\n");
}

BOOST_AUTO_TEST_CASE(a_file_in_the_place_of_the_port_stays) {
  TemporaryFolder folder;
  std::string const file = folder / "game.tactus";
  std::ofstream{file} << "mine";
  auto const ended = run("tactus-sim", {"device", "--as", "dgt", "--port", file});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err ==
             "error: " + file + ": exists already and is no link; expected a name for a new port\n");
  BOOST_TEST(std::filesystem::file_size(file) == 4u);
}

BOOST_AUTO_TEST_CASE(a_bad_option_is_refused_with_what_was_expected) {
  struct Bad {
    std::vector<std::string> options;
    char const* expected;
  };
  for (Bad const& bad :
       {Bad{{"--as", "abacus"},
            "expected dgt, chesslink, certabo, sentio, chessnut, ichessone, tactus-board, tactus-clock or "
            "line\n"},
        Bad{{"--as", "dgt", "--start", "8/8/8"}, "--start: "},
        Bad{{"--as", "dgt", "--start", "8/8/8/8/8/8/8/4K3 w - - 0 1"}, "--start: "},
        Bad{{"--as", "dgt", "--dead", "e2,e9"}, "--dead: \"e9\"; expected squares as in e2,e4\n"},
        Bad{{"--as", "dgt", "--hands", "four"}, "expected clean, hurried, feeling or clumsy\n"},
        Bad{{"--as", "line", "--cable-right"}, "expected dgt or chesslink\n"},
        Bad{{"--as", "tactus-clock", "--bounce"}, "expected none of them for a clock\n"}}) {
    std::vector<std::string> arguments{"device", "--port", "/nowhere/port"};
    arguments.insert(arguments.end(), bad.options.begin(), bad.options.end());
    auto const ended = run("tactus-sim", arguments);
    BOOST_TEST(ended.status == 2, bad.expected);
    BOOST_TEST(ended.err.find(bad.expected) != std::string::npos, ended.err);
  }
}

BOOST_AUTO_TEST_SUITE_END()
