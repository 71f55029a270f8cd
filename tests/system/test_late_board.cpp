// SPDX-License-Identifier: GPL-3.0-or-later
// A board that repeats all its squares is late where its lines are damaged on the way: what counts at the
// press is what stood there then.
#include "core/legal/position.hpp"
#include "tests/system/round_table.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::system_test;
using chess::Color;
using devices::simulators::HandAction;
using std::chrono::milliseconds;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(late_board)

namespace {

constexpr chess::Piece white_pawn{Color::white, chess::Kind::pawn};

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

RoundMake const& make_named(std::string_view name) {
  auto const makes = round_makes();
  return *std::ranges::find(makes, name, &RoundMake::name);
}

/// The pawn stands on e3 until that is believed, and then goes on to e4.
void hesitate(RoundTable& table) {
  using enum HandAction::What;
  table.act(Color::white,
            {{seconds{1}, lift, at("e2"), white_pawn}, {seconds{1}, place, at("e3"), white_pawn}});
  table.run(seconds{2});
  table.port(0).faults().set_noise(1000);
  table.act(Color::white, {{milliseconds{100}, lift, at("e3"), white_pawn},
                           {milliseconds{400}, place, at("e4"), white_pawn}});
  table.run(milliseconds{500});
}

std::string moves_of(RoundTable const& table) {
  std::string text;
  for (chess::Move const move : table.state().line().moves())
    text += move.from().name() + move.to().name() + ' ';
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_press_counts_for_what_stood_there_however_late_it_is_told) {
  for (std::string_view const name : {"certabo", "sentio"}) {
    auto const& habits = devices::simulators::clean;
    RoundTable table{7, devices_of(make_named(name), make_named("dgt"), habits, 7)};
    hesitate(table);
    table.press(Color::white);
    table.run(seconds{1});
    table.port(0).faults().set_noise(0);
    table.run(seconds{3});
    BOOST_TEST(moves_of(table) == "e2e4 ", name);
  }
}

BOOST_AUTO_TEST_CASE(what_is_announced_stood_there_when_the_key_was_pressed) {
  // With the key of a talking clock, and with that of a keypad.
  for (std::string_view const other : {"dgt", "dgt with its clock"}) {
    RoundTable table{7, devices_of(make_named("certabo"), make_named(other), devices::simulators::clean, 7)};
    hesitate(table);
    table.ask_to_announce();
    table.run(seconds{1});
    table.port(0).faults().set_noise(0);
    table.run(seconds{3});
    BOOST_TEST_REQUIRE(table.said().size() == 1U, other);
    BOOST_TEST(table.said()[0].move.to.name() == "e4", other);
  }
}

BOOST_AUTO_TEST_CASE(a_board_that_says_nothing_more_holds_no_press_for_ever) {
  RoundTable table{7, devices_of(make_named("certabo"), make_named("dgt"), devices::simulators::clean, 7)};
  hesitate(table);
  table.press(Color::white);
  table.run(seconds{20});
  BOOST_TEST(table.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
