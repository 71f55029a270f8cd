// SPDX-License-Identifier: GPL-3.0-or-later
// The next round at a desk that goes on: what is typed for it, and what is still followed where it cannot be.
#include "core/message/written.hpp"
#include "src/desk/followed_round.hpp"
#include "src/hall/broker_account.hpp"
#include "src/record/local_time.hpp"
#include "src/store/game_file.hpp"
#include "tests/desk/several_desks.hpp"

#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::desk;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(followed_round)

namespace {

Instant const noon{std::chrono::sys_days{std::chrono::year{2026} / 5 / 2} + 12h};

std::string refused(std::string_view line) {
  auto const wish = read_round_wish(line, noon);
  return wish ? "" : written(wish.error());
}

using Sentences = std::vector<std::string>;

/// A desk in a folder of its own, and what it tells its arbiter.
struct RoundAtDesk {
  explicit RoundAtDesk(std::function<void(DeskOptions&)> const& change) {
    options.games = {folder / "1.tactus"};
    options.copy = folder / "copy.sqlite";
    options.pairings = folder / "pairings.csv";
    pair("white,black\nA,B\n");
    change(options);
    round.emplace(
        options, desk, [this](Message const& each) { told.push_back(written(each)); },
        [this](Message const& each) { faults.push_back(written(each)); });
  }
  void pair(std::string const& text) const { std::ofstream{options.pairings, std::ios::trunc} << text; }
  void type(std::string const& line) {
    told.clear();
    faults.clear();
    round->wish(line);
    round->turn();
  }

  TemporaryFolder folder;
  DeskOptions options{};
  Desk desk{test::decisions_file(folder / "decisions.sqlite"), "e"};
  Sentences told{}, faults{};
  std::optional<FollowedRound> round{};
};

test::ToldGame game_at_board_1() {
  table::TableSetup setup;
  setup.board_number = 1;
  return test::ToldGame{setup};
}

void begin_game(std::string const& path) {
  auto file = store::GameFile::create(path);
  BOOST_TEST_REQUIRE(file.has_value());
  for (auto const game = game_at_board_1(); auto const& each : game.events())
    BOOST_TEST_REQUIRE(file->append(std::vector{each}).has_value());
}

/// Of a broker that is not there: the desk waits for it.
void write_account(std::string const& path, std::string user) {
  hall::BrokerAccount account;
  account.host = "127.0.0.1";
  account.port = 1;
  account.user = std::move(user);
  account.password = "secret";
  std::ofstream{path} << hall::text_of(account);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_round_is_typed_by_its_name_and_when_it_begins) {
  auto const plain = read_round_wish(" 4\r", noon);
  BOOST_TEST_REQUIRE(plain.has_value());
  BOOST_TEST(plain->round.text() == "4");
  BOOST_TEST(!plain->start.has_value());
  auto const timed = read_round_wish("4b  15:00", noon);
  BOOST_TEST_REQUIRE((timed.has_value() && timed->start.has_value()));
  BOOST_TEST((*timed->start == record::today_at("15:00", noon)));
}

BOOST_AUTO_TEST_CASE(what_is_no_round_is_refused) {
  for (char const* const line : {" ", "4/5", "../4", "#", "4 25:00", "4 15:00 16:00", "4 soon"})
    BOOST_TEST(refused(line) == "expected the next round, and when it begins: 4, or 4 15:00", line);
}

BOOST_AUTO_TEST_CASE(the_next_round_is_followed_when_it_is_typed) {
  RoundAtDesk at{[](DeskOptions&) {}};
  BOOST_TEST_REQUIRE(at.round->begin().has_value());
  at.type(" \t\r");
  BOOST_TEST((at.told.empty() && at.faults.empty()));
  at.type("soon enough");
  BOOST_TEST(at.faults == Sentences{"expected the next round, and when it begins: 4, or 4 15:00"},
             boost::test_tools::per_element());
  at.type("4");
  BOOST_TEST(at.told == Sentences{"Round 4 is followed"}, boost::test_tools::per_element());
  BOOST_TEST(at.faults.empty());
}

BOOST_AUTO_TEST_CASE(games_that_go_on_are_left_when_the_round_is_typed_twice) {
  RoundAtDesk at{[](DeskOptions& options) { begin_game(options.games.front()); }};
  BOOST_TEST_REQUIRE(at.round->begin().has_value());
  for (char const* const name : {"4", "5", "4"}) {
    at.type(name);
    BOOST_TEST(
        at.told == Sentences{std::string{"Not over: boards 1. Type "} + name + " once more to leave them"},
        boost::test_tools::per_element());
  }
  at.type("4");
  BOOST_TEST(at.told == Sentences{"Round 4 is followed"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_round_whose_pairings_cannot_be_read_changes_nothing) {
  RoundAtDesk at{[](DeskOptions&) {}};
  BOOST_TEST_REQUIRE(at.round->begin().has_value());
  std::filesystem::remove(at.options.pairings);
  at.type("4");
  BOOST_TEST(at.told.empty());
  BOOST_TEST_REQUIRE(at.faults.size() == 1u);
  BOOST_TEST(at.faults.front().ends_with("; the earlier round is still followed"), at.faults.front());
  at.pair("white,black\nC,D\n");
  at.type("4");
  BOOST_TEST_REQUIRE(!at.told.empty());
  BOOST_TEST(at.told.back() == "Round 4 is followed");
  BOOST_TEST(at.faults.empty());
}

// What is decided meanwhile still goes to the other desks.
BOOST_AUTO_TEST_CASE(a_hall_that_cannot_be_followed_anew_stays_the_earlier_one) {
  RoundAtDesk at{[](DeskOptions& options) {
    options.broker = std::filesystem::path{options.copy}.replace_filename("account");
    write_account(options.broker, "desk2");
  }};
  BOOST_TEST_REQUIRE(at.round->begin().has_value());
  BOOST_TEST(at.desk.own_log().desk.text() == "desk2");
  int said = 0;
  at.desk.join_hall(at.desk.own_log(), noon, [&said] { ++said; });
  std::filesystem::remove(at.options.copy);
  std::filesystem::create_directory(at.options.copy);
  write_account(at.options.broker, "desk3");
  at.type("4");
  BOOST_TEST_REQUIRE(at.faults.size() == 1u);
  BOOST_TEST(at.faults.front().ends_with("; the earlier round is still followed"), at.faults.front());
  BOOST_TEST(at.desk.own_log().desk.text() == "desk2");
  BoardNews news{"1", "game", game_at_board_1().numbered()};
  news.number = 1;
  at.desk.take({news}, noon);
  BOOST_TEST(at.desk.set_on_it(1, "Aino", noon));
  BOOST_TEST(said == 1);
}

BOOST_AUTO_TEST_SUITE_END()
