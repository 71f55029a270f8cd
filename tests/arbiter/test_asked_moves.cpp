// SPDX-License-Identifier: GPL-3.0-or-later
// What a protest committee asks: what happened at this board while these moves were played.
#include "core/message/written.hpp"
#include "src/arbiter/commands/asked_moves.hpp"
#include "src/record/local_time.hpp"
#include "tests/core/table/script.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;

BOOST_AUTO_TEST_SUITE(asked_moves)

namespace {

std::string joined(std::vector<std::string> const& lines) {
  std::string all;
  for (std::string const& each : lines) all += each + '\n';
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(moves_are_asked_by_their_numbers) {
  BOOST_TEST(asked_moves_in("23")->first == 23u);
  BOOST_TEST(asked_moves_in("23")->last == 23u);
  BOOST_TEST(asked_moves_in("22-24")->last == 24u);
  for (char const* wrong : {"", "-", "0", "24-22", "a", "22-", "-3", "1-2-3", "10000"})
    BOOST_TEST(!asked_moves_in(wrong).has_value(), wrong);
}

namespace {

using chess::Color;

/// White is blind, on a board that senses filled squares; Black's board knows its pieces.
NamedGame played(table::Script const& script) {
  NamedGame game;
  game.file = "board7.tactus";
  game.game.record.setup.board_number = 7;
  for (auto const& each : script.events())
    game.game.events.push_back({static_cast<std::int64_t>(game.game.events.size() + 1), each});
  return game;
}

table::TableSetup blind_against_sighted() {
  table::TableSetup setup;
  setup.white_board = table::BoardKind::occupancy;
  setup.black_board = table::BoardKind::pieces;
  setup.white.is_blind = true;
  return setup;
}

bool has_line(std::vector<std::string> const& lines, std::string_view end) {
  return std::ranges::any_of(lines, [end](std::string const& each) { return each.ends_with(end); });
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_played_said_and_sensed_stands_with_its_time) {
  table::Script script{blind_against_sighted()};
  open_with_e4(script);
  auto game = played(script);
  auto const& before = script.state().line().current();
  auto const said = chess::describe(before, table::move_of(before, "e7e5"));
  game.game.events.push_back(
      {1000,
       {script.now(), table::Outcome{table::Told{
                          {table::Audience::white, false, table::MoveSaid{Color::black, 2, said}}}}}});
  auto const lines = lines_about(game, {1, 1}, {});
  BOOST_TEST_REQUIRE(lines.has_value());
  BOOST_TEST(lines->front().starts_with("board7.tactus, times of 1970-01-01 "), lines->front());
  for (char const* wanted : {" 1. e4: Eva vier", " told: Eva fünf [to White]",
                             " board of White as sensed: xxxxxxxx/xxxxxxxx/8/8/4x3/8/xxxx1xxx/xxxxxxxx",
                             " board of Black as sensed: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"})
    BOOST_TEST(has_line(*lines, wanted), wanted << " in\n" << joined(*lines));
  auto const completed = std::ranges::find_if(script.events(), [](table::StampedEvent const& each) {
    auto const* const outcome = std::get_if<table::Outcome>(&each.event);
    return outcome != nullptr && std::holds_alternative<table::MoveCompleted>(*outcome);
  });
  auto const time = record::local_text(completed->time).substr(11, 8);
  BOOST_TEST(std::ranges::count(*lines, time + " 1. e4: Eva vier") == 1, joined(*lines));
}

BOOST_AUTO_TEST_CASE(moves_that_were_not_asked_for_are_left_out_and_a_game_that_is_too_short_says_so) {
  table::Script script{blind_against_sighted()};
  open_with_e4(script);
  auto const game = played(script);
  auto const none = lines_about(game, {22, 24}, {});
  BOOST_TEST_REQUIRE(!none.has_value());
  BOOST_TEST(written(none.error()) == "board7.tactus: expected one of its moves, up to 1");
  script.hands(Color::black, "-e7 +e5p").press();
  auto const second = lines_about(played(script), {2, 2}, {});
  BOOST_TEST(!has_line(second.value_or(std::vector<std::string>{}), " 1. e4: Eva vier"));
}

BOOST_AUTO_TEST_SUITE_END()
