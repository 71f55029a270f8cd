// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim hall`: what the arbiter's watch reads in its game files is what its manifest says.
#include "src/store/game_reader.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/read_by_others.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>
#include <fstream>
#include <map>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using nlohmann::json;

BOOST_AUTO_TEST_SUITE(simulated_hall)

namespace {

using Lines = std::vector<std::string>;

struct PlayedHall {
  TemporaryFolder folder;
  Ended ended;
  std::vector<json> manifest;

  explicit PlayedHall(Lines arguments) {
    Lines all{"hall", "--speed", "0", "--out", file("hall")};
    all.insert(all.end(), arguments.begin(), arguments.end());
    ended = run("tactus-sim", all);
    std::ifstream lines{file("hall/manifest.jsonl")};
    for (std::string line; std::getline(lines, line);) manifest.push_back(json::parse(line));
  }
  std::string file(std::string const& name) const { return folder / name; }
  std::string game(json const& table) const { return file("hall/" + table["file"].get<std::string>()); }
};

std::string capital(std::string side) {
  side[0] = static_cast<char>(std::toupper(side[0]));
  return side;
}

std::string device_of(json const& trouble) {
  if (trouble["kind"] == "clock_lost") return "clock";
  return "board of " + capital(trouble["side"]);
}

/// What the watch must say of a trouble, without what it adds to it.
Lines expected_of(json const& trouble) {
  std::string const side = capital(trouble["side"]);
  std::string const kind = trouble["kind"];
  std::string const ply = std::to_string(trouble["ply"].get<unsigned>());
  static std::map<std::string, std::string> const irregularities{
      {"pressed_without_move", "pressed without a legal move"},
      {"pressed_without_announcing", "pressed without announcing"},
      {"announced_another_move", "announced another move than played"},
      {"repeated_another_move", "repeated another move than announced"},
      {"offered_draw_untimely", "offered a draw at another time than 9.1.2.1"}};
  Lines lines;
  if (auto const found = irregularities.find(kind); found != irregularities.end())
    lines.push_back("irregularity: " + found->second + ", " + side + ", ply " + ply);
  for (auto const& square : trouble["squares"])
    lines.push_back("Boards differ after ply " + ply + " on " + square.get<std::string>());
  if (kind == "boards_differ" && trouble["settled"])
    lines.push_back("Boards agree again after ply " + ply + ": board of " + side);
  if (kind == "claim") lines.push_back("claim: win on time (6.8), " + side);
  if (kind.ends_with("_lost")) {
    lines.push_back("lost: " + device_of(trouble) + ": unplugged");
    if (trouble["settled"]) lines.push_back("found: " + device_of(trouble));
  }
  if (kind == "draw_offered" || kind == "offered_draw_untimely")
    lines.push_back("told: Draw offered by " + side + ".");
  return lines;
}

Lines expected_of_table(json const& table) {
  Lines lines = table["trouble"].is_null() ? Lines{} : expected_of(table["trouble"]);
  if (table["reason"].is_null()) return lines;
  bool const is_white = table["plies"].get<unsigned>() % 2 == 1;
  if (table["reason"] == "agreed")
    lines.push_back(std::string{"told: Draw offered by "} + (is_white ? "White." : "Black."));
  return lines;
}

bool is_trouble(std::string const& line) {
  for (char const* const beginning : {"Boards ", "irregularity: ", "claim: ", "lost: ", "found: ", "clock: ",
                                      "flag: ", "pressed late: ", "told: Draw offered"})
    if (line.starts_with(beginning)) return true;
  return false;
}

/// All that the watch says of a table, to its last move or to what keeps it waiting.
Lines watched(PlayedHall const& hall, json const& table) {
  if (!table["reason"].is_null())
    return lines_of(run("tactus-arbiter", {"watch", hall.game(table), "--until-end"}).out);
  Program watch{"tactus-arbiter", {"watch", hall.game(table)}};
  Lines const expected = expected_of_table(table);
  BOOST_TEST(watch.prints(expected.empty() ? "rules: " : expected.back()));
  watch.signal(SIGTERM);
  return lines_of(watch.end().out);
}

}  // namespace

BOOST_DATA_TEST_CASE(the_watch_shows_the_troubles_of_the_manifest_and_no_others,
                     boost::unit_test::data::make({"1", "4", "6"}), seed) {
  PlayedHall const hall{{"--tables", "5", "--seed", seed, "--troubles", "80"}};
  BOOST_TEST(hall.ended.status == 0);
  BOOST_TEST_REQUIRE(hall.manifest.size() == 5U);
  for (json const& table : hall.manifest) {
    Lines const expected = expected_of_table(table);
    std::size_t next = 0;
    BOOST_TEST_CONTEXT(table.dump()) {
      for (std::string const& line : watched(hall, table)) {
        if (!is_trouble(line)) continue;
        BOOST_TEST_REQUIRE(next < expected.size(), "not planned: " << line);
        BOOST_TEST(line.starts_with(expected[next]), line << " for " << expected[next]);
        ++next;
      }
      BOOST_TEST(next == expected.size());
    }
  }
}

