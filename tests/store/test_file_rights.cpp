// SPDX-License-Identifier: GPL-3.0-or-later
// Who else on a machine may read what Tactus keeps.
#include "src/store/file_rights.hpp"
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "src/store/written_file.hpp"
#include "tests/store/sample_events.hpp"
#include "tests/temporary_folder.hpp"

#include <array>
#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::store;

BOOST_AUTO_TEST_SUITE(file_rights)

namespace {

namespace fs = std::filesystem;

bool is_private(std::string const& path) { return fs::status(path).permissions() == fs::perms{0600}; }

}  // namespace

BOOST_AUTO_TEST_CASE(a_game_is_open_to_the_readers_of_games_where_they_and_we_are_of_their_group) {
  constexpr gid_t theirs = 77, another = 78;
  std::array<gid_t, 2> const with_us{another, theirs};
  std::array<gid_t, 1> const without_us{another};
  BOOST_TEST(mode_of_game(theirs, theirs, with_us) == 0640u);
  BOOST_TEST(mode_of_game(theirs, theirs, without_us) == 0600u);
  BOOST_TEST(mode_of_game(another, theirs, with_us) == 0600u);
  BOOST_TEST(mode_of_game(theirs, std::nullopt, with_us) == 0600u);
}

BOOST_AUTO_TEST_CASE(what_was_open_to_others_becomes_private_with_all_that_lies_beside_it) {
  TemporaryFolder const folder;
  std::string const file = folder / "hall.sqlite";
  for (char const* part : {"", "-wal", "-shm"}) {
    std::ofstream{file + part} << 'x';
    fs::permissions(file + part, fs::perms{0644});
  }
  keep_private(file);
  for (char const* part : {"", "-wal", "-shm"}) BOOST_TEST(is_private(file + part), part);
}

BOOST_AUTO_TEST_CASE(a_record_with_what_was_told_privately_is_written_for_its_owner_alone) {
  TemporaryFolder const folder;
  BOOST_TEST(write_text(folder / "a", "x\n", "x", Readers::owner).has_value());
  BOOST_TEST(is_private(folder / "a"));
  BOOST_TEST(write_text(folder / "b", "x\n", "x").has_value());
  fs::permissions(folder / "b", fs::perms{0640});
  BOOST_TEST(write_text(folder / "b", "x\n", "x", Readers::owner).has_value());
  BOOST_TEST((fs::status(folder / "b").permissions() == fs::perms{0640}));  // as its owner has chosen
}

BOOST_AUTO_TEST_CASE(another_name_of_a_running_game_says_that_its_end_may_be_missing) {
  TemporaryFolder const folder;
  std::string const game = folder / "game.tactus", other = folder / "other.tactus";
  auto file = GameFile::create(game).value();
  BOOST_TEST_REQUIRE(file.append(numbered_events(3)).has_value());
  fs::create_hard_link(game, other);
  fs::create_symlink(game, std::string{folder / "link.tactus"});
  for (int time = 0; time < 2; ++time) {  // to read it leaves an empty -wal beside it
    auto const reader = GameReader::open(other);
    BOOST_TEST_REQUIRE(reader.has_value());
    BOOST_TEST_REQUIRE(reader->note().has_value());
    BOOST_TEST((reader->note()->fault == StoreFault::other_name));
  }
  for (std::string const& own : {game, std::string{folder / "link.tactus"}})
    BOOST_TEST(!GameReader::open(own)->note().has_value(), own);
  auto const taken = take_up(other);
  BOOST_TEST_REQUIRE(!taken.has_value());
  BOOST_TEST((taken.error().fault == StoreFault::in_use));
}

BOOST_AUTO_TEST_SUITE_END()
