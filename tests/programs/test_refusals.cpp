// SPDX-License-Identifier: GPL-3.0-or-later
// What people get wrong, and files that were hurt: a clear sentence, the right exit status, no crash.
#include "src/store/game_file.hpp"
#include "tests/programs/program.hpp"
#include "tests/working_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <sqlite3.h>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(refusals)

namespace {

struct Case {
  char const* name;
  char const* program;
  std::vector<std::string> arguments;
  int status;
  char const* error;
};
std::ostream& operator<<(std::ostream& os, Case const& c) { return os << c.name; }

Case const cases[] = {
    {"no command", "tactus", {}, 2, "\nsee tactus --help"},
    {"unknown command", "tactus", {"sing"}, 2, "\nsee tactus --help"},
    {"misspelled command", "tactus", {"paly"}, 2, "error: unknown command paly; nearest: play"},
    {"misspelled command of training", "tactus-training", {"recognize"}, 2, "nearest: recognise"},
    {"misspelled command of the arbiter", "tactus-arbiter", {"wacth"}, 2, "nearest: watch"},
    {"misspelled command of the simulator",
     "tactus-sim",
     {"dmeo"},
     2,
     "error: unknown command dmeo; nearest: demo"},
    {"misspelled option of the desk", "tactus-arbiter", {"desk", "--gaem", "x"}, 2, "nearest: --game"},
    {"misspelled command of the hall", "tactus-arbiter", {"hall", "inti"}, 2, "nearest: init"},
    {"misspelled option",
     "tactus",
     {"play", "--whit", "Anna"},
     2,
     "error: unknown option --whit; nearest: --white"},
    {"a game file alone", "tactus", {"round3.tactus"}, 2, "expected: tactus play --resume round3.tactus"},
    {"a name without quotes",
     "tactus",
     {"play", "--white", "Anna", "A.", "--black", "Bo", "B."},
     2,
     "put a name with spaces in quotes, as in --white \"Anna A.\""},
    {"a name of two lines",
     "tactus",
     {"play", "--white", "Anna A.\nresult: 1-0, resigned"},
     2,
     "expected a name without line breaks or hidden characters, given: Anna A.<U+000A>result"},
    {"an assistant who turns the line",
     "tactus",
     {"play", "--assistant",
      "white=\xe2\x80\xae"
      "oelC"},
     2,
     "<U+202E>oelC"},
    {"a tournament that rings", "tactus", {"play", "--event", "Open\a"}, 2, "Open<U+0007>"},
    {"a name that is no UTF-8", "tactus", {"play", "--black", "J\xf6rg"}, 2, "expected a name in UTF-8"},
    {"an arbiter of two lines", "tactus-arbiter", {"desk", "--arbiter", "A\nB"}, 2, "A<U+000A>B"},
    {"unknown option", "tactus", {"play", "--loud"}, 2, "--loud"},
    {"bad letters", "tactus", {"play", "--letters", "tlh"}, 2, "expected de|en|fi|fr|sv"},
    {"bad side", "tactus", {"play", "--board", "green=keyboard"}, 2, "expected white=PORT or black=PORT"},
    {"no such kind of port",
     "tactus",
     {"play", "--board", "white=COM1"},
     2,
     "board of White: COM1 is not a port; expected /dev/..."},
    {"one port for two boards",
     "tactus",
     {"play", "--board", "white=/dev/x", "black=/dev/x"},
     2,
     "expected two ports"},
    {"pace with a real port",
     "tactus",
     {"play", "--pace", "9", "--clock", "/dev/x"},
     2,
     "--pace is for simulators"},
    {"missing port",
     "tactus",
     {"play", "--silent", "--board", "white=/dev/tactus-none"},
     1,
     "error: board of White: /dev/tactus-none: not there"},
    {"missing simulator",
     "tactus",
     {"play", "--silent", "--clock", "sim:/nowhere/clock"},
     1,
     "error: clock: "},
    {"missing game",
     "tactus",
     {"play", "--resume", "/nowhere/game.tactus"},
     1,
     "error: /nowhere/game.tactus: no such file; expected a game file"},
    {"missing game to export", "tactus", {"export", "/nowhere/game.tactus", "--pgn"}, 1, "no such file"},
    {"a score of nothing",
     "tactus",
     {"score"},
     2,
     "error: the name of a game file is missing\nsee tactus score --help"},
    {"export without format", "tactus", {"export", "x.tactus"}, 2, "\nsee tactus export --help"},
    {"the whole record from tactus",
     "tactus",
     {"export", "/nowhere/game.tactus", "--jsonl"},
     2,
     "or tactus-arbiter export /nowhere/game.tactus --jsonl"},
    {"arbiter's export of nothing", "tactus-arbiter", {"export"}, 2, "\nsee tactus-arbiter export --help"},
    {"arbiter's export of a missing game",
     "tactus-arbiter",
     {"export", "/nowhere/game.tactus"},
     1,
     "no such file"},
    {"game in a missing folder",
     "tactus",
     {"play", "--silent", "--game", "/nowhere/game.tactus"},
     1,
     "error: /nowhere/game.tactus: cannot be opened"},
    {"WAV in a missing folder",
     "tactus",
     {"play", "--silent", "--wav", "/nowhere/a.wav"},
     1,
     "/nowhere/a.wav"},
    {"perft of nonsense", "tactus-arbiter", {"perft", "startpos", "3"}, 2, "error: FEN: "},
    {"perft without kings",
     "tactus-arbiter",
     {"perft", "8/8/8/8/8/8/8/8 w - - 0 1", "3"},
     2,
     "expected a white king"},
    {"perft of depth 0", "tactus-arbiter", {"perft", "x", "0"}, 2, "\nsee tactus-arbiter perft --help"},
};

struct Folder {
  WorkingFolder folder;
  std::string game = folder / "game.tactus";
};

}  // namespace

