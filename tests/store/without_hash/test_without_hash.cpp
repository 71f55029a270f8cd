// SPDX-License-Identifier: GPL-3.0-or-later
// Where libgcrypt does not answer no event can carry a fingerprint: a game is refused, and no fingerprint is
// made up, which would be right for every game.
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::store;

// Stands before the library's own.
extern "C" char const* gcry_check_version(char const*) { return nullptr; }

BOOST_AUTO_TEST_SUITE(without_hash)

BOOST_AUTO_TEST_CASE(no_game_is_begun_and_no_file_is_left) {
  TemporaryFolder const folder;
  auto const made = GameFile::create(folder / "a.tactus");
  BOOST_TEST_REQUIRE(!made.has_value());
  BOOST_TEST(describe(made.error()) ==
             folder / "a.tactus" + ": cannot be opened (libgcrypt does not answer)");
  BOOST_TEST(!std::filesystem::exists(folder / "a.tactus"));
}

BOOST_AUTO_TEST_CASE(no_game_is_gone_on_with_or_read) {
  TemporaryFolder const folder;
  std::ofstream{folder / "a.tactus"};
  auto const opened = GameFile::open_for_append(folder / "a.tactus");
  BOOST_TEST_REQUIRE(!opened.has_value());
  BOOST_TEST((opened.error().fault == StoreFault::cannot_open));
  auto const read = GameReader::open(folder / "a.tactus");
  BOOST_TEST_REQUIRE(!read.has_value());
  BOOST_TEST((read.error().fault == StoreFault::cannot_open));
}

BOOST_AUTO_TEST_SUITE_END()
