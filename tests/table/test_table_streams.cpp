// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded streams of tactile boards as whole tables with presses: whatever the hands did, the moves that
// were played are completed and announced, and never another one.
#include "core/chess/played_line.hpp"
#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/lines_of.hpp"
#include "tests/table/table_of_stream.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using nlohmann::json;

BOOST_AUTO_TEST_SUITE(table_streams)

namespace {

std::vector<PlayedPly> plies_of(json const& truth, chess::Position position) {
  std::vector<PlayedPly> plies;
  for (json const& each : truth["moves"]) {
    auto const read = notation::read_uci(position, each["uci"].get<std::string>());
    auto const* const move = std::get_if<chess::Move>(&read);
    BOOST_REQUIRE(move != nullptr);
    bool const is_told = truth["same_traces"].contains(std::to_string(plies.size() + 1));
    plies.push_back({*move, Instant{Millis{each["done_t"].get<long>()}}, is_told});
    position.play(*move);
  }
  return plies;
}

struct Count {
  unsigned all = 0, right = 0;
};

/// Moves that were completed or announced and were not played.
unsigned wrong_moves(TableOutcome const& outcome, std::vector<PlayedPly> const& plies,
                     chess::Position const& start) {
  unsigned wrong = 0;
  auto const& moves = outcome.state.line().moves();
  chess::PlayedLine line(start);
  for (auto const& ply : plies) line.play(ply.move);
  for (std::size_t i = 0; i < moves.size(); ++i) wrong += i >= plies.size() || moves[i] != plies[i].move;
  for (auto const& said : outcome.said)
    wrong += said.ply > plies.size() ||
             said.move != chess::describe(line.diagram_at(said.ply - 1), plies[said.ply - 1].move);
  return wrong;
}

}  // namespace

BOOST_AUTO_TEST_CASE(streams_from_outside_are_played_at_the_table_as_they_were_played,
                     *tactus::test::with_outside_data) {
  auto const text = tactus::test::outside_text("sensors/dev-streams.jsonl");
  Count sound, bad;
  unsigned wrong = 0;
  for (std::string const& line : lines_of(text)) {
    json const one = json::parse(line);
    if (!one.contains("clock_presses")) continue;
    auto const stream = training::read_sensor_case(one);
    BOOST_REQUIRE(stream.has_value());
    auto const plies = plies_of(one["truth"], *sensing::position_of(stream->setup.start));
    auto const outcome = play_at_a_table(*stream, plies);
    Count& kind = one["truth"]["dead"].is_null() ? sound : bad;
    ++kind.all;
    unsigned const wrong_here = wrong_moves(outcome, plies, *sensing::position_of(stream->setup.start));
    kind.right += wrong_here == 0 && outcome.state.line().plies() == plies.size();
    wrong += wrong_here;
  }
  BOOST_TEST_MESSAGE("games right: " << sound.right << " of " << sound.all << " with sound sensors, "
                                     << bad.right << " of " << bad.all << " with a bad one");
  BOOST_TEST(sound.right * 100 >= sound.all * 98);
  BOOST_TEST(bad.right * 100 >= bad.all * 90);
  BOOST_TEST(wrong == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
