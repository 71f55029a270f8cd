// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus score`: from a played game to Braille, print and PGN; refusals.
#include "core/legal/position.hpp"
#include "core/legal/reading/braille_score.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>
#include <sqlite3.h>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(score_command)

namespace {

struct PlayedFolder {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";

  PlayedFolder() {
    run("tactus", {"play", "--silent", "--game", game, "--white", "Söder", "--black", "Жук"},
        "f3\ne5\ng4\nQh4\nmate\nconfirm\n");
  }
  Ended score(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"score", game});
    return run("tactus", arguments);
  }
  void damage_last_move() const {
    sqlite3* db = nullptr;
    sqlite3_open(game.c_str(), &db);
    BOOST_TEST_REQUIRE(
        sqlite3_exec(db,
                     "DROP TRIGGER event_is_never_changed; UPDATE event SET payload = 'x' WHERE seq = "
                     "(SELECT max(seq) FROM event WHERE type = 'move.entered')",
                     nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(db);
  }
};

std::string content_of(std::string const& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(braille_is_written_for_embossers_and_in_unicode, PlayedFolder) {
  auto const brf = score({"--form", "brf", "--language", "de", "--into", folder / "game.brf"});
  BOOST_TEST(brf.status == 0);
  BOOST_TEST(brf.out == "");
  BOOST_TEST(brf.err.find("note: ") == 0u);  // Cyrillic
  std::string const text = content_of(folder / "game.brf");
  BOOST_TEST(text.find("\r\n1 F3 E5\r\n2 G4 .DH4\r\n") != std::string::npos, text);
  auto const unicode = score({"--form", "unicode-braille", "--language", "fi"});
  BOOST_TEST(unicode.out.find("⠂⠀⠋⠒⠀⠑⠢\n⠆⠀⠛⠲⠀⠠⠙⠓⠲\n") != std::string::npos, unicode.out);
  auto const read = braille::read_score(braille::german_chess, chess::Position::initial(), text);
  BOOST_TEST_REQUIRE(read.has_value());
  BOOST_TEST(read->size() == 4u);
}

BOOST_FIXTURE_TEST_CASE(print_and_pgn_come_from_the_same_game, PlayedFolder) {
  BOOST_TEST(score({"--language", "fi"}).out.find("Valkea: Söder\nMusta: Жук\n") == 0u);
  BOOST_TEST(score({"--language", "sv"}).out.find("Dh4\n") != std::string::npos);
  auto const page = score({"--form", "large-print", "--points", "30", "--language", "en"});
  BOOST_TEST(page.out.find("font:30pt") != std::string::npos);
  BOOST_TEST(score({"--form", "pgn"}).out == run("tactus", {"export", game, "--pgn"}).out);
}

BOOST_FIXTURE_TEST_CASE(of_a_damaged_game_the_beginning_is_written, PlayedFolder) {
  damage_last_move();
  auto const ended = score({"--form", "brf", "--language", "en"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.out.find("\r\n2 G4\r\n") != std::string::npos, ended.out);
  BOOST_TEST(ended.err.find("events were exported") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_done_is_said_and_harms_nothing, PlayedFolder) {
  std::string const before = content_of(game);
  for (auto const& arguments : {std::vector<std::string>{"score", game, "--into", game},
                                std::vector<std::string>{"export", game, "--pgn", "--into", game}}) {
    auto const ended = run("tactus", arguments);
    BOOST_TEST(ended.status == 1);
    BOOST_TEST(ended.err == "error: " + game + ": is the game file itself; expected another name\n");
  }
  BOOST_TEST((content_of(game) == before));
  auto const swedish = score({"--form", "brf", "--language", "sv"});
  BOOST_TEST(swedish.status == 2);
  BOOST_TEST(swedish.err ==
             "error: Ingen punktskrift för schack är känd för sv; förväntade en, fi eller de.\n");
  BOOST_TEST(score({"--form", "audiobook"}).status == 2);
  BOOST_TEST(score({"--form", "large-print", "--points", "12"}).status == 2);
  BOOST_TEST(score({"--into", "/nowhere/game.brf"}).err ==
             "error: /nowhere/game.brf: cannot be written (no such file or folder)\n");
  auto const missing = run("tactus", {"score", folder / "none.tactus"});
  BOOST_TEST(missing.status == 1);
  BOOST_TEST(missing.err.find("no such file") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
