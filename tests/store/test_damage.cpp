// SPDX-License-Identifier: GPL-3.0-or-later
// Files that were hurt: killed writers, cut copies, overwritten bytes. What can be read is a true beginning
// of the game, and a hurt file is never written to.
#include "core/message/written.hpp"
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "tests/store/sample_events.hpp"
#include "tests/store/strange_hands.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <random>
#include <signal.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <sqlite3.h>

using namespace tactus;
using namespace tactus::store;

BOOST_AUTO_TEST_SUITE(damage)

namespace {

void write_bytes(std::string const& path, std::string const& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// A finished game of `count` numbered events in one plain file.
std::string finished_game(std::string const& path, unsigned count) {
  auto file = GameFile::create(path);
  BOOST_TEST_REQUIRE(file.has_value());
  BOOST_TEST_REQUIRE(file->append(numbered_events(count)).has_value());
  BOOST_TEST_REQUIRE(file->fold_into_one_file(Millis{0}));
  return bytes_of(path);
}

/// The number of events that can be read; fails the test when they are not 1, 2, 3 ...
std::size_t length_of_prefix(Batch const& batch) {
  for (std::size_t i = 0; i < batch.events.size(); ++i)
    BOOST_TEST_REQUIRE(number_in(batch.events[i].stamped.event) == i + 1);
  return batch.events.size();
}

/// Child process: appends transactions of three events and reports each committed one by a byte on the pipe.
[[noreturn]] void write_until_killed(std::string const& path, int report) {
  auto file = GameFile::open_for_append(path);
  if (!file) ::_exit(1);
  for (auto next = static_cast<unsigned>(file->last_seq()) + 1;; next += 3) {
    if (!file->append(numbered_events(3, next))) ::_exit(2);
    if (::write(report, "x", 1) != 1) ::_exit(3);
  }
}

unsigned count_bytes(int fd) {
  unsigned count = 0;
  for (char byte; ::read(fd, &byte, 1) == 1;) ++count;
  return count;
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_writer_killed_at_any_moment_leaves_every_commit_and_no_half_transaction, Folder) {
  BOOST_TEST_REQUIRE(GameFile::create(path).has_value());
  std::mt19937 random{20261121};
  std::size_t committed = 0;
  for (int round = 0; round < 25; ++round) {
    int pipe_ends[2];
    BOOST_TEST_REQUIRE(::pipe(pipe_ends) == 0);
    pid_t const child = ::fork();
    if (child == 0) {
      ::close(pipe_ends[0]);
      write_until_killed(path, pipe_ends[1]);
    }
    ::close(pipe_ends[1]);
    char first = 0;
    BOOST_TEST_REQUIRE(::read(pipe_ends[0], &first, 1) == 1);
    // The moment of the kill is the point of this test: the child writes on while we wait.
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 8000));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    committed += 3 * (1 + count_bytes(pipe_ends[0]));
    ::close(pipe_ends[0]);
    auto reader = GameReader::open(path);
    BOOST_TEST_REQUIRE(reader.has_value());
    auto const batch = reader->read_after(0);
    BOOST_TEST(!batch.damage.has_value());
    std::size_t const found = length_of_prefix(batch);
    BOOST_TEST(found >= committed);
    BOOST_TEST(found <= committed + 3);  // a commit whose report was cut off
    BOOST_TEST(found % 3 == 0);
    committed = found;
  }
}

BOOST_FIXTURE_TEST_CASE(a_copy_cut_at_any_length_gives_a_beginning_or_a_clear_refusal, Folder) {
  std::string const whole = finished_game(path, 300);
  std::string const cut = folder / "cut.tactus";
  unsigned prefixes = 0;
  for (std::size_t size = 0; size < whole.size(); size += 509) {
    write_bytes(cut, whole.substr(0, size));
    auto reader = GameReader::open(cut);
    if (!reader) {
      BOOST_TEST((reader.error().fault == StoreFault::damaged ||
                  reader.error().fault == StoreFault::not_a_game_file));
      continue;
    }
    auto const batch = reader->read_after(0);
    BOOST_TEST((length_of_prefix(batch) < 300u) == batch.damage.has_value());
    if (batch.damage && !batch.events.empty()) ++prefixes;
  }
  BOOST_TEST_MESSAGE(prefixes << " of the cut copies could be read in part");
}

