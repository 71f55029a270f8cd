// SPDX-License-Identifier: GPL-3.0-or-later
// The record survives people: each event carries the fingerprint of all before it, so that a changed word, a
// left-out event, a -wal of another moment and a copy that went on are told, and the longer line is read.
#include "src/store/chain.hpp"
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "tests/store/kept_files.hpp"
#include "tests/store/sample_events.hpp"
#include "tests/store/strange_hands.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <sqlite3.h>

using namespace tactus;
using namespace tactus::store;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(chain)

using namespace store::kept;

BOOST_AUTO_TEST_CASE(a_link_is_what_sha256sum_makes_of_the_same_text) {
  // By another program, of "tactus\n0011..." and of "LINK\n1\n1700000000000\nmove.made\n{...}".
  auto const first = Link::of_game("00112233445566778899aabbccddeeff");
  BOOST_TEST(first.hex() == "a57bd2f139e6eab8e10f3b75c4bcae1e3a18c4eaa585e383b44fdb0d1cea40b0");
  auto const next =
      first.after({1, Instant{Millis{1'700'000'000'000}}, {"move.made", R"({"by":"white"})"}, {}});
  BOOST_TEST(next.hex() == "d70e0582fdbdb95e76fdb99ffcef81b99fa00a72f87c7d66ed4702b6aec9b229");
  BOOST_TEST(next.squares() == "f7 a7 a8 f1 a5 h6 g7 f8 g6 f3 b8 g7");
}

