// SPDX-License-Identifier: GPL-3.0-or-later
// Many game files followed at once, and none of them written.
#include "src/desk/sources/file_source.hpp"
#include "tests/desk/told_game.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>
#include <map>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using desk::BoardNews;
using desk::FileSource;

BOOST_AUTO_TEST_SUITE(desk_file_source)

namespace {

std::vector<table::StampedEvent> stamped(test::ToldGame const& game) {
  std::vector<table::StampedEvent> events;
  for (auto const& each : game.events()) events.push_back(each.stamped);
  return events;
}

table::StampedEvent moment(unsigned n) {
  return {Instant{Millis{50'800'000 + n}}, table::Input{table::TimePassed{}}};
}

std::string bytes_of(std::string const& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// Asks until there are so many events of each board.
std::map<std::string, std::vector<std::int64_t>> heard(FileSource& source, std::size_t events_in_all) {
  std::map<std::string, std::vector<std::int64_t>> numbers;
  std::size_t count = 0;
  for (int tries = 0; count < events_in_all && tries < 60; ++tries)
    for (BoardNews const& each : source.next(1s))
      for (auto const& event : each.events) {
        numbers[each.board].push_back(event.seq);
        ++count;
      }
  return numbers;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_event_of_many_files_is_told_once_and_in_order) {
  TemporaryFolder const folder;
  std::vector<std::string> paths;
  std::vector<store::GameFile> files;
  test::ToldGame const game{table::TableSetup{}};
  for (int i = 0; i < 12; ++i) {
    paths.push_back(folder / (std::to_string(i) + ".tactus"));
    files.push_back(std::move(*store::GameFile::create(paths.back())));
    BOOST_TEST_REQUIRE(files.back().append(stamped(game)).has_value());
  }
  FileSource source{paths};
  auto const first = source.next(0ms);
  BOOST_TEST(first.size() == 12u);
  for (unsigned n = 1; n <= 5; ++n)
    for (auto& file : files) {
      auto const event = moment(n);
      BOOST_TEST_REQUIRE(file.append({&event, 1}).has_value());
    }
  auto const numbers = heard(source, 12u * 5);
  BOOST_TEST(numbers.size() == 12u);
  for (auto const& [board, own] : numbers)
    BOOST_TEST(own == (std::vector<std::int64_t>{2, 3, 4, 5, 6}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(files_of_a_game_are_never_written) {
  TemporaryFolder const folder;
  auto const path = folder / "g.tactus";
  {
    auto file = store::GameFile::create(path);
    BOOST_TEST_REQUIRE(file->append(stamped(test::ToldGame{table::TableSetup{}})).has_value());
    BOOST_TEST_REQUIRE(file->fold_into_one_file(2s));
  }
  auto const before = bytes_of(path);
  auto const written_at = std::filesystem::last_write_time(path);
  {
    FileSource source{{path}};
    BOOST_TEST_REQUIRE(source.next(0ms).size() == 1u);
    source.next(50ms);
  }
  BOOST_TEST(bytes_of(path) == before);
  BOOST_TEST((std::filesystem::last_write_time(path) == written_at));
  BOOST_TEST(!std::filesystem::exists(path + "-wal"));
}

BOOST_AUTO_TEST_CASE(a_file_that_comes_later_is_named_at_once_and_read_when_it_is_there) {
  TemporaryFolder const folder;
  auto const path = folder / "later.tactus";
  FileSource source{{path}};
  auto const first = source.next(0ms);
  BOOST_TEST_REQUIRE(first.size() == 1u);
  BOOST_TEST(first[0].board == "later.tactus");
  BOOST_TEST((first[0].link == desk::Link::waiting));
  BOOST_TEST(first[0].events.empty());
  auto file = store::GameFile::create(path);
  BOOST_TEST_REQUIRE(file->append(stamped(test::ToldGame{table::TableSetup{}})).has_value());
  BOOST_TEST(heard(source, 1)["later.tactus"].size() == 1u);
}

BOOST_AUTO_TEST_CASE(an_ended_game_is_let_go_so_that_its_writer_can_tidy_up) {
  TemporaryFolder const folder;
  auto const path = folder / "g.tactus";
  auto file = store::GameFile::create(path);
  test::ToldGame game{table::TableSetup{}};
  BOOST_TEST_REQUIRE(file->append(stamped(game)).has_value());
  FileSource source{{path}};
  source.next(0ms);
  std::vector<table::StampedEvent> const end{
      {game.now(), table::Outcome{table::GameEnded{table::GameResult::draw, "agreed"}}}};
  BOOST_TEST_REQUIRE(file->append(end).has_value());
  BOOST_TEST_REQUIRE(heard(source, 1)["g.tactus"].size() == 1u);
  BOOST_TEST(file->fold_into_one_file(0ms));
  auto const after = moment(9);  // both confirm the result
  BOOST_TEST_REQUIRE(file->append({&after, 1}).has_value());
  BOOST_TEST(heard(source, 1)["g.tactus"] == std::vector<std::int64_t>{3}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(another_file_of_the_same_name_is_another_game) {
  TemporaryFolder const folder;
  auto const path = folder / "g.tactus";
  {
    auto file = store::GameFile::create(path);
    BOOST_TEST_REQUIRE(file->append(stamped(test::ToldGame{table::TableSetup{}})).has_value());
    BOOST_TEST_REQUIRE(file->fold_into_one_file(2s));
  }
  FileSource source{{path}};
  auto const old = source.next(0ms);
  BOOST_TEST_REQUIRE(old.size() == 1u);
  {
    auto file = store::GameFile::create(folder / "next.tactus");
    auto const event = moment(1);
    BOOST_TEST_REQUIRE(file->append({&event, 1}).has_value());
    BOOST_TEST_REQUIRE(file->fold_into_one_file(2s));
  }
  std::filesystem::rename(folder / "next.tactus", path);
  std::vector<BoardNews> news;
  for (int tries = 0; news.empty() && tries < 20; ++tries) news = source.next(1s);
  BOOST_TEST_REQUIRE(news.size() == 1u);
  BOOST_TEST(news[0].game != old[0].game);
  BOOST_TEST_REQUIRE(news[0].events.size() == 1u);
  BOOST_TEST(news[0].events[0].seq == 1);
}

BOOST_AUTO_TEST_CASE(a_file_of_another_kind_is_told_as_a_fault) {
  TemporaryFolder const folder;
  auto const path = folder / "g.tactus";
  std::ofstream{path} << "no game";
  FileSource source{{path}};
  auto const news = source.next(0ms);
  BOOST_TEST_REQUIRE(news.size() == 1u);
  BOOST_TEST(news[0].fault.value_or("").find("g.tactus") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
