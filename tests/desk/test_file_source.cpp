// SPDX-License-Identifier: GPL-3.0-or-later
// Many game files followed at once, and none of them written.
#include "src/desk/boards/boards.hpp"
#include "src/desk/sources/file_source.hpp"
#include "tests/record/told_game.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <fstream>
#include <map>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using desk::BoardNews;
using desk::FileSource;

BOOST_AUTO_TEST_SUITE(desk_file_source)

namespace {

constexpr Instant in_the_afternoon{Millis{50'800'000}};

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

table::TableSetup setup_of(std::optional<unsigned> board) {
  table::TableSetup setup;
  setup.board_number = board;
  return setup;
}

/// The file stays open: its writer is at the table.
store::GameFile begun(std::string const& path, std::optional<unsigned> board) {
  auto file = store::GameFile::create(path);
  BOOST_TEST_REQUIRE(file.has_value());
  BOOST_TEST_REQUIRE(file->append(test::ToldGame{setup_of(board)}.events()).has_value());
  return std::move(*file);
}

/// The boards as a desk shows them: their files by their numbers.
std::map<unsigned, std::string> shown(desk::Boards const& boards) {
  std::map<unsigned, std::string> files;
  for (auto const& [number, seat] : boards.all()) files[number] = seat.name;
  return files;
}

void follow(FileSource& source, desk::Boards& boards, Millis limit) {
  for (BoardNews const& each : source.next(limit)) boards.take(each, in_the_afternoon);
}

using Files = std::map<unsigned, std::string>;

}  // namespace

