// SPDX-License-Identifier: GPL-3.0-or-later
// Files are written over only where they begin as what is written.
#include "core/message/written.hpp"
#include "src/store/written_file.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::store;

BOOST_AUTO_TEST_SUITE(written_file)

namespace {

namespace fs = std::filesystem;

void put(std::string const& path, std::string const& text) { std::ofstream{path} << text; }
std::string text_of(std::string const& path) {
  std::ostringstream text;
  text << std::ifstream{path}.rdbuf();
  return text.str();
}
std::string const exists = ": exists already; choose another name";

}  // namespace

BOOST_AUTO_TEST_CASE(a_text_replaces_only_what_begins_as_it_does) {
  TemporaryFolder const folder;
  std::string const file = folder / "x.pgn";
  BOOST_TEST(write_text(file, "[Event a]\n", "[Event ").has_value());
  BOOST_TEST(write_text(file, "[Event b]\n", "[Event ").has_value());
  BOOST_TEST(text_of(file) == "[Event b]\n");
  put(file, "");
  BOOST_TEST(write_text(file, "[Event c]\n", "[Event ").has_value());
  for (std::string const other : {"SQLite format 3", "[Even", "my notes\n"}) {
    put(file, other);
    auto const refused = write_text(file, "[Event d]\n", "[Event ");
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(written(refused.error()) == file + exists);
    BOOST_TEST(text_of(file) == other);
    BOOST_TEST(!write_text(file, "", "").has_value());
  }
  BOOST_TEST(std::distance(fs::directory_iterator{std::string{folder / "."}}, {}) == 1);
}

BOOST_AUTO_TEST_CASE(a_link_stays_and_leads_to_no_other_kind) {
  TemporaryFolder const folder;
  put(folder / "game.tactus", "SQLite format 3");
  put(folder / "real.pgn", "[Event a]\n");
  fs::create_symlink("game.tactus", std::string{folder / "game.pgn"});
  fs::create_symlink("real.pgn", std::string{folder / "link.pgn"});
  fs::create_symlink("nowhere", std::string{folder / "lost.pgn"});
  BOOST_TEST(!write_text(folder / "game.pgn", "[Event b]\n", "[Event ").has_value());
  BOOST_TEST(!write_text(folder / "lost.pgn", "[Event b]\n", "[Event ").has_value());
  BOOST_TEST(!write_text(folder / ".", "[Event b]\n", "[Event ").has_value());
  BOOST_TEST(write_text(folder / "link.pgn", "[Event b]\n", "[Event ").has_value());
  BOOST_TEST(fs::is_symlink(std::string{folder / "link.pgn"}));
  BOOST_TEST(text_of(folder / "real.pgn") == "[Event b]\n");
  BOOST_TEST(text_of(folder / "game.tactus") == "SQLite format 3");
}

BOOST_AUTO_TEST_CASE(devices_are_written_into_and_what_is_half_written_of_others_stays) {
  TemporaryFolder const folder;
  BOOST_TEST(write_text("/dev/null", "[Event a]\n", "[Event ").has_value());
  BOOST_TEST(fs::is_character_file("/dev/null"));
  BOOST_TEST(!write_text("/dev/full", "[Event a]\n", "[Event ").has_value());
  put(folder / "x.pgn.part", "of another");
  BOOST_TEST(write_text(folder / "x.pgn", "[Event a]\n", "[Event ").has_value());
  BOOST_TEST(text_of(folder / "x.pgn.part") == "of another");
}

BOOST_AUTO_TEST_CASE(rulings_grow_and_nothing_else_does) {
  TemporaryFolder const folder;
  std::string const file = folder / "rulings.txt";
  for (int i = 0; i < 2; ++i) {
    auto const opened = open_to_append(file);
    BOOST_TEST_REQUIRE(opened.has_value());
    BOOST_TEST(write_all(*opened, "A ruling.\n\n"));
  }
  BOOST_TEST(text_of(file) == "A ruling.\n\nA ruling.\n\n");
  BOOST_TEST((fs::status(file).permissions() == fs::perms{0600}));
  for (std::string const other : {"SQLite format 3\n\n", "[Event a]\n\n1. e4 *\n\n", "notes\n", "x"}) {
    put(file, other);
    BOOST_TEST(!open_to_append(file).has_value());
    BOOST_TEST(text_of(file) == other);
  }
}

BOOST_AUTO_TEST_CASE(a_name_that_is_taken_gets_a_number) {
  TemporaryFolder const folder;
  BOOST_TEST(free_name(folder / "k.wav") == std::string{folder / "k.wav"});
  put(folder / "k.wav", "x");
  BOOST_TEST(free_name(folder / "k.wav") == std::string{folder / "k-2.wav"});
  put(folder / "k-2.wav", "x");
  BOOST_TEST(free_name(folder / "k.wav") == std::string{folder / "k-3.wav"});
  BOOST_TEST(free_name("/dev/null") == "/dev/null");
}

BOOST_AUTO_TEST_SUITE_END()
