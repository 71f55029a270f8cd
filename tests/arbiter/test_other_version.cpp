// SPDX-License-Identifier: GPL-3.0-or-later
// A game with boards that another version recorded, which saw other moves in the same hands: it goes on from
// what is recorded.
#include "src/record/game_record.hpp"
#include "src/store/game_file.hpp"
#include "tests/core/table/tables.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(other_version)

using chess::Color;
using table::B;
using table::BoardKind;
using table::BoardSeen;
using table::Input;
using table::MoveCompleted;
using table::MoveMade;
using table::Outcome;
using table::RestoreAgreed;
using table::RestoreProposed;
using table::Script;
using table::StampedEvent;
using table::TableSetup;
using table::TableState;
using table::W;

namespace {

/// Three moves on two boards, one of them taken back by both and played again where that is asked for.
std::vector<StampedEvent> a_game(bool has_corrections) {
  TableSetup setup = table::pair_with_clock();
  setup.white_board = BoardKind::pieces;
  setup.announcer = table::Announcer::person;
  Script script{setup};
  auto const make = [&](Color by, char const* uci, char const* steps) {
    script.play(by, uci).press().wait(1500).hands(chess::opposite(by), steps).wait(3000);
  };
  make(W, "e2e4", "-e2 +e4P");
  make(B, "e7e5", "-e7 +e5p");
  if (has_corrections) {
    script.feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B}).lever(B);
    for (Color const board : chess::both_colors) script.hands(board, "-e5 +e7p").wait(3000);
    make(B, "e7e5", "-e7 +e5p");
  }
  make(W, "g1f3", "-g1 +f3N");
  BOOST_TEST_REQUIRE(script.state().line().plies() == 3U);
  return script.events();
}

template <class Kind>
Kind* kind_of(StampedEvent& event) {
  auto* const outcome = std::get_if<Outcome>(&event.event);
  return outcome == nullptr ? nullptr : std::get_if<Kind>(outcome);
}

using chess::Move;
Move const another{chess::Square::parse("g1").value(), chess::Square::parse("h3").value()};

/// It saw another move.
void see_another(std::vector<StampedEvent>& events) {
  for (StampedEvent& each : events) {
    if (auto* const made = kind_of<MoveMade>(each); made != nullptr && made->ply == 3) made->move = another;
    if (auto* const completed = kind_of<MoveCompleted>(each); completed != nullptr && completed->ply == 3) {
      completed->move = another;
      completed->san = "Nh3";
    }
  }
}

/// It saw it without what this one waits for: nothing that White's board told of the last move.
void see_sooner(std::vector<StampedEvent>& events) {
  auto const is_of_it = [](StampedEvent& each) {
    auto const* const completed = kind_of<MoveCompleted>(each);
    return completed != nullptr && completed->ply == 2;
  };
  auto const from = std::ranges::find_if(events, is_of_it);
  auto const until = std::ranges::find_if(from, events.end(), [](StampedEvent& each) {
    auto const* const made = kind_of<MoveMade>(each);
    return made != nullptr && made->ply == 3;
  });
  auto const is_seen = [](StampedEvent const& each) {
    auto const* const input = std::get_if<Input>(&each.event);
    auto const* const seen = input == nullptr ? nullptr : std::get_if<BoardSeen>(input);
    return seen != nullptr && seen->board == W;
  };
  events.erase(std::remove_if(from, until, is_seen), until);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_game_with_boards_goes_on_from_what_another_version_recorded) {
  for (bool const has_corrections : {false, true})
    for (auto const change : {&see_another, &see_sooner}) {
      TemporaryFolder const folder;
      std::string const path = folder / "game.tactus";
      auto events = a_game(has_corrections);
      change(events);
      auto const recorded = program::line_of(program::record_of(events).value()).moves();
      BOOST_TEST_REQUIRE(recorded.size() == 3U);
      { BOOST_TEST_REQUIRE(store::GameFile::create(path).value().append(events).has_value()); }
      for (bool const is_first : {true, false}) {
        auto const taken = store::take_up(path);
        BOOST_TEST_REQUIRE(taken.has_value());
        BOOST_TEST((!is_first || taken->warning.has_value()));
        BOOST_TEST((is_first || !taken->warning.has_value()));
        TableState state;
        for (auto const& each : taken->events) state = table::replayed(std::move(state), each);
        BOOST_TEST((state.line().moves() == recorded));
        BOOST_TEST((program::line_of(program::record_of(taken->events).value()).moves() == recorded));
      }
    }
}

BOOST_AUTO_TEST_SUITE_END()