BOOST_DATA_TEST_CASE_F(Folder, a_mistake_gets_a_sentence_and_its_exit_status,
                       boost::unit_test::data::make(cases), c) {
  auto const ended = run(c.program, c.arguments);
  BOOST_TEST(ended.status == c.status);
  BOOST_TEST(ended.err.find(c.error) != std::string::npos, ended.err);
  BOOST_TEST(ended.err.starts_with("error: "), ended.err);
  BOOST_TEST(!std::filesystem::exists(game));
}

BOOST_AUTO_TEST_CASE(who_types_a_command_of_training_is_told_so_before_anything_is_read) {
  for (std::string const command : {"announce", "hear", "recognise"})
    for (char const* option : {"--text", "--jsonl", "--help"}) {
      Program program{"tactus", {command, option}};
      BOOST_TEST(program.wait() == 2);
      auto const ended = program.end();
      BOOST_TEST(ended.out == "");
      BOOST_TEST(ended.err == "error: " + command +
                                  " is a command of tactus-training; expected tactus-training " + command +
                                  "\n");
    }
  BOOST_TEST(run("tactus", {"--help"}).out.find("\n  announce ") == std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_set_up_file_with_a_name_of_two_lines_is_refused, Folder) {
  std::string const setup = folder / "setup.toml";
  std::ofstream{setup} << R"(white = "Anna A.\nresult: 1-0, resigned")" << '\n';
  auto const ended = run("tactus", {"play", "--silent", "--game", game, "--setup", setup});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.find("Anna A.<U+000A>result: 1-0") != std::string::npos, ended.err);
  BOOST_TEST(!std::filesystem::exists(game));
}

