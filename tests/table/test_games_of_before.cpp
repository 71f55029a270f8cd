// SPDX-License-Identifier: GPL-3.0-or-later
// Records that were written when `tactus` still judged moves open as before: it ended games by itself at
// mate, refused illegal texts, and knew nothing of an agreement on the word for check.
#include "core/table/table_state.hpp"
#include "src/judged/judged_game.hpp"
#include "src/record/game_record.hpp"
#include "src/store/codec/event_json.hpp"
#include "tests/lines_of.hpp"

#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using namespace tactus::program;

BOOST_AUTO_TEST_SUITE(games_of_before)

namespace {

std::vector<table::StampedEvent> events_of(std::string const& name) {
  std::ifstream in{TACTUS_SOURCE_DIR "/tests/table/games_of_before/" + name + ".jsonl"};
  std::string const text{std::istreambuf_iterator<char>{in}, {}};
  std::vector<table::StampedEvent> events;
  for (std::string const& line : lines_of(text)) {
    auto const json = nlohmann::json::parse(line);
    auto event = store::read_event(json["type"].get<std::string>(), json["payload"].dump());
    BOOST_TEST_REQUIRE(event.has_value(), line);
    events.push_back({Instant{Millis{json["time_ms"].get<std::int64_t>()}}, *std::move(event)});
  }
  return events;
}

std::string moves_of(std::string const& pgn) { return pgn.substr(pgn.find("\n\n") + 2); }

table::TableState state_of(std::vector<table::StampedEvent> const& events) {
  table::TableState state;
  for (table::StampedEvent const& each : events) state = table::replayed(std::move(state), each);
  return state;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_mate_that_ended_the_game_by_itself) {
  auto const events = events_of("mate");
  auto const record = record_of(events);
  BOOST_TEST_REQUIRE(record.has_value());
  BOOST_TEST(moves_of(pgn_of(*record)) == "1. f3 e5 2. g4 Qh4 0-1\n\n");
  BOOST_TEST(moves_of(judged_pgn_of(*record)) == "1. f3 e5 2. g4 Qh4# 0-1\n\n");
  auto const state = state_of(events);
  BOOST_TEST((state.result() == table::GameResult::black_wins));
  BOOST_TEST(state.line().plies() == 4U);
}

BOOST_AUTO_TEST_CASE(a_game_that_goes_on_with_a_refused_text_and_a_claim_behind_it) {
  auto const events = events_of("running");
  auto const record = record_of(events);
  BOOST_TEST_REQUIRE(record.has_value());
  BOOST_TEST(moves_of(pgn_of(*record)) == "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5 4. Be2 b6 5. Nf3 Na6 *\n\n");
  BOOST_TEST(moves_of(judged_pgn_of(*record)) ==
             "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 b6 5. Nf3 Na6 *\n\n");
  auto const state = state_of(events);
  BOOST_TEST((state.result() == table::GameResult::open));
  BOOST_TEST(state.line().plies() == 10U);
  BOOST_TEST(!state.setup().permissions.check_word);
}

BOOST_AUTO_TEST_SUITE_END()