BOOST_FIXTURE_TEST_CASE(overwritten_bytes_never_crash_the_reader, Folder) {
  std::string const whole = finished_game(path, 200);
  std::string const hurt = folder / "hurt.tactus";
  std::mt19937 random{4711};
  unsigned damaged = 0;
  for (int round = 0; round < 300; ++round) {
    std::string bytes = whole;
    for (int n = 0; n < 20; ++n) bytes[100 + random() % (bytes.size() - 100)] = static_cast<char>(random());
    write_bytes(hurt, bytes);
    auto reader = GameReader::open(hurt);
    if (!reader || reader->read_after(0).damage) ++damaged;
  }
  BOOST_TEST(damaged > 100u);
}

BOOST_FIXTURE_TEST_CASE(a_hurt_game_goes_on_in_a_new_file_and_the_hurt_one_is_not_touched, Folder) {
  finished_game(path, 40);
  sqlite3* db = nullptr;
  sqlite3_open(path.c_str(), &db);
  BOOST_TEST_REQUIRE(sqlite3_exec(db,
                                  "DROP TRIGGER event_is_never_changed;"
                                  "UPDATE event SET payload = '{\"board\":\"wh' WHERE seq = 31",
                                  nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(db);
  std::string const before = bytes_of(path);

  auto taken = take_up(path);
  BOOST_TEST_REQUIRE(taken.has_value());
  BOOST_TEST_REQUIRE(taken->events.size() == 31u);
  auto const* const mended = std::get_if<table::Input>(&taken->events.back().event);
  BOOST_TEST_REQUIRE(mended != nullptr);
  BOOST_TEST(std::get<table::RecordMended>(*mended).file == "game.tactus");
  BOOST_TEST(taken->file.path() == folder / "game.recovered.tactus");
  BOOST_TEST(written(*taken->warning).find("event 31: it, or one before it, was changed or left out") !=
             std::string::npos);
  BOOST_TEST(written(*taken->warning).find("30 events could be read") != std::string::npos);
  BOOST_TEST(taken->file.append(numbered_events(1, 31)).has_value());
  auto const gone_on = GameReader::open(taken->file.path())->read_after(0);
  BOOST_TEST(!gone_on.damage.has_value());
  BOOST_TEST_REQUIRE(gone_on.events.size() == 32u);
  BOOST_TEST(number_in(gone_on.events[29].stamped.event) == 30u);
  BOOST_TEST(number_in(gone_on.events[31].stamped.event) == 31u);
  BOOST_TEST(bytes_of(path) == before);

  BOOST_TEST(recovered_name(path) == folder / "game.recovered-2.tactus");
}

BOOST_FIXTURE_TEST_CASE(a_missing_number_is_damage, Folder) {
  finished_game(path, 10);
  sqlite3* db = nullptr;
  sqlite3_open(path.c_str(), &db);
  BOOST_TEST_REQUIRE(sqlite3_exec(db, "DROP TRIGGER event_is_never_deleted; DELETE FROM event WHERE seq = 4",
                                  nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(db);
  auto const batch = GameReader::open(path)->read_after(0);
  BOOST_TEST(length_of_prefix(batch) == 3u);
  BOOST_TEST_REQUIRE(batch.damage.has_value());
  BOOST_TEST(batch.damage->detail == "event 4 is missing");
}

BOOST_FIXTURE_TEST_CASE(a_sound_game_is_taken_up_in_its_own_file, Folder) {
  finished_game(path, 5);
  auto taken = take_up(path);
  BOOST_TEST_REQUIRE(taken.has_value());
  BOOST_TEST(!taken->warning.has_value());
  BOOST_TEST(taken->file.path() == path);
  BOOST_TEST(taken->events.size() == 5u);
}

BOOST_FIXTURE_TEST_CASE(a_file_without_an_event_is_not_taken_up, Folder) {
  BOOST_TEST_REQUIRE(GameFile::create(path).has_value());
  std::string const before = bytes_of(path);
  auto const taken = take_up(path);
  BOOST_TEST_REQUIRE(!taken.has_value());
  BOOST_TEST((taken.error().fault == StoreFault::no_game), describe(taken.error()));
  BOOST_TEST(bytes_of(path) == before);
}

BOOST_FIXTURE_TEST_CASE(a_game_that_is_being_written_is_not_taken_up, Folder) {
  auto const writer = GameFile::create(path);
  auto const taken = take_up(path);
  BOOST_TEST_REQUIRE(!taken.has_value());
  BOOST_TEST((taken.error().fault == StoreFault::in_use));
}

BOOST_AUTO_TEST_SUITE_END()
