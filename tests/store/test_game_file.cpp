// SPDX-License-Identifier: GPL-3.0-or-later
// Writing and reading the game file: order, exclusiveness, refusals, and what happens on a full disk.
#include "src/store/game_file.hpp"
#include "src/store/game_follower.hpp"
#include "src/store/game_reader.hpp"
#include "tests/store/sample_events.hpp"
#include "tests/store/strange_hands.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <sqlite3.h>

using namespace tactus;
using namespace tactus::store;

BOOST_AUTO_TEST_SUITE(game_file)

namespace {

std::vector<unsigned> numbers_in(std::string const& path) {
  auto reader = GameReader::open(path);
  BOOST_TEST_REQUIRE(reader.has_value());
  std::vector<unsigned> numbers;
  for (auto const& each : reader->read_after(0).events) numbers.push_back(number_in(each.stamped.event));
  return numbers;
}

void append_or_fail(GameFile& file, std::vector<table::StampedEvent> const& events) {
  auto const done = file.append(events);
  BOOST_TEST_REQUIRE(done.has_value(), (done ? std::string{} : describe(done.error())));
}

/// Files of this process cannot grow beyond `bytes` while it lives: a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    ::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit const now{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &now);
  }
  FullDisk(FullDisk const&) = delete;
  FullDisk& operator=(FullDisk const&) = delete;
  ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

struct Refusal {
  char const* sql;
  StoreFault fault;
  char const* words;
};
std::ostream& operator<<(std::ostream& os, Refusal const& c) { return os << c.sql; }
Refusal const refusals[] = {
    {"PRAGMA application_id = 7", StoreFault::not_a_game_file, "not a game file"},
    {"PRAGMA user_version = 2", StoreFault::newer_version, "its format is 2, this program knows 1"},
    {"DROP TABLE event", StoreFault::damaged, "no table of events"},
    {"DROP TABLE event; CREATE VIEW event AS WITH RECURSIVE e(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM e)"
     " SELECT n seq, n time_ms, 'time.passed' type, '{}' payload FROM e",
     StoreFault::damaged, "no table of events"},
};

}  // namespace

// Another person's program on the same machine could judge the game.
BOOST_FIXTURE_TEST_CASE(a_game_is_private, Folder) {
  auto file = GameFile::create(path);
  BOOST_TEST_REQUIRE(file.has_value());
  append_or_fail(*file, {{Instant{Millis{1}}, table::Input{table::ProgramStarted{}}}});
  for (char const* part : {"", "-wal", "-shm"})
    BOOST_TEST((std::filesystem::status(path + part).permissions() == std::filesystem::perms{0600}), part);
}

BOOST_FIXTURE_TEST_CASE(what_was_appended_is_read_in_order_with_its_times, Folder) {
  auto file = GameFile::create(path);
  BOOST_TEST_REQUIRE(file.has_value());
  append_or_fail(*file, numbered_events(3));
  append_or_fail(*file, numbered_events(2, 4));
  BOOST_TEST(file->last_seq() == 5);
  auto reader = GameReader::open(path);
  BOOST_TEST_REQUIRE(reader.has_value());
  auto const batch = reader->read_after(3);
  BOOST_TEST(!batch.damage.has_value());
  BOOST_TEST_REQUIRE(batch.events.size() == 2u);
  BOOST_TEST(batch.events[0].seq == 4);
  BOOST_TEST(number_in(batch.events[1].stamped.event) == 5u);
  BOOST_TEST(batch.events[1].stamped.time.time_since_epoch().count() == 5);
}

BOOST_FIXTURE_TEST_CASE(a_new_game_never_overwrites_a_file, Folder) {
  std::ofstream(path) << "letters to grandmother";
  auto const file = GameFile::create(path);
  BOOST_TEST_REQUIRE(!file.has_value());
  BOOST_TEST((file.error().fault == StoreFault::already_exists));
  std::string kept;
  std::getline(std::ifstream(path), kept);
  BOOST_TEST(kept == "letters to grandmother");
}