BOOST_FIXTURE_TEST_CASE(a_changed_word_a_left_out_and_an_added_event_are_told, Folder) {
  new_game(path, 9).fold_into_one_file(Millis{0});
  BOOST_TEST(read(path).count == 9U);
  BOOST_TEST(*read(path).chained_from == 1);
  std::string const free = "DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_never_deleted; ";
  auto const hurt = [&](std::string const& name, std::string const& sql) {
    copy(path, folder / name);
    BOOST_TEST_REQUIRE(run_sql(folder / name, free + sql) == "");
    return read(folder / name);
  };
  auto const changed = hurt("changed.tactus", "UPDATE event SET time_ms = time_ms + 1 WHERE seq = 5");
  BOOST_TEST(changed.count == 4U);
  BOOST_TEST(changed.damage.find("event 5: it, or one before it, was changed or left out") !=
             std::string::npos);
  auto const left_out =
      hurt("out.tactus", "DELETE FROM event WHERE seq = 5; UPDATE event SET seq = seq - 1 WHERE seq > 5;");
  BOOST_TEST(left_out.count == 4U);
  BOOST_TEST(!left_out.damage.empty());
  auto const added =
      hurt("added.tactus", "INSERT INTO event SELECT 10, time_ms, type, payload FROM event WHERE seq = 9");
  BOOST_TEST(added.count == 9U);
  BOOST_TEST(added.damage.find("event 10 has no fingerprint") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_game_takes_no_other_name_by_a_link_before_its_first_event, Folder) {
  auto file = new_game(path, 4);
  auto const id = GameReader::open(path)->game_id().value();
  file.fold_into_one_file(Millis{0});
  BOOST_TEST_REQUIRE(run_sql(path, "INSERT INTO chain VALUES(0, '" + Link::of_game(id).hex() + "')") == "");
  BOOST_TEST(read(path).count == 4U);
  BOOST_TEST_REQUIRE(run_sql(path, "UPDATE game SET id = 'ffffffffffffffffffffffffffffffff'") == "");
  BOOST_TEST(read(path).count == 0U);
  BOOST_TEST(read(path).damage.find("event 1: it, or one before it, was changed") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(of_two_ends_that_follow_each_other_the_first_is_signed, Folder) {
  auto const ended = [](table::GameResult result) {
    return table::StampedEvent{Instant{Millis{1'700'000'000'000}},
                               table::Outcome{table::GameEnded{result, "entered"}}};
  };
  auto file = new_game(path, 3);
  std::vector const once{ended(table::GameResult::white_wins)}, again{ended(table::GameResult::black_wins)};
  BOOST_TEST_REQUIRE(file.append(once).has_value());
  auto const signed_as = file.signature().value();
  BOOST_TEST_REQUIRE(file.append(again).has_value());
  auto reader = GameReader::open(path);
  BOOST_TEST_REQUIRE(reader.has_value());
  BOOST_TEST(reader->read_after(0).events.size() == 5U);
  BOOST_TEST(reader->signature().value() == signed_as);
}

BOOST_FIXTURE_TEST_CASE(a_file_of_before_is_told_apart_and_gets_its_chain_from_there_on, Folder) {
  new_game(path, 5).fold_into_one_file(Millis{0});
  BOOST_TEST_REQUIRE(run_sql(path, "DROP TABLE chain") == "");
  BOOST_TEST(read(path).count == 5U);
  BOOST_TEST(read(path).damage == "");
  BOOST_TEST(!read(path).chained_from.has_value());
  {
    auto taken = take_up(path);
    BOOST_TEST_REQUIRE(taken.has_value());
    append(taken->file, 6, 2);
  }
  BOOST_TEST(read(path).count == 7U);
  BOOST_TEST(*read(path).chained_from == 6);
  BOOST_TEST_REQUIRE(
      run_sql(path, "DROP TRIGGER event_is_never_changed; UPDATE event SET time_ms = 3 WHERE seq = 2") == "");
  BOOST_TEST(read(path).count == 5U);  // the first fingerprint covers all before it
  BOOST_TEST(!read(path).damage.empty());
}

BOOST_FIXTURE_TEST_CASE(a_wal_of_an_earlier_moment_is_named_and_the_later_file_is_read_and_kept, Folder) {
  std::string const backup = folder / "backup.tactus";
  {
    auto file = new_game(path, 5);
    copy_set(path, backup);
    append(file, 6, 8);
    file.fold_into_one_file(Millis{0});
  }
  copy(path, backup);
  BOOST_TEST_REQUIRE(fs::exists(backup + "-wal"));
  auto const main_before = bytes_of(backup), wal_before = bytes_of(backup + "-wal");
  auto const seen = read(backup);
  BOOST_TEST(seen.count == 13U);
  BOOST_TEST(seen.damage == "");
  BOOST_TEST(seen.note.find("of another moment or another game") != std::string::npos);
  auto taken = take_up(backup);
  BOOST_TEST_REQUIRE(taken.has_value());
  BOOST_TEST(taken->events.size() == 13U);
  BOOST_TEST(taken->file.path() == folder / "backup.recovered.tactus");
  BOOST_TEST(taken->warning.has_value());
  BOOST_TEST((bytes_of(backup) == main_before));
  BOOST_TEST((bytes_of(backup + "-wal") == wal_before));
}

BOOST_FIXTURE_TEST_CASE(a_wal_of_another_game_is_named_and_not_read, Folder) {
  std::string const other = folder / "other.tactus";
  new_game(path, 6).fold_into_one_file(Millis{0});
  {
    auto file = new_game(other, 30);
    copy(other + "-wal", path + "-wal");
  }
  auto const seen = read(path);
  BOOST_TEST(seen.count == 6U);
  BOOST_TEST(seen.note.find("of another moment or another game") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(after_a_crash_the_wal_is_of_the_game_and_nothing_is_said, Folder) {
  std::string const crashed = folder / "crashed.tactus";
  {
    auto file = new_game(path, 5);
    BOOST_TEST(file.complete_main_file(Millis{0}));
    append(file, 6, 3);
    copy_set(path, crashed);
  }
  BOOST_TEST(read(crashed).count == 8U);
  BOOST_TEST(read(crashed).note == "");
  auto taken = take_up(crashed);
  BOOST_TEST_REQUIRE(taken.has_value());
  BOOST_TEST(taken->file.path() == crashed);
}

BOOST_FIXTURE_TEST_CASE(where_nothing_may_be_made_a_whole_file_is_read, Folder) {
  new_game(path, 4);  // in mid-game: a -wal was there, and is left behind
  std::string const stick = folder / "stick";
  fs::create_directory(stick);
  {
    auto reader = GameReader::open(path);
    BOOST_TEST_REQUIRE(reader.has_value());
  }
  BOOST_TEST_REQUIRE(run_sql(path, "PRAGMA wal_checkpoint(TRUNCATE)") == "");
  copy(path, stick + "/game.tactus");
  fs::permissions(stick, fs::perms::owner_read | fs::perms::owner_exec);
  BOOST_TEST(read(stick + "/game.tactus").count == 4U);
  fs::permissions(stick, fs::perms::owner_all);
}

BOOST_FIXTURE_TEST_CASE(a_copy_cut_at_any_length_is_read_as_far_as_it_goes, Folder) {
  new_game(path, 400).fold_into_one_file(Millis{0});
  auto const whole = bytes_of(path);
  std::size_t before = 0;
  for (std::size_t size = 4096 * 4; size < whole.size(); size += 1111) {
    std::string const cut = folder / "cut.tactus";
    std::ofstream{cut, std::ios::binary} << whole.substr(0, size);
    auto const seen = read(cut);
    BOOST_TEST_REQUIRE(!seen.damage.empty());
    BOOST_TEST_REQUIRE(seen.count >= before);  // a longer copy never holds less
    before = seen.count;
  }
  BOOST_TEST(before > 300U);
}

namespace {

/// What a helper does with the files of a game, by chance; a model knows how much each copy held.
class Helper {
 public:
  Helper(TemporaryFolder const& folder, unsigned seed) : folder_(folder), random_(seed) {
    file_.emplace(new_game(path_, 0));
  }

  void act() {
    switch (random_() % 6) {
      case 0: return play(1 + static_cast<unsigned>(random_() % 6));
      case 1: return complete();
      case 2: return copy_main();
      case 3: return copy_all();
      case 4: return copy_wal_alone();
      case 5: return go_on();
    }
  }
  /// Every copy shows all that its main file ever held, or says what is missing, and stays as it is.
  void check() {
    for (auto const& [name, held] : held_) {
      auto const main = bytes_of(name), wal = bytes_of(name + "-wal");
      auto const seen = read(name);
      bool const is_told = !seen.damage.empty();
      BOOST_TEST_REQUIRE((seen.count >= held || is_told), name << ": " << seen.count << " of " << held);
      BOOST_TEST_REQUIRE(seen.count <= events_);
      BOOST_TEST_REQUIRE((bytes_of(name) == main && bytes_of(name + "-wal") == wal));
    }
  }

 private:
  void play(unsigned count) {
    append(*file_, events_ + 1, count);
    events_ += count;
  }
  void complete() {
    if (file_->complete_main_file(Millis{0})) in_main_ = events_;
  }
  std::string some_copy() { return folder_ / ("copy-" + std::to_string(random_() % 3) + ".tactus"); }
  void copy_main() {
    auto const name = some_copy();
    copy(path_, name);
    held_[name] = in_main_;
  }
  void copy_all() {
    auto const name = some_copy();
    copy_set(path_, name);
    held_[name] = events_;
  }
  void copy_wal_alone() {
    auto const name = some_copy();
    if (held_.contains(name) && fs::exists(path_ + "-wal")) copy(path_ + "-wal", name + "-wal");
    // What the whole set held, its main file alone need not hold.
    if (held_.contains(name)) held_[name] = std::min(held_[name], main_of(name));
  }
  /// The program ends, and is started again on the same file.
  void go_on() {
    if (random_() % 2 == 0 && file_->fold_into_one_file(Millis{0})) in_main_ = events_;
    file_.reset();
    if (events_ == 0) {
      path_ = folder_ / ("new-" + std::to_string(++games_) + ".tactus");
      file_.emplace(new_game(path_));
      return;
    }
    auto taken = take_up(path_);
    BOOST_TEST_REQUIRE(taken.has_value(), (taken ? std::string{} : describe(taken.error())));
    BOOST_TEST_REQUIRE(taken->events.size() == events_);
    BOOST_TEST_REQUIRE(taken->file.path() == path_);
    file_.emplace(std::move(taken->file));
  }
  unsigned main_of(std::string const& name) const {
    std::string const lone = name + ".lone";
    copy(name, lone);
    auto const count = static_cast<unsigned>(read(lone).count);
    fs::remove(lone);
    return count;
  }

  TemporaryFolder const& folder_;
  std::mt19937 random_;
  std::string path_ = folder_ / "game.tactus";
  std::optional<GameFile> file_;
  unsigned events_ = 0, in_main_ = 0, games_ = 0;
  std::map<std::string, unsigned> held_;
};

}  // namespace

BOOST_AUTO_TEST_CASE(whatever_a_helper_copies_no_move_disappears_without_a_word) {
  for (unsigned seed = 1; seed <= 120; ++seed) {
    TemporaryFolder folder;
    Helper helper{folder, seed};
    BOOST_TEST_CONTEXT("seed " << seed) {
      for (int step = 0; step < 12; ++step) helper.act();
      helper.check();
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