namespace {

/// As a file of before, without fingerprints, in which another program has written this.
void write_over(std::string const& game, std::string const& change) {
  sqlite3* db = nullptr;
  sqlite3_open(game.c_str(), &db);
  auto const change_it = "DROP TABLE chain; DROP TRIGGER event_is_never_changed; UPDATE event SET " + change;
  BOOST_TEST_REQUIRE(sqlite3_exec(db, change_it.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(db);
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_name_in_a_game_file_writes_no_line_of_its_own, Folder) {
  {
    table::TableSetup setup;
    setup.white.name = "Anna A.";
    setup.black.name = "Bo";
    setup.event = "Open";
    auto file = store::GameFile::create(game);
    BOOST_TEST_REQUIRE(file.has_value());
    std::vector<table::StampedEvent> const events{
        {Instant{Millis{1}}, table::Input{table::ProgramStarted{}}},
        {Instant{Millis{2}}, table::Input{table::GameStarted{setup}}}};
    BOOST_TEST_REQUIRE(file->append(events).has_value());
  }
  write_over(game, R"(payload = replace(replace(replace(payload,
             'Anna A.', 'Anna A.\nallowed besides: nothing\nresult: 1-0, resigned'), '"Bo"', '"\u001b[2JBo"'),
             '"Open"', '"Open\u0007"'))");
  auto const resumed = run("tactus", {"play", "--silent", "--resume", game}, "e4\nresult 1/2-1/2\nconfirm\n");
  BOOST_TEST(resumed.status == 0, resumed.err);
  std::vector<std::vector<std::string>> const readers{{"watch", game, "--until-end"}, {"export", game}};
  for (auto const& arguments : readers) {
    auto const told = run("tactus-arbiter", arguments).out;
    BOOST_TEST(told.find("\nresult: 1-0") == std::string::npos, told);
    BOOST_TEST(told.find_first_of("\x1b\a") == std::string::npos, told);
    BOOST_TEST(told.find("Anna A.<U+000A>allowed") != std::string::npos, told);
  }
  for (char const* form : {"--pgn", "--scoresheet"}) {
    auto const written = run("tactus", {"export", game, form}).out;
    BOOST_TEST(written.find("\nresult: 1-0") == std::string::npos, written);
    BOOST_TEST(written.find_first_of("\x1b\a") == std::string::npos, written);
  }
}

/// The next file that is opened gets the number that is free.
BOOST_DATA_TEST_CASE(it_ends_also_where_it_was_started_without_a_stream,
                     boost::unit_test::data::make({"<&-", "</dev/null >&-", "</dev/null 2>&-"}), without) {
  Folder const folder;
  std::string const line = "exec '" TACTUS_BIN_DIR "/tactus' play --silent --game '" + folder.game + "' ";
  BOOST_TEST(run_in_shell(line + without).status == 0);
  BOOST_TEST(std::filesystem::exists(folder.game));
}

BOOST_FIXTURE_TEST_CASE(an_existing_file_is_never_overwritten, Folder) {
  std::ofstream(game) << "mine";
  auto const ended = run("tactus", {"play", "--silent", "--game", game}, "e4\n");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err == "error: " + game + ": exists already; a new game needs a new file name\n");
}