BOOST_FIXTURE_TEST_CASE(a_folder_that_is_not_there_is_told, Folder) {
  auto const file = GameFile::create(folder / "no/such/folder/game.tactus");
  BOOST_TEST_REQUIRE(!file.has_value());
  BOOST_TEST((file.error().fault == StoreFault::cannot_open));
  BOOST_TEST(describe(file.error()).find("no such file or folder") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(only_one_program_writes, Folder) {
  auto const first = GameFile::create(path);
  auto const second = GameFile::open_for_append(path);
  BOOST_TEST_REQUIRE(!second.has_value());
  BOOST_TEST((second.error().fault == StoreFault::in_use));
}

BOOST_FIXTURE_TEST_CASE(a_closed_game_is_taken_up_behind_its_last_event, Folder) {
  {
    auto file = GameFile::create(path);
    append_or_fail(*file, numbered_events(2));
  }
  auto file = GameFile::open_for_append(path);
  BOOST_TEST_REQUIRE(file.has_value());
  append_or_fail(*file, numbered_events(1, 3));
  BOOST_TEST(numbers_in(path) == (std::vector<unsigned>{1, 2, 3}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(events_cannot_be_changed_or_deleted_by_plain_sql, Folder) {
  auto file = GameFile::create(path);
  append_or_fail(*file, numbered_events(2));
  BOOST_TEST(run_sql(path, "UPDATE event SET type = 'x' WHERE seq = 1") == "events are never changed");
  BOOST_TEST(run_sql(path, "DELETE FROM event WHERE seq = 2") == "events are never deleted");
  BOOST_TEST(numbers_in(path).size() == 2u);
}

BOOST_DATA_TEST_CASE_F(Folder, a_strange_file_is_refused_with_its_reason,
                       boost::unit_test::data::make(refusals), c) {
  {
    auto file = GameFile::create(path);
    append_or_fail(*file, numbered_events(1));
  }
  BOOST_TEST_REQUIRE(run_sql(path, c.sql) == "");
  auto const reader = GameReader::open(path);
  BOOST_TEST_REQUIRE(!reader.has_value());
  BOOST_TEST((reader.error().fault == c.fault), describe(reader.error()));
  BOOST_TEST(describe(reader.error()).find(c.words) != std::string::npos, describe(reader.error()));
  BOOST_TEST(!GameFile::open_for_append(path).has_value());
}

BOOST_FIXTURE_TEST_CASE(a_text_file_and_an_empty_file_are_no_game_files, Folder) {
  std::ofstream(folder / "text") << std::string(5000, 'x');
  std::ofstream(folder / "empty") << "";
  for (char const* name : {"text", "empty"}) {
    auto const reader = GameReader::open(folder / name);
    BOOST_TEST_REQUIRE(!reader.has_value());
    BOOST_TEST((reader.error().fault == StoreFault::not_a_game_file), describe(reader.error()));
  }
  auto const missing = GameReader::open(folder / "missing");
  BOOST_TEST_REQUIRE(!missing.has_value());
  BOOST_TEST((missing.error().fault == StoreFault::missing));
}

BOOST_FIXTURE_TEST_CASE(a_follower_sees_a_commit_and_its_waiting_ends, Folder) {
  auto file = GameFile::create(path);
  append_or_fail(*file, numbered_events(1));
  auto reader = GameReader::open(path);
  BOOST_TEST_REQUIRE(reader.has_value());
  reader->has_changed();
  BOOST_TEST(!reader->wait_for_change(Millis{0}));
  append_or_fail(*file, numbered_events(1, 2));
  BOOST_TEST(reader->wait_for_change(Millis{5000}));
  BOOST_TEST(reader->read_after(1).events.size() == 1u);
  BOOST_TEST(!reader->has_changed());
}

BOOST_FIXTURE_TEST_CASE(a_file_put_in_place_of_the_followed_one_is_noticed, Folder) {
  auto file = GameFile::create(path);
  auto reader = GameReader::open(path);
  BOOST_TEST(!reader->is_replaced());
  std::ofstream(folder / "other") << "x";
  std::filesystem::rename(folder / "other", path);
  BOOST_TEST(reader->is_replaced());
}

BOOST_FIXTURE_TEST_CASE(at_the_end_one_plain_file_is_left_unless_somebody_reads, Folder) {
  auto file = GameFile::create(path);
  append_or_fail(*file, numbered_events(2));
  {
    auto reader = GameReader::open(path);
    reader->read_after(0);
    BOOST_TEST(!file->fold_into_one_file(Millis{60}));
    append_or_fail(*file, numbered_events(1, 3));
    BOOST_TEST(reader->read_after(2).events.size() == 1u);
  }
  BOOST_TEST(file->fold_into_one_file(Millis{2000}));
  BOOST_TEST(!std::filesystem::exists(path + "-wal"));
  BOOST_TEST(!std::filesystem::exists(path + "-shm"));
  append_or_fail(*file, numbered_events(1, 4));
  BOOST_TEST(numbers_in(path).size() == 4u);
}

BOOST_FIXTURE_TEST_CASE(a_copy_of_the_main_file_alone_holds_the_game_whoever_reads, Folder) {
  auto file = GameFile::create(path);
  auto reader = GameReader::open(path);
  GameFollower follower{path};
  auto is_complete = [&, next = 1U]() mutable {
    append_or_fail(*file, numbered_events(1, next));
    std::string const copy = folder / ("copy-" + std::to_string(next));
    bool const is_done = file->complete_main_file(Millis{0});
    std::filesystem::copy_file(path, copy);
    return is_done && numbers_in(copy).size() == next++;
  };
  // None of them keeps a transaction open between two looks.
  reader->has_changed();
  BOOST_TEST(is_complete());
  reader->read_after(0);
  BOOST_TEST(is_complete());
  reader->read_rows_after(0, 1);
  reader->time_of_last();
  BOOST_TEST(is_complete());
  reader->game_id();
  reader->wait_for_change(Millis{0});
  BOOST_TEST(is_complete());
  follower.look(std::chrono::steady_clock::now());
  follower.rows_after(0, 1);
  BOOST_TEST(is_complete());
  BOOST_TEST(reader->read_after(0).events.size() == 5U);
}

BOOST_FIXTURE_TEST_CASE(no_new_game_has_the_name_of_one_whose_wal_was_left_behind, Folder) {
  {
    auto file = GameFile::create(path);
    append_or_fail(*file, numbered_events(2));
  }
  std::filesystem::rename(path, folder / "moved");
  auto const left_behind = std::filesystem::file_size(path + "-wal");
  auto const refused = GameFile::create(path);
  BOOST_TEST_REQUIRE(!refused.has_value());
  BOOST_TEST((refused.error().fault == StoreFault::wal_of_another_game), describe(refused.error()));
  BOOST_TEST(!std::filesystem::exists(path));
  BOOST_TEST(std::filesystem::file_size(path + "-wal") == left_behind);
}

BOOST_FIXTURE_TEST_CASE(the_wal_stays_when_the_program_ends_in_mid_game, Folder) {
  {
    auto file = GameFile::create(path);
    append_or_fail(*file, numbered_events(2));
  }
  BOOST_TEST(std::filesystem::exists(path + "-wal"));
}

BOOST_FIXTURE_TEST_CASE(on_a_full_disk_nothing_is_half_written_and_later_nothing_is_missing_or_doubled,
                        Folder) {
  auto file = GameFile::create(path);
  append_or_fail(*file, numbered_events(1));
  std::vector<table::StampedEvent> waiting;
  unsigned failures = 0;
  {
    FullDisk const disk{40'000};
    for (unsigned n = 2; n < 60; ++n) {
      waiting.push_back(numbered_events(1, n).front());
      if (file->append(waiting)) {
        waiting.clear();
      } else {
        ++failures;
      }
    }
  }
  BOOST_TEST(failures > 10u);
  BOOST_TEST(numbers_in(path).size() == 59 - waiting.size());
  append_or_fail(*file, waiting);
  auto const numbers = numbers_in(path);
  BOOST_TEST_REQUIRE(numbers.size() == 59u);
  for (unsigned i = 0; i < numbers.size(); ++i) BOOST_TEST(numbers[i] == i + 1);
}

BOOST_AUTO_TEST_SUITE_END()
