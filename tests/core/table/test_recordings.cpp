// SPDX-License-Identifier: GPL-3.0-or-later
// The recorder of spoken moves: its owner alone is told, and the game is as if it were not there.
#include "tests/core/table/script.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(recordings)

namespace {

constexpr Instant now{Millis{1000}};

TableState after(std::vector<Input> const& inputs) {
  TableState state;
  for (Input const& each : inputs) state = apply(std::move(state), {now, each}).state;
  return state;
}

std::vector<Announcement> told_by(TableState state, Input const& input) {
  std::vector<Announcement> told;
  for (Effect const& effect : apply(std::move(state), {now, input}).effects)
    if (auto const* said = std::get_if<Announce>(&effect)) told.push_back(said->announcement);
  return told;
}

std::vector<Input> const inputs{RecorderReported{Color::white, RecorderFact::begun, ""},
                                RecordingKept{Color::white, 1, "ply-001.flac", Millis{900}},
                                RecordingsAsked{Color::white, {"ply-001.flac"}},
                                RecordingsAsked{Color::white, {}}};

}  // namespace

BOOST_AUTO_TEST_CASE(only_the_owner_is_told_and_the_arbiter_can_read_it) {
  TableState const state = after({GameStarted{TableSetup{}}});
  for (Input const& input : inputs) {
    auto const told = told_by(state, input);
    BOOST_TEST_REQUIRE(told.size() == 1U);
    BOOST_TEST((told[0].to == Audience::white));
    bool is_recorded = false;
    for (Effect const& effect : apply(state, {now, input}).effects)
      if (auto const* record = std::get_if<Record>(&effect))
        is_recorded = is_recorded || std::holds_alternative<Told>(record->outcome);
    BOOST_TEST(is_recorded);
  }
}

BOOST_AUTO_TEST_CASE(nothing_is_told_before_the_game) {
  for (Input const& input : inputs) BOOST_TEST(told_by(TableState{}, input).empty());
}

BOOST_AUTO_TEST_CASE(the_game_goes_on_as_without_it) {
  chess::Move const e4{*chess::Square::parse("e2"), *chess::Square::parse("e4"),
                       chess::MoveKind::double_push};
  Input const start = GameStarted{TableSetup{}};
  Input const move = MoveEntered{Color::white, notation::pattern_of(e4), "e4"};
  for (Input const& input : inputs) {
    TableState const with = after({start, input, move, input});
    TableState const without = after({start, move});
    BOOST_TEST((with.line().current() == without.line().current()));
    BOOST_TEST((with.next_deadline() == without.next_deadline()));
    // A repeat says the move, not what the recorder said.
    BOOST_TEST(std::holds_alternative<MoveSaid>(with.last_move_said()->content));
  }
}

BOOST_AUTO_TEST_SUITE_END()