BOOST_FIXTURE_TEST_CASE(a_file_of_something_else_is_named_as_such, Folder) {
  std::ofstream(game) << std::string(10'000, '?');
  std::vector<std::vector<std::string>> const uses{{"play", "--silent", "--resume", game},
                                                   {"export", game, "--pgn"}};
  for (auto const& arguments : uses) {
    auto const ended = run("tactus", arguments);
    BOOST_TEST(ended.err == "error: " + game + ": not a game file of Tactus\n");
    BOOST_TEST(ended.status == 1);
  }
  BOOST_TEST(run("tactus-arbiter", {"watch", game}).status == 1);
  auto const exported = run("tactus-arbiter", {"export", game});
  BOOST_TEST(exported.err == "error: " + game + ": not a game file of Tactus\n");
  BOOST_TEST(exported.status == 1);
}

BOOST_FIXTURE_TEST_CASE(a_damaged_game_is_taken_up_in_a_new_file_and_exported_as_far_as_it_goes, Folder) {
  run("tactus", {"play", "--silent", "--game", game}, "e4\ne5\nNf3\nquit\n");
  sqlite3* db = nullptr;
  sqlite3_open(game.c_str(), &db);
  BOOST_TEST_REQUIRE(
      sqlite3_exec(db,
                   "DROP TRIGGER event_is_never_changed; UPDATE event SET payload = 'x' WHERE seq = "
                   "(SELECT max(seq) FROM event WHERE type = 'move.entered')",
                   nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(db);
  auto const exported = run("tactus", {"export", game, "--pgn"});
  BOOST_TEST(exported.status == 1);
  BOOST_TEST(exported.out.find("1. e4 e5 {after 1... e5:") != std::string::npos);
  BOOST_TEST(exported.err.find("events were exported") != std::string::npos);
  auto const judged = run("tactus-arbiter", {"export", game});
  BOOST_TEST(judged.status == 1);
  BOOST_TEST(judged.out == exported.out);
  BOOST_TEST(judged.err == exported.err);
  auto const resumed = run("tactus", {"play", "--silent", "--resume", game}, "Nc3\nquit\n");
  BOOST_TEST(resumed.status == 0);
  BOOST_TEST(resumed.err.find("game.recovered.tactus") != std::string::npos, resumed.err);
  BOOST_TEST(resumed.out.find("plies completed: 2\n") != std::string::npos);
  auto const whole = run("tactus", {"export", folder / "game.recovered.tactus", "--pgn"});
  BOOST_TEST(whole.status == 0);
  BOOST_TEST(whole.out.find("1. e4 e5 2. Nc3 {after 1... e5: ") != std::string::npos, whole.out);
}

BOOST_FIXTURE_TEST_CASE(garbage_at_the_keyboard_harms_nothing, Folder) {
  std::string garbage;
  for (unsigned n = 0; n < 20'000; ++n) garbage += static_cast<char>(n * 7919 % 256);
  auto const ended = run("tactus", {"play", "--silent", "--game", game}, garbage + "\ne4\nquit\n");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out.find("Eva vier") != std::string::npos);
  BOOST_TEST(run("tactus-arbiter", {"export", game, "--jsonl"}).status == 0);
}

BOOST_AUTO_TEST_CASE(attest_says_how_to_check_it_from_outside) {
  auto const ended = run("tactus", {"attest"});
  BOOST_TEST(ended.status == 0);
  auto const lines = lines_of(ended.out);
  BOOST_TEST_REQUIRE(lines.size() > 6u);
  BOOST_TEST(lines[0] == "program: tactus");
  BOOST_TEST(lines[2] == "profile: tournament");
  BOOST_TEST(lines[3].size() == std::string("SHA-256: ").size() + 64);
  BOOST_TEST(lines.back() == "check from your own medium: sha256sum " TACTUS_BIN_DIR "/tactus");
}

// Help and errors in the arbiter's language.

BOOST_AUTO_TEST_CASE(every_command_for_arbiters_speaks_finnish) {
  using Line = std::vector<std::string>;
  std::pair<std::string, Line> const commands[]{{"tactus-arbiter", {}},
                                                {"tactus-arbiter", {"watch"}},
                                                {"tactus-arbiter", {"export"}},
                                                {"tactus-arbiter", {"reconcile"}},
                                                {"tactus-arbiter", {"rule"}},
                                                {"tactus-arbiter", {"law"}},
                                                {"tactus-arbiter", {"clock"}},
                                                {"tactus-arbiter", {"can-mate"}},
                                                {"tactus-arbiter", {"replay-pgn"}},
                                                {"tactus-arbiter", {"perft"}},
                                                {"tactus-arbiter", {"check"}},
                                                {"tactus-arbiter", {"hall", "init"}},
                                                {"tactus-arbiter", {"hall", "check"}},
                                                {"tactus-arbiter", {"desk"}},
                                                {"tactus-relay", {}},
                                                {"tactus-bridge", {}}};
  for (auto const& each : commands) {
    auto const& program = each.first;
    auto const& command = each.second;
    auto const with = [&](Line const& more) {
      Line line = command;
      line.insert(line.end(), more.begin(), more.end());
      return run(program, line);
    };
    BOOST_TEST_CONTEXT(program << ' ' << (command.empty() ? "" : command.back())) {
      auto const help = with({"--help-all", "--language", "fi"});
      BOOST_TEST(help.status == 0);
      BOOST_TEST(help.out.find("Käyttö: ") != std::string::npos, help.out);
      BOOST_TEST(help.out.find("Näytä tämä ohje ja lopeta") != std::string::npos, help.out);
      BOOST_TEST(help.out.find("Usage") == std::string::npos, help.out);
      if (program == "tactus-arbiter" && command.empty()) continue;  // it takes commands only
      auto const refused = with({"--language=fi", "--nonsense"});
      BOOST_TEST(refused.status == 2);
      BOOST_TEST(refused.err.starts_with("virhe: tuntematon valinta --nonsense\nkatso "), refused.err);
    }
  }
}

BOOST_AUTO_TEST_CASE(what_goes_wrong_is_told_in_finnish) {
  BOOST_TEST(run("tactus-arbiter", {"watch", "--language", "fi"}).err ==
             "virhe: pelitiedoston nimi puuttuu\nkatso tactus-arbiter watch --help\n");
  BOOST_TEST(run("tactus-arbiter", {"paly", "--language", "fi"}).err ==
             "virhe: tuntematon komento paly\nkatso tactus-arbiter --help\n");
  BOOST_TEST(run("tactus-arbiter", {"law", "7.5.77", "--language", "fi"})
                 .err.starts_with(
                     "virhe: ei säännöstä 7.5.77 säännöissä fide-2023\nodotettiin: numero, esimerkiksi "));
  BOOST_TEST(run("tactus-arbiter", {"reconcile", "--language", "fi"}).err ==
             "virhe: odotettiin pelitiedosto, --guided tai --jsonl\n");
  BOOST_TEST(run("tactus-arbiter", {"export", "/nowhere/g.tactus", "--language", "fi"}).err ==
             "virhe: /nowhere/g.tactus: tiedostoa ei ole; odotettiin pelitiedostoa\n");
  BOOST_TEST(run("tactus-arbiter", {"replay-pgn", "/nowhere", "--language", "fi"}).err ==
             "virhe: tiedostoa /nowhere ei voi lukea; odotettiin pelejä PGN-muodossa\n");
  BOOST_TEST(run("tactus-arbiter", {"hall", "check", "/nowhere", "--language", "fi"})
                 .out.find("vika: nowhere-files/tables: odotettiin tiedostoa kullekin pöydälle\n") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_machine_without_room_for_a_thread_is_told_and_leaves_no_file) {
  if (!std::string_view{TACTUS_SANITIZE}.empty()) return;  // a sanitizer takes more than this room
  TemporaryFolder folder;
  auto const wav = folder / "a.wav", game = folder / "a.tactus";
  // A thread wants as much for its stack as a program may have in all, in KiB.
  std::string const command = "ulimit -s 500000; ulimit -v 400000; exec " TACTUS_BIN_DIR
                              "/tactus"
                              " play --silent --language en --wav " +
                              wav + " --game " + game;
  auto const ended = run("/bin/sh", {"-c", command}, "quit\n");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(
      ended.err.find("error: this machine has no room for a game: expected more memory and threads (") !=
          std::string::npos,
      ended.err);
  BOOST_TEST(!std::filesystem::exists(wav));
  BOOST_TEST(!std::filesystem::exists(game));
}

BOOST_AUTO_TEST_SUITE_END()