BOOST_AUTO_TEST_CASE(every_event_of_many_files_is_told_once_and_in_order) {
  TemporaryFolder const folder;
  std::vector<std::string> paths;
  std::vector<store::GameFile> files;
  test::ToldGame const game{table::TableSetup{}};
  for (int i = 0; i < 12; ++i) {
    paths.push_back(folder / (std::to_string(i) + ".tactus"));
    files.push_back(std::move(*store::GameFile::create(paths.back())));
    BOOST_TEST_REQUIRE(files.back().append(game.events()).has_value());
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
    BOOST_TEST_REQUIRE(file->append(test::ToldGame{table::TableSetup{}}.events()).has_value());
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
  BOOST_TEST_REQUIRE(file->append(test::ToldGame{table::TableSetup{}}.events()).has_value());
  BOOST_TEST(heard(source, 1)["later.tactus"].size() == 1u);
}

BOOST_AUTO_TEST_CASE(an_ended_game_is_let_go_so_that_its_writer_can_tidy_up) {
  TemporaryFolder const folder;
  auto const path = folder / "g.tactus";
  auto file = store::GameFile::create(path);
  test::ToldGame game{table::TableSetup{}};
  BOOST_TEST_REQUIRE(file->append(game.events()).has_value());
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

BOOST_AUTO_TEST_CASE(an_ended_game_whose_writer_has_gone_is_no_damaged_file) {
  TemporaryFolder const folder;
  auto const path = folder / "g.tactus";
  auto file = store::GameFile::create(path);
  test::ToldGame game{table::TableSetup{}};
  BOOST_TEST_REQUIRE(file->append(game.events()).has_value());
  std::vector<table::StampedEvent> const end{
      {game.now(), table::Outcome{table::GameEnded{table::GameResult::draw, "agreed"}}}};
  BOOST_TEST_REQUIRE(file->append(end).has_value());
  FileSource source{{path}};
  source.next(0ms);
  BOOST_TEST_REQUIRE(file->fold_into_one_file(2s));
  file = store::GameFile::create(folder / "next.tactus");
  for (int looks = 0; looks < 3; ++looks)
    for (BoardNews const& news : source.next(1100ms)) BOOST_TEST(news.fault.value_or("") == "");
}

BOOST_AUTO_TEST_CASE(another_file_of_the_same_name_is_another_game) {
  TemporaryFolder const folder;
  auto const path = folder / "g.tactus";
  {
    auto file = store::GameFile::create(path);
    BOOST_TEST_REQUIRE(file->append(test::ToldGame{table::TableSetup{}}.events()).has_value());
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

BOOST_AUTO_TEST_CASE(boards_have_the_numbers_of_their_games_whatever_the_order_of_the_files) {
  TemporaryFolder const folder;
  auto const one = begun(folder / "board1.tactus", 1), ten = begun(folder / "board10.tactus", 10),
             two = begun(folder / "board2.tactus", 2);
  FileSource source{{folder / "board1.tactus", folder / "board10.tactus", folder / "board2.tactus"}};
  desk::Boards boards;
  follow(source, boards, 0ms);
  BOOST_TEST((shown(boards) == Files{{1, "board1.tactus"}, {2, "board2.tactus"}, {10, "board10.tactus"}}));
  BOOST_TEST((boards.find(10)->numbering == desk::Numbering::known));
}

BOOST_AUTO_TEST_CASE(a_game_that_begins_later_takes_its_number_and_those_without_one_give_theirs_up) {
  TemporaryFolder const folder;
  auto const first = begun(folder / "a.tactus", std::nullopt);
  FileSource source{{folder / "a.tactus", folder / "b.tactus"}};
  desk::Boards boards;
  follow(source, boards, 0ms);
  BOOST_TEST((shown(boards) == Files{{1, "a.tactus"}, {2, "b.tactus"}}));
  BOOST_TEST((boards.find(1)->numbering == desk::Numbering::in_order));
  BOOST_TEST(boards.vacated().empty());
  auto const second = begun(folder / "b.tactus", 1);
  for (int tries = 0; boards.find(1)->name != "b.tactus" && tries < 60; ++tries) follow(source, boards, 1s);
  BOOST_TEST((shown(boards) == Files{{1, "b.tactus"}, {desk::number_of_no_table, "a.tactus"}}));
  BOOST_TEST((boards.find(desk::number_of_no_table)->numbering == desk::Numbering::not_recorded));
  BOOST_TEST(boards.find(1)->board.last_event() == 1);
  BOOST_TEST(std::ranges::count(boards.vacated(), 2u) == 1);
}

BOOST_AUTO_TEST_CASE(of_two_files_with_one_number_neither_has_it_until_one_is_corrected) {
  TemporaryFolder const folder;
  auto wrong = begun(folder / "board9.tactus", 8);
  auto const right = begun(folder / "really8.tactus", 8);
  FileSource source{{folder / "board9.tactus", folder / "really8.tactus"}};
  desk::Boards boards;
  follow(source, boards, 0ms);
  BOOST_TEST(boards.find(8) == nullptr);
  BOOST_TEST(boards.all().size() == 2u);
  for (auto const& [number, seat] : boards.all()) {
    BOOST_TEST(number >= desk::number_of_no_table);
    auto const reasons = seat.attention(in_the_afternoon);
    BOOST_TEST_REQUIRE(reasons.size() == 1u);
    BOOST_TEST((reasons[0].why == desk::Reason::two_tables));
    BOOST_TEST((reasons[0].level == desk::Level::soon));
  }
  table::StampedEvent const correction{in_the_afternoon, table::Input{table::SetupCorrected{setup_of(9)}}};
  BOOST_TEST_REQUIRE(wrong.append({&correction, 1}).has_value());
  for (int tries = 0; boards.find(9) == nullptr && tries < 60; ++tries) follow(source, boards, 1s);
  BOOST_TEST((shown(boards) == Files{{8, "really8.tactus"}, {9, "board9.tactus"}}));
  BOOST_TEST(!boards.find(8)->needs_arbiter(in_the_afternoon));
  BOOST_TEST(!boards.find(9)->needs_arbiter(in_the_afternoon));
}

BOOST_AUTO_TEST_CASE(a_folder_stands_for_its_games_also_those_that_begin_later) {
  TemporaryFolder const folder;
  auto const one = begun(folder / "board1.tactus", 1);
  std::ofstream{folder / "decisions.sqlite"} << "no game";
  FileSource source{{folder / "."}};
  desk::Boards boards;
  follow(source, boards, 0ms);
  BOOST_TEST((shown(boards) == Files{{1, "board1.tactus"}}));
  auto two = begun(folder / "board2.tactus", 2);
  for (int tries = 0; boards.find(2) == nullptr && tries < 60; ++tries) follow(source, boards, 1s);
  BOOST_TEST((shown(boards) == Files{{1, "board1.tactus"}, {2, "board2.tactus"}}));
  auto const event = moment(1);
  BOOST_TEST_REQUIRE(two.append({&event, 1}).has_value());
  BOOST_TEST(heard(source, 1)["board2.tactus"].size() == 1u);
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
