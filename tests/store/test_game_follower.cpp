// SPDX-License-Identifier: GPL-3.0-or-later
// Following a game file without waiting, and what names a game.
#include "src/store/game_follower.hpp"
#include "tests/store/sample_events.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>

#include <boost/test/unit_test.hpp>
#include <sqlite3.h>

using namespace tactus;
using namespace tactus::store;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(game_follower)

namespace {

/// A game file in a folder of its own, and somebody who follows it second by second.
struct Followed {
  TemporaryFolder folder;
  std::string path = folder / "game.tactus";
  GameFollower follower{path};
  GameFollower::Moment now{1h};

  GameFollower::News look() { return follower.look(now += 1s); }
  GameFile made() const { return GameFile::create(path).value(); }
};

void append(GameFile& file, unsigned count, unsigned first = 1) {
  BOOST_TEST_REQUIRE(file.append(numbered_events(count, first)).has_value());
}

void append_end(GameFile& file) {
  std::vector<table::StampedEvent> const end{
      {Instant{Millis{9'999}}, table::Outcome{table::GameEnded{table::GameResult::draw, "agreed"}}}};
  BOOST_TEST_REQUIRE(file.append(end).has_value());
}

void run_sql(std::string const& path, char const* sql) {
  sqlite3* db = nullptr;
  BOOST_TEST_REQUIRE(sqlite3_open(path.c_str(), &db) == SQLITE_OK);
  BOOST_TEST(sqlite3_exec(db, sql, nullptr, nullptr, nullptr) == SQLITE_OK, sqlite3_errmsg(db));
  sqlite3_close(db);
}

std::optional<std::string> id_of(std::string const& path) { return GameReader::open(path)->game_id(); }

}  // namespace

BOOST_AUTO_TEST_CASE(each_game_file_has_an_id_of_its_own) {
  TemporaryFolder const folder;
  GameFile::create(folder / "a").value();
  GameFile::create(folder / "b").value();
  auto const a = id_of(folder / "a"), b = id_of(folder / "b");
  BOOST_TEST_REQUIRE(a.has_value());
  BOOST_TEST(a->size() == 32u);
  BOOST_TEST((a != b));
  BOOST_TEST((a == id_of(folder / "a")));
}

BOOST_AUTO_TEST_CASE(an_older_file_is_named_by_its_first_event) {
  TemporaryFolder const folder;
  (void)GameFile::create(folder / "a").value();
  run_sql(folder / "a", "DROP TABLE game; DROP TABLE chain");
  auto file = GameFile::open_for_append(folder / "a").value();
  BOOST_TEST(!id_of(folder / "a").has_value());
  append(file, 1);
  auto const id = id_of(folder / "a");
  BOOST_TEST_REQUIRE(id.has_value());
  BOOST_TEST(id->starts_with("old-1-"));
  append(file, 5, 2);
  BOOST_TEST((id_of(folder / "a") == id));
}

BOOST_AUTO_TEST_CASE(a_file_is_waited_for_and_followed) {
  Followed followed;
  BOOST_TEST(followed.look().events.empty());
  auto file = followed.made();
  append(file, 3);
  auto const news = followed.look();
  BOOST_TEST(news.is_new_game);
  BOOST_TEST(news.events.size() == 3u);
  BOOST_TEST((followed.follower.game_id() == id_of(followed.path)));
  BOOST_TEST(followed.look().events.empty());
  append(file, 2, 4);
  auto const more = followed.look();
  BOOST_TEST(!more.is_new_game);
  BOOST_TEST(more.events.size() == 2u);
  BOOST_TEST(followed.follower.last_seq() == 5);
}

BOOST_AUTO_TEST_CASE(a_commit_between_two_sweeps_is_seen_at_its_hint) {
  Followed followed;
  auto file = followed.made();
  followed.look();
  append(file, 1);
  auto const soon = followed.now + 10ms;
  BOOST_TEST(followed.follower.descriptor() >= 0);
  BOOST_TEST(followed.follower.look(soon).events.size() == 1u);
}

BOOST_AUTO_TEST_CASE(another_file_in_its_place_is_a_new_game) {
  Followed followed;
  auto file = followed.made();
  append(file, 3);
  followed.look();
  for (char const* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(followed.path + suffix);
  auto other = followed.made();
  append(other, 1);
  auto const news = followed.look();
  BOOST_TEST(news.is_new_game);
  BOOST_TEST(news.events.size() == 1u);
}

BOOST_AUTO_TEST_CASE(rows_are_given_again_from_any_number) {
  Followed followed;
  auto file = followed.made();
  append(file, 10);
  followed.look();
  auto const rows = followed.follower.rows_after(4, 3);
  BOOST_TEST_REQUIRE(rows.size() == 3u);
  BOOST_TEST(rows[0].seq == 5);
  BOOST_TEST(rows[0].text.type == "move.copied");
  BOOST_TEST(followed.follower.rows_after(10, 3).empty());
}

BOOST_AUTO_TEST_CASE(after_the_end_the_file_is_let_go_and_still_looked_at) {
  Followed followed;
  auto file = followed.made();
  append(file, 2);
  append_end(file);
  BOOST_TEST(followed.look().events.size() == 3u);
  BOOST_TEST(file.fold_into_one_file(0ms));
  BOOST_TEST(followed.follower.rows_after(0, 10).size() == 3u);
  append(file, 1, 4);
  auto const news = followed.look();
  BOOST_TEST(!news.is_new_game);
  BOOST_TEST(news.events.size() == 1u);
}

BOOST_AUTO_TEST_CASE(damage_is_told_once) {
  Followed followed;
  auto file = followed.made();
  append(file, 2);
  run_sql(followed.path, "INSERT INTO event VALUES (3, 3, 'no.such.type', '{}')");
  auto const news = followed.look();
  BOOST_TEST(news.events.size() == 2u);
  BOOST_TEST(news.trouble.has_value());
  BOOST_TEST(!followed.look().trouble.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
