// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-relay` between a game file and a real broker: what it tells, and how it ends.
#include "src/relay/relay.hpp"
#include "src/store/game_file.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/broker/receiver.hpp"
#include "tests/hall/certificates.hpp"
#include "tests/programs/program.hpp"
#include "tests/store/sample_events.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;
using hall::LinkState;

BOOST_AUTO_TEST_SUITE(relay, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

std::vector<table::StampedEvent> ended_game(unsigned moves) {
  auto events = store::numbered_events(moves, 1);
  events.push_back({Instant{Millis{moves + 1}},
                    table::Outcome{table::GameEnded{table::GameResult::white_wins, "resigned"}}});
  return events;
}

std::vector<table::StampedEvent> signatures(unsigned after) {
  auto const by = [after](chess::Color who) {
    return table::StampedEvent{Instant{Millis{after + 1}}, table::Input{table::ResultSignedBy{who}}};
  };
  return {by(chess::Color::white), by(chess::Color::black)};
}

std::vector<table::StampedEvent> whole_game(unsigned moves) {
  auto events = ended_game(moves);
  for (auto& each : signatures(moves + 1)) events.push_back(std::move(each));
  return events;
}

hall::Place place(char const* table, char const* round, char const* board) {
  return {hall::Level::parse(table).value(), hall::Level::parse(round).value(),
          hall::Level::parse(board).value()};
}

/// A broker for two tables, a desk, and the game file of table 1.
struct SmallHall {
  Broker broker{2};
  Receiver desk{broker.account("desk")};
  std::string game = broker / "game.tactus";
  hall::Place table1 = place("table1", "1", "1");

  std::vector<std::string> arguments(std::vector<std::string> more = {}) const {
    std::vector<std::string> all{game, "--config", broker.file_of("table1")};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  bool desk_has(std::size_t events) {
    return desk.until([&] { return desk.events() >= events; });
  }
  bool link_becomes(LinkState state) {
    return desk.until([&] { return !desk.links().empty() && desk.links().at(table1).back() == state; });
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_whole_game_is_relayed_to_its_end) {
  SmallHall hall;
  auto file = store::GameFile::create(hall.game).value();
  BOOST_TEST_REQUIRE(file.append(whole_game(700)).has_value());
  Program relay{"tactus-relay", hall.arguments({"--until-end", "--round", "5"})};
  hall.table1 = place("table1", "5", "1");
  BOOST_TEST(hall.desk_has(703));
  BOOST_TEST(hall.link_becomes(LinkState::done));
  auto const ended = relay.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  auto const lines = lines_of(ended.out);
  BOOST_TEST_REQUIRE(lines.size() == 4u);
  BOOST_TEST(lines[0] == "table: table1, round 5, board 1");
  BOOST_TEST(ended.out.find("connected\n") != std::string::npos);
  BOOST_TEST(ended.out.find("game: ") != std::string::npos);
  BOOST_TEST(lines[3] == "acknowledged: up to 703");
  auto const& [id, received] = *hall.desk.games().begin();
  BOOST_TEST(is_whole(received));
  BOOST_TEST((received.place == hall.table1));
  BOOST_TEST(received.events[6].kind == "move.copied");
  BOOST_TEST((received.events[6].time == Instant{Millis{7}}));
  BOOST_TEST((hall.desk.states().at(hall.table1).status == hall::GameStatus::ended));
  BOOST_TEST(hall.desk.states().at(hall.table1).number == 703);
}

BOOST_AUTO_TEST_CASE(a_relay_that_ends_with_the_game_waits_for_both_signatures) {
  SmallHall hall;
  auto file = store::GameFile::create(hall.game).value();
  BOOST_TEST_REQUIRE(file.append(ended_game(7)).has_value());
  Program relay{"tactus-relay", hall.arguments({"--until-end"})};
  BOOST_TEST(hall.desk_has(8));
  BOOST_TEST(hall.link_becomes(LinkState::done));
  BOOST_TEST_REQUIRE(file.append(signatures(8)).has_value());
  BOOST_TEST(hall.desk_has(10));
  BOOST_TEST(hall.desk.until([&] { return relay.has_ended(); }));
  BOOST_TEST(relay.wait() == 0);
}

BOOST_AUTO_TEST_CASE(who_does_not_sign_is_waited_for_five_minutes) {
  hall::Moment const end{};
  tactus::relay::Signing signing;
  BOOST_TEST(!signing.is_over(end + 2 * tactus::relay::Signing::patience));  // it goes on
  for (auto const& each : ended_game(3)) signing.take(each.event, end);
  BOOST_TEST(!signing.is_over(end + std::chrono::seconds{299}));
  BOOST_TEST(signing.is_over(end + std::chrono::seconds{300}));
  auto const both = signatures(4);
  signing.take(both[0].event, end);
  BOOST_TEST(!signing.is_over(end));
  BOOST_TEST((signing.missing() == std::vector{chess::Color::black}));
  signing.take(both[1].event, end);
  BOOST_TEST(signing.is_over(end));
  signing.take(table::Outcome{table::EndTakenBack{table::GameResult::white_wins}}, end);
  BOOST_TEST(!signing.is_over(end + 2 * tactus::relay::Signing::patience));
}

BOOST_AUTO_TEST_CASE(a_game_that_begins_later_is_waited_for_and_a_killed_relay_is_told_by_the_broker) {
  SmallHall hall;
  Program relay{"tactus-relay", hall.arguments()};
  BOOST_TEST(relay.prints("connected"));
  BOOST_TEST(hall.link_becomes(LinkState::up));
  auto file = store::GameFile::create(hall.game).value();
  BOOST_TEST_REQUIRE(file.append(store::numbered_events(3, 1)).has_value());
  BOOST_TEST(hall.desk_has(3));
  BOOST_TEST(relay.prints("acknowledged: up to 3\n"));
  relay.signal(SIGKILL);
  BOOST_TEST(hall.link_becomes(LinkState::lost));
}

BOOST_AUTO_TEST_CASE(a_relay_that_is_asked_to_end_in_mid_game_says_that_it_is_lost) {
  SmallHall hall;
  Program relay{"tactus-relay", hall.arguments()};
  BOOST_TEST(hall.link_becomes(LinkState::up));
  relay.signal(SIGTERM);
  BOOST_TEST(hall.link_becomes(LinkState::lost));
  BOOST_TEST(relay.wait() == 0);
}

BOOST_AUTO_TEST_CASE(another_game_at_the_same_table_has_its_own_numbers) {
  SmallHall hall;
  auto file = store::GameFile::create(hall.game).value();
  BOOST_TEST_REQUIRE(file.append(store::numbered_events(5, 1)).has_value());
  Program relay{"tactus-relay", hall.arguments()};
  BOOST_TEST(hall.desk_has(5));
  for (char const* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(hall.game + suffix);
  auto next = store::GameFile::create(hall.game).value();
  BOOST_TEST_REQUIRE(next.append(store::numbered_events(4, 1)).has_value());
  BOOST_TEST(hall.desk_has(9));
  BOOST_TEST(hall.desk.games().size() == 2u);
  for (auto const& [id, game] : hall.desk.games()) BOOST_TEST(is_whole(game));
  BOOST_TEST(relay.prints_times("game: ", 2));
}

BOOST_AUTO_TEST_CASE(a_wrong_configuration_is_refused_with_what_was_expected) {
  TemporaryFolder const folder;
  auto const refused = [&](std::string const& text) {
    std::ofstream{folder / "c"} << text;
    auto const ended = run("tactus-relay", {folder / "g", "--config", folder / "c"});
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.out == "");
    return ended.err;
  };
  std::string const user = "user = table1\npassword = x\n", place = "round = 1\nboard = 1\n";
  BOOST_TEST(refused("host = 10.0.0.1\n" + user + place).find("certificate") != std::string::npos);
  BOOST_TEST(refused("host = 127.0.0.1\n" + user).find("round") != std::string::npos);
  BOOST_TEST(refused("host = 127.0.0.1\nuser = a/b\n").find("line 2, user") != std::string::npos);
  BOOST_TEST(refused("hots = 127.0.0.1\n").find("line 1, hots: expected host") != std::string::npos);
  auto const missing = run("tactus-relay", {folder / "g", "--config", folder / "none"});
  BOOST_TEST(missing.status == 2);
}

BOOST_AUTO_TEST_CASE(a_clock_at_which_the_certificate_does_not_hold_is_named) {
  Broker broker{1};
  auto account = broker.account("table1");
  account.authority = old_certificate;
  std::ofstream{broker / "c"} << text_of(account);
  Program relay{"tactus-relay", {broker / "g", "--config", broker / "c", "--language", "en"}};
  BOOST_TEST(relay.prints("lost: the clock of this machine says 20"));
  BOOST_TEST(relay.prints("the hall's certificate holds from 2001-02-03 04:05 UTC to 2002-03-04 05:06 UTC"));
}

BOOST_AUTO_TEST_CASE(a_broker_whose_address_has_changed_is_named) {
  Broker broker{1};
  broker.start();
  auto account = broker.account("table1");
  account.host = "127.0.0.2";  // of the same machine, and not in its certificate
  std::ofstream{broker / "c"} << text_of(account);
  Program relay{"tactus-relay", {broker / "g", "--config", broker / "c", "--language", "en"}};
  BOOST_TEST(relay.prints("lost: the broker's certificate does not fit 127.0.0.2: it is another hall's, or"));
}

BOOST_AUTO_TEST_CASE(a_table_is_not_taken_to_another_board) {
  TemporaryFolder const folder;
  std::ofstream{folder / "c"} << "host = 127.0.0.1\nuser = table2\npassword = x\nround = 1\nboard = 2\n";
  auto const ended = run("tactus-relay", {folder / "g", "--config", folder / "c", "--board", "A1"});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.find("--board A1: this configuration is for board 2; expected") != std::string::npos,
             ended.err);
}

BOOST_AUTO_TEST_CASE(a_file_of_another_kind_is_told_and_the_relay_stays) {
  SmallHall hall;
  std::ofstream{hall.game} << "no game";
  Program relay{"tactus-relay", hall.arguments()};
  BOOST_TEST(relay.complains("error: "));
  BOOST_TEST(hall.link_becomes(LinkState::up));
  std::filesystem::remove(hall.game);
  auto file = store::GameFile::create(hall.game).value();
  BOOST_TEST_REQUIRE(file.append(store::numbered_events(2, 1)).has_value());
  BOOST_TEST(hall.desk_has(2));
}

BOOST_AUTO_TEST_CASE(an_event_that_no_broker_takes_ends_the_relay) {
  SmallHall hall;
  auto file = store::GameFile::create(hall.game).value();
  std::vector<table::StampedEvent> const giant{
      {Instant{Millis{1}}, table::Input{table::MoveTextRefused{chess::Color::white, std::string(20'000, 'a'),
                                                               table::MoveRefusal::not_a_move}}}};
  BOOST_TEST_REQUIRE(file.append(giant).has_value());
  Program relay{"tactus-relay", hall.arguments()};
  BOOST_TEST(relay.complains("error: event 1 cannot be sent: it is too long"));
  BOOST_TEST(relay.wait() == 1);
}

namespace {

/// A relay on the folder of table 1's games.
struct FolderHall {
  Broker broker{2};
  Receiver desk{broker.account("desk")};
  std::string folder = broker / "games";

  FolderHall() {
    std::filesystem::create_directory(folder);
    BOOST_TEST_REQUIRE(desk.until([&] { return desk.is_up(); }));
  }
  /// A whole game that began `day` days after the first of all times.
  void play(std::string const& name, unsigned day, std::optional<unsigned> round = std::nullopt) const {
    table::TableSetup setup;
    setup.round = round;
    std::vector<table::StampedEvent> events{
        {Instant{std::chrono::hours{24 * day}}, table::Input{table::GameStarted{setup}}},
        {Instant{std::chrono::hours{24 * day}},
         table::Outcome{table::GameEnded{table::GameResult::white_wins, "resigned"}}}};
    BOOST_TEST_REQUIRE(store::GameFile::create(folder + '/' + name).value().append(events).has_value());
  }
  std::vector<std::string> arguments() const { return {folder, "--config", broker.file_of("table1")}; }
  /// All of a game has come in that round.
  bool has_game_in(char const* round) {
    return desk.until([&] {
      return std::ranges::any_of(desk.games(), [&](auto const& each) {
        return each.second.place == place("table1", round, "1") && each.second.events.size() == 2;
      });
    });
  }
  bool has_nothing_in(char const* round) const { return !desk.links().contains(place("table1", round, "1")); }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_next_game_of_a_folder_is_taken_in_the_round_of_the_desk, FolderHall) {
  desk.say_round("3");
  std::ofstream{folder + "/notes.txt"} << "no game";
  Program relay{"tactus-relay", arguments()};
  play("one.tactus", 1);
  BOOST_TEST(has_game_in("3"));
  desk.say_round("4");
  play("two.tactus", 2);
  BOOST_TEST(has_game_in("4"));
  relay.signal(SIGTERM);
  auto const ended = relay.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.find("table: table1, round 3, board 1\n") != std::string::npos, ended.out);
  BOOST_TEST(ended.out.find("table: table1, round 4, board 1\n") != std::string::npos, ended.out);
  BOOST_TEST(desk.games().size() == 2u);
}

BOOST_FIXTURE_TEST_CASE(a_relay_that_is_started_again_leaves_a_game_in_its_round, FolderHall) {
  desk.say_round("3");
  play("one.tactus", 1);
  {
    Program relay{"tactus-relay", arguments()};
    BOOST_TEST(has_game_in("3"));
    BOOST_TEST(relay.prints("acknowledged: up to 2"));
  }
  desk.say_round("4");
  Program relay{"tactus-relay", arguments()};
  BOOST_TEST(relay.prints("acknowledged: up to 2"));
  BOOST_TEST(relay.printed().find("table: table1, round 3, board 1\n") != std::string::npos, relay.printed());
  BOOST_TEST(has_nothing_in("4"));
}

BOOST_FIXTURE_TEST_CASE(without_the_desks_word_a_game_has_the_round_of_its_file, FolderHall) {
  play("old.tactus", 1);
  Program relay{"tactus-relay", arguments()};
  BOOST_TEST(relay.prints("waiting: the desk does not say which round is played"));
  desk.say_round("2");
  BOOST_TEST(has_game_in("2"));
  relay.signal(SIGTERM);
  BOOST_TEST(relay.wait() == 0);
  desk.say_round("");  // forgotten
  play("new.tactus", 2, 7);
  Program again{"tactus-relay", arguments()};
  BOOST_TEST(has_game_in("7"));
}

BOOST_AUTO_TEST_CASE(the_desk_says_its_round_to_the_tables) {
  Broker const broker{1};
  auto const folder = broker / "games";
  std::filesystem::create_directory(folder);
  BOOST_TEST_REQUIRE(store::GameFile::create(folder + "/a.tactus").value().append(whole_game(2)).has_value());
  Program relay{"tactus-relay", {folder, "--config", broker.file_of("table1")}};
  Program desk{
      "tactus-arbiter",
      {"desk", "--broker", broker.file_of("desk"), "--copy", broker / "hall.sqlite", "--round", "7"}};
  BOOST_TEST(relay.prints("table: table1, round 7, board 1"));
  BOOST_TEST(relay.prints("acknowledged: up to 5"));
}

BOOST_AUTO_TEST_SUITE_END()