BOOST_AUTO_TEST_CASE(the_games_of_a_hall_are_legal_pgn_in_one_file) {
  PlayedHall const hall{{"--tables", "12", "--seed", "3", "--troubles", "80"}};
  Lines arguments{"export"};
  for (json const& table : hall.manifest) arguments.push_back(hall.game(table));
  auto const exported = run("tactus-arbiter", arguments);
  BOOST_TEST(exported.status == 0, exported.err);
  check_legal_pgn(exported.out);
  auto const count = [&](std::string const& text) {
    std::size_t found = 0;
    for (auto at = exported.out.find(text); at != std::string::npos; at = exported.out.find(text, at + 1))
      ++found;
    return found;
  };
  BOOST_TEST(count("[Event ") == 12U);
}

BOOST_AUTO_TEST_CASE(the_same_seed_gives_the_same_files_and_a_hall_at_once_ends_now) {
  auto const events_of = [](PlayedHall const& hall) {
    std::string times;
    for (json const& table : hall.manifest) {
      auto const read = store::GameReader::open(hall.game(table)).value().read_whole();
      for (store::NumberedEvent const& each : read.events)
        times += std::to_string(each.stamped.time.time_since_epoch().count()) + ' ' +
                 std::to_string(each.stamped.event.index()) + '\n';
    }
    return times;
  };
  Lines const arguments{"--tables", "3", "--seed", "9", "--opening", "1770000000000"};
  PlayedHall const one{arguments};
  PlayedHall const two{arguments};
  BOOST_TEST(one.ended.out.substr(one.ended.out.find("plies")) ==
             two.ended.out.substr(two.ended.out.find("plies")));
  BOOST_TEST(events_of(one) == events_of(two));
  BOOST_TEST(one.manifest == two.manifest);

  PlayedHall const ends_now{{"--tables", "1", "--seed", "9"}};
  auto const read = store::GameReader::open(ends_now.game(ends_now.manifest[0])).value().read_whole();
  BOOST_TEST((read.events.back().stamped.time <= std::chrono::system_clock::now()));
}

BOOST_AUTO_TEST_CASE(a_hall_is_never_written_over_another_one) {
  PlayedHall const hall{{"--tables", "1", "--plies", "4"}};
  auto const again = run("tactus-sim", {"hall", "--tables", "1", "--out", hall.file("hall"), "--speed", "0"});
  BOOST_TEST(again.status == 1);
  BOOST_TEST(again.err == "error: " + hall.file("hall/manifest.jsonl") +
                              ": there is a hall already; expected an empty or a new folder\n");
}

BOOST_AUTO_TEST_CASE(a_hall_slower_than_real_time_is_refused) {
  auto const slow = run("tactus-sim", {"hall", "--tables", "1", "--speed", "0.5"});
  BOOST_TEST(slow.status == 2);
  BOOST_TEST(slow.err.find("--speed: 0.5: expected 0 or 1 to 1000") != std::string::npos, slow.err);
}

BOOST_AUTO_TEST_CASE(a_hall_that_waits_plays_when_a_line_comes) {
  TemporaryFolder const folder;
  Program hall{"tactus-sim",
               {"hall", "--tables", "1", "--plies", "4", "--troubles", "0", "--speed", "0", "--wait", "--out",
                folder / "hall"}};
  BOOST_REQUIRE(hall.prints("plies: 4"));
  json manifest;
  std::ifstream{folder / "hall/manifest.jsonl"} >> manifest;
  auto const events = [&] {
    std::string const file = folder / ("hall/" + manifest["file"].get<std::string>());
    return store::GameReader::open(file).value().read_whole().events.size();
  };
  BOOST_TEST(events() == 0);
  hall.type("\n");
  BOOST_TEST(hall.prints("events: "));
  BOOST_TEST(events() > 4);
}

BOOST_AUTO_TEST_CASE(a_hall_in_time_plays_the_same_events_as_one_at_once) {
  PlayedHall const hall{{"--tables", "2", "--plies", "6", "--troubles", "0"}};
  auto const folder = hall.file("paced");
  auto const paced = run("tactus-sim", {"hall", "--tables", "2", "--plies", "6", "--troubles", "0", "--out",
                                        folder, "--speed", "1000"});
  BOOST_TEST(paced.status == 0);
  BOOST_TEST(lines_of(paced.out).back() == lines_of(hall.ended.out).back());  // the number of events
}

BOOST_AUTO_TEST_SUITE_END()
