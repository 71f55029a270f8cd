// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/sources/broker_source.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::desk;

namespace {

hall::Place place(char const* table) {
  return {hall::Level::parse(table).value(), hall::Level::parse("5").value(),
          hall::Level::parse("1").value()};
}

PlacedEvent event(char const* table, char const* game, std::int64_t number) {
  return {place(table),
          {hall::GameId::parse(game).value(), number, Instant{Millis{number * 10}}, "time.passed", "{}"}};
}

HallCopy copy_in(TemporaryFolder const& folder) { return HallCopy::open(folder / "hall.sqlite").value(); }

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_added_is_there_after_a_restart) {
  TemporaryFolder const folder;
  std::vector<PlacedEvent> const events{event("b", "g1", 1), event("b", "g1", 2), event("a", "g2", 1)};
  BOOST_TEST(copy_in(folder).add(events).has_value());
  auto copy = copy_in(folder);
  auto const games = copy.games();
  BOOST_TEST_REQUIRE(games.size() == 2u);
  BOOST_TEST((games[0].first == events[0].game()));
  BOOST_TEST(games[0].second == 2);
  auto const kept = copy.events_of(games[0].first);
  BOOST_TEST_REQUIRE(kept.size() == 2u);
  BOOST_TEST((kept[1] == events[1].event));
}

BOOST_AUTO_TEST_CASE(the_last_fingerprint_of_each_game_is_kept) {
  TemporaryFolder const folder;
  std::vector<PlacedEvent> events{event("a", "g1", 1), event("a", "g1", 2), event("b", "g2", 1)};
  events[0].event.link = "first";
  events[1].event.link = "second";
  BOOST_TEST(copy_in(folder).add(events).has_value());
  auto copy = copy_in(folder);
  BOOST_TEST(copy.last_link(events[0].game()) == "second");
  BOOST_TEST(copy.last_link(events[2].game()) == "");
}

BOOST_AUTO_TEST_CASE(what_it_holds_of_each_table_is_counted) {
  TemporaryFolder const folder;
  auto copy = copy_in(folder);
  BOOST_TEST(copy.add(std::vector{event("a", "g1", 1), event("a", "g1", 2), event("a", "g2", 1),
                                  event("b", "g1", 1)})
                 .has_value());
  auto const shares = copy.shares();
  BOOST_TEST_REQUIRE(shares.size() == 2u);
  auto const& of_a = shares.at(place("a").table);
  constexpr std::int64_t size = 11 + 2;  // time.passed {}
  BOOST_TEST(of_a.games == 2u);
  BOOST_TEST(of_a.bytes == 3 * size);
  BOOST_TEST(shares.at(place("b").table).bytes == size);
}

BOOST_AUTO_TEST_CASE(the_same_game_from_two_tables_is_two) {
  TemporaryFolder const folder;
  auto copy = copy_in(folder);
  BOOST_TEST(copy.add(std::vector{event("a", "g", 1), event("b", "g", 1)}).has_value());
  BOOST_TEST(copy.games().size() == 2u);
}

BOOST_AUTO_TEST_CASE(an_event_that_is_there_already_makes_all_of_them_fail) {
  TemporaryFolder const folder;
  auto copy = copy_in(folder);
  BOOST_TEST(copy.add(std::vector{event("a", "g", 1)}).has_value());
  BOOST_TEST(!copy.add(std::vector{event("a", "g", 2), event("a", "g", 1)}).has_value());
  BOOST_TEST(copy.games().at(0).second == 1);
  BOOST_TEST(copy.add(std::vector{event("a", "g", 2)}).has_value());
}

BOOST_AUTO_TEST_CASE(the_copy_is_for_its_owner_alone) {
  TemporaryFolder const folder;
  auto copy = copy_in(folder);
  BOOST_TEST(copy.add(std::vector{event("a", "g", 1)}).has_value());
  for (char const* part : {"", "-wal", "-shm"})
    BOOST_TEST((std::filesystem::status(folder / "hall.sqlite" + part).permissions() ==
                std::filesystem::perms{0600}),
               part);
}

BOOST_AUTO_TEST_CASE(a_file_of_another_kind_is_refused_and_left) {
  TemporaryFolder const folder;
  std::ofstream{folder / "hall.sqlite"} << "minutes of the meeting";
  std::filesystem::permissions(folder / "hall.sqlite", std::filesystem::perms{0644});
  auto const copy = HallCopy::open(folder / "hall.sqlite");
  BOOST_TEST_REQUIRE(!copy.has_value());
  BOOST_TEST(copy.error().find("expected a copy of a hall") != std::string::npos);
  BOOST_TEST((std::filesystem::status(folder / "hall.sqlite").permissions() == std::filesystem::perms{0644}));
}
