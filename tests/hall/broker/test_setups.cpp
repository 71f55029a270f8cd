// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up file of a table: from the desk's folder over a real broker into the folder of its relay.
#include "src/hall/table_setup.hpp"
#include "src/store/game_file.hpp"
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/broker/receiver.hpp"
#include "tests/programs/program.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <thread>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(setups, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

std::string text_of(std::string const& file) {
  std::ifstream in{file};
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::string setup_of_round(unsigned round, std::string const& white) {
  return std::string{hall::setup_form} + "white = \"" + white + "\"\nround = " + std::to_string(round) + "\n";
}

void write(std::string const& file, std::string const& text) { std::ofstream{file} << text; }

bool becomes(std::string const& file, std::string const& text) {
  for (auto const end = std::chrono::steady_clock::now() + patience; text_of(file) != text;) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(20ms);
  }
  return true;
}

/// A broker for two tables, and what `hall tables` wrote for round 2.
struct PairedHall {
  Broker broker{2};
  std::string folder = broker / "round", games = broker / "games", next = broker / "setup/next.toml";

  PairedHall() {
    std::filesystem::create_directories(folder);
    std::filesystem::create_directories(games);
    write(folder + "/table1.toml", setup_of_round(2, "Aino"));
  }
  std::vector<std::string> desk() const {
    return {"desk",
            "--broker",
            broker.file_of("desk"),
            "--copy",
            broker / "copy.sqlite",
            "--round",
            "2",
            "--tables",
            folder,
            "--port",
            "0"};
  }
  std::vector<std::string> relay() const {
    return {games, "--config", broker.file_of("table1"), "--setup", broker / "setup"};
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(what_lies_at_the_desk_comes_to_the_table_and_what_changes_too) {
  PairedHall hall;
  Program desk{"tactus-arbiter", hall.desk()};
  Program relay{"tactus-relay", hall.relay()};
  Program other{"tactus-relay",
                {hall.games, "--config", hall.broker.file_of("table2"), "--setup", hall.broker / "setup2"}};
  BOOST_TEST(becomes(hall.next, setup_of_round(2, "Aino")));
  write(hall.folder + "/table1.toml", setup_of_round(2, "Berta"));
  BOOST_TEST(becomes(hall.next, setup_of_round(2, "Berta")));
  write(hall.folder + "/table1.toml",
        setup_of_round(3, "Cora"));  // the next round is written while this one is played
  write(hall.folder + "/table2.toml", setup_of_round(2, "Dora"));
  BOOST_TEST(becomes(hall.broker / "setup2/next.toml", setup_of_round(2, "Dora")));
  BOOST_TEST(text_of(hall.next) == setup_of_round(2, "Berta"));
  std::filesystem::remove(hall.folder + "/table1.toml");
  BOOST_TEST(becomes(hall.next, std::string{hall::setup_form}));  // no game here: nobody plays by the old one
}

BOOST_AUTO_TEST_CASE(the_next_round_begins_without_a_restart_of_desk_relay_or_broker) {
  PairedHall hall;
  Program desk{"tactus-arbiter", hall.desk()};
  Program relay{"tactus-relay", hall.relay()};
  BOOST_TEST(becomes(hall.next, setup_of_round(2, "Aino")));
  table::StampedEvent const begun{std::chrono::floor<Millis>(std::chrono::system_clock::now()),
                                  table::Input{table::GameStarted{table::TableSetup{}}}};
  auto second = store::GameFile::create(hall.games + "/round2.tactus").value();
  BOOST_TEST_REQUIRE(second.append(std::span{&begun, 1}).has_value());
  BOOST_TEST(relay.prints("acknowledged: up to 1\n"));
  write(hall.folder + "/table1.toml", setup_of_round(3, "Berta"));
  desk.type("three, please\n");
  BOOST_TEST(desk.complains("expected the next round"));
  desk.type("3\n");
  BOOST_TEST(desk.prints("Not over: boards 1. Type 3 once more to leave them\n"));
  desk.type("3\n");
  BOOST_TEST(desk.prints("Round 3 is followed\n"));
  BOOST_TEST(becomes(hall.next, setup_of_round(3, "Berta")));
  BOOST_TEST((!relay.has_ended() && !desk.has_ended()));
}

BOOST_AUTO_TEST_CASE(a_table_that_comes_later_finds_it_and_a_file_of_another_kind_stays) {
  PairedHall hall;
  std::filesystem::create_directories(hall.broker / "setup");
  write(hall.next, "mine\n");
  Program desk{"tactus-arbiter", hall.desk()};
  Program relay{"tactus-relay", hall.relay()};
  BOOST_TEST(relay.prints("next.toml"));
  BOOST_TEST(text_of(hall.next) == "mine\n");
}

BOOST_AUTO_TEST_CASE(only_files_of_the_round_and_of_hall_tables_travel) {
  BOOST_TEST(hall::is_setup_of_round(setup_of_round(2, "A"), "2"));
  BOOST_TEST(!hall::is_setup_of_round(setup_of_round(2, "A"), "3"));
  BOOST_TEST(!hall::is_setup_of_round(setup_of_round(12, "A"), "2"));
  BOOST_TEST(!hall::is_setup_of_round("white = \"A\"\nround = 2\n", "2"));
  BOOST_TEST(!hall::is_setup_of_round(setup_of_round(2, std::string(20'000, 'a')), "2"));
  BOOST_TEST(hall::table_of_setup_file("table12.toml").value() == 12u);
  for (char const* other :
       {"table.toml", "table01.toml", "table1.conf", "tablea.toml", "xtable1.toml", "table.tom"})
    BOOST_TEST(!hall::table_of_setup_file(other).has_value(), other);
}

BOOST_AUTO_TEST_SUITE_END()
