// SPDX-License-Identifier: GPL-3.0-or-later
// A game file that others move, delete or write into while it is played: noticed, and written anew, whole.
#include "tests/store/kept_files.hpp"
#include "tests/store/sample_events.hpp"
#include "tests/store/strange_hands.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::store;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(file_in_its_place)

using namespace store::kept;

BOOST_FIXTURE_TEST_CASE(a_file_that_was_moved_away_is_written_anew_and_whole, Folder) {
  for (bool const is_deleted : {true, false}) {
    std::string const name = folder / (is_deleted ? "deleted.tactus" : "moved.tactus");
    auto file = new_game(name, 7);
    BOOST_TEST(file.is_in_its_place());
    if (is_deleted)
      fs::remove(name);
    else
      fs::rename(name, folder / "tidied.tactus");
    BOOST_TEST(!file.is_in_its_place());
    auto renewed = file.write_anew();
    BOOST_TEST_REQUIRE(renewed.has_value(), (renewed ? std::string{} : describe(renewed.error())));
    BOOST_TEST(renewed->path() != name);  // the old -wal is there, and may be all that is left of it
    append(*renewed, 8, 2);
    BOOST_TEST(read(renewed->path()).count == 9U);
    BOOST_TEST(read(renewed->path()).damage == "");
  }
}

namespace {

struct Meddling {
  char const* name;
  void (*meddle)(std::string const& game, std::string const& other);
};
std::ostream& operator<<(std::ostream& out, Meddling const& each) { return out << each.name; }

/// Some disks keep times that are coarser than a test.
void move_time_of(std::string const& file) {
  fs::last_write_time(file, fs::last_write_time(file) - std::chrono::hours{1});
}

Meddling const meddlings[] = {
    {"another game is copied over it",
     [](std::string const& game, std::string const& other) {
       fs::copy_file(other, game, fs::copy_options::overwrite_existing);
     }},
    {"truncated", [](std::string const& game, std::string const&) { fs::resize_file(game, 0); }},
    {"cut",
     [](std::string const& game, std::string const&) { fs::resize_file(game, fs::file_size(game) / 2); }},
    {"one byte is changed",
     [](std::string const& game, std::string const&) {
       std::fstream{game, std::ios::binary | std::ios::in | std::ios::out}.seekp(2000).put('x');
     }},
    {"its -wal is deleted", [](std::string const& game, std::string const&) { fs::remove(game + "-wal"); }},
    {"its -wal is emptied",
     [](std::string const& game, std::string const&) { fs::resize_file(game + "-wal", 0); }},
    {"its -wal is written over at the same size",
     [](std::string const& game, std::string const&) {
       std::fstream{game + "-wal", std::ios::binary | std::ios::in | std::ios::out}.seekp(2000).put('x');
       move_time_of(game + "-wal");
     }},
};

}  // namespace

BOOST_DATA_TEST_CASE_F(Folder, a_file_that_others_write_into_is_written_anew_and_whole, meddlings, each) {
  std::string const name = folder / "game.tactus", other = folder / "other.tactus";
  new_game(other, 9).fold_into_one_file(Millis{0});
  auto file = new_game(name, 7);
  BOOST_TEST(file.complete_main_file(Millis{0}));
  append(file, 8, 1);
  BOOST_TEST(file.is_in_its_place());
  each.meddle(name, other);
  auto const before = bytes_of(name);
  BOOST_TEST(!file.is_in_its_place());
  std::vector const more = numbered_events(1, 9);
  auto const refused = file.append(more);
  BOOST_TEST_REQUIRE(!refused.has_value());
  BOOST_TEST((refused.error().fault == StoreFault::not_in_its_place));
  auto renewed = file.write_anew();
  BOOST_TEST_REQUIRE(renewed.has_value(), (renewed ? std::string{} : describe(renewed.error())));
  BOOST_TEST(renewed->path() == folder / "game-2.tactus");
  BOOST_TEST_REQUIRE(renewed->append(more).has_value());
  BOOST_TEST(read(renewed->path()).count == 9U);
  BOOST_TEST(read(renewed->path()).damage == "");
  BOOST_TEST(renewed->is_in_its_place());
  file = std::move(*renewed);  // the old one is closed
  bool const is_of_wal = std::string_view{each.name}.find("wal") != std::string_view::npos;
  BOOST_TEST((is_of_wal || bytes_of(name) == before));
}

BOOST_FIXTURE_TEST_CASE(a_file_that_was_only_touched_is_in_its_place, Folder) {
  auto file = new_game(path, 3);
  BOOST_TEST(file.complete_main_file(Millis{0}));
  for (char const* each : {"", "-wal"}) move_time_of(path + each);
  BOOST_TEST(file.is_in_its_place());
  append(file, 4, 1);
  BOOST_TEST(file.complete_main_file(Millis{0}));
  BOOST_TEST(file.is_in_its_place());
}

BOOST_FIXTURE_TEST_CASE(a_wal_that_was_copied_whole_and_then_written_over_is_noticed, Folder) {
  auto file = new_game(path, 3);
  BOOST_TEST(file.complete_main_file(Millis{0}));
  BOOST_TEST(file.is_in_its_place());
  std::fstream{path + "-wal", std::ios::binary | std::ios::in | std::ios::out}.seekp(2000).put('x');
  move_time_of(path + "-wal");
  BOOST_TEST(!file.is_in_its_place());
}

BOOST_FIXTURE_TEST_CASE(a_game_whose_folder_is_gone_goes_on_whole_in_another, Folder) {
  std::string const own = folder / "own", spare = folder / "spare";
  for (std::string const& each : {own, spare}) fs::create_directory(each);
  auto file = new_game(own + "/game.tactus", 7);
  fs::remove_all(own);
  BOOST_TEST(!file.is_in_its_place());
  BOOST_TEST(!file.write_anew().has_value());
  auto renewed = file.write_anew_in(spare);
  BOOST_TEST_REQUIRE(renewed.has_value());
  BOOST_TEST(renewed->path() == spare + "/game.tactus");
  append(*renewed, 8, 2);
  BOOST_TEST(read(renewed->path()).count == 9U);
  BOOST_TEST(read(renewed->path()).damage == "");
}

BOOST_AUTO_TEST_SUITE_END()
