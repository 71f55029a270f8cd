// SPDX-License-Identifier: GPL-3.0-or-later
// A round as tables of results and incidents, whatever is in a name.
#include "src/arbiter/commands/round_tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;

BOOST_AUTO_TEST_SUITE(round_tables)

namespace {

NamedGame game(std::string file, std::optional<unsigned> board, std::string white) {
  NamedGame named;
  named.file = std::move(file);
  named.game.record.setup.round = 3;
  named.game.record.setup.board_number = board;
  named.game.record.setup.white.name = Name::shown(white);
  named.game.record.setup.black.name = "Bo B.";
  named.game.record.end.result = table::GameResult::white_wins;
  named.game.record.end.reason = "resigned";
  named.game.chained_from = 1;
  named.game.record.signature = "a1";
  return named;
}

}  // namespace

BOOST_AUTO_TEST_CASE(results_stand_by_board_and_those_without_a_number_behind) {
  words::Catalogue const english;
  auto const cells = result_cells(
      {game("x/c.tactus", {}, "C"), game("x/b.tactus", 12, "B"), game("x/a.tactus", 2, "A")}, english);
  BOOST_TEST_REQUIRE(cells.size() == 4U);
  BOOST_TEST(written({cells[1]}, TableForm::text) ==
             "3  2  A  Bo B.  1-0  resigned  0  a.tactus  right  a1\n");
  BOOST_TEST(cells[2][2] == "B");
  BOOST_TEST(cells[3][2] == "C");
}

BOOST_AUTO_TEST_CASE(no_name_is_a_formula_a_cell_or_a_tag) {
  Cells const cells{{"head"}, {"=1+1"}, {"a \"b\", <c> & d"}};
  BOOST_TEST(written(cells, TableForm::csv) == "\"head\"\r\n\" =1+1\"\r\n\"a \"\"b\"\", <c> & d\"\r\n");
  BOOST_TEST(written(cells, TableForm::html).find("<td>a &quot;b&quot;, &lt;c&gt; &amp; d</td>") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(incidents_are_told_with_their_time_and_moves_are_none) {
  words::Catalogue const english;
  auto round = game("a.tactus", 2, "A");
  auto const at = Instant{Millis{1'700'000'000'000}};
  round.game.events.push_back(
      {1, {at, table::Input{table::DeviceWasLost{table::Device::clock, "unplugged"}}}});
  round.game.events.push_back({2, {at, table::Outcome{table::MoveCopied{chess::Color::white, 1}}}});
  auto const cells = incident_cells({round}, english);
  BOOST_TEST_REQUIRE(cells.size() == 2U);
  BOOST_TEST(cells[1][4] == "lost: clock");
  BOOST_TEST(cells[1][3] == "A - Bo B.");
}

BOOST_AUTO_TEST_CASE(incidents_of_all_boards_stand_in_the_order_of_time_and_results_behind_them) {
  words::Catalogue const english;
  auto first = game("a.tactus", 1, "A"), second = game("b.tactus", 2, "B");
  auto const at = [](int minute) { return Instant{Millis{1'700'000'000'000 + minute * 60'000}}; };
  auto const lost = [&](int minute, table::Device device) {
    return store::NumberedEvent{1, {at(minute), table::Input{table::DeviceWasLost{device, ""}}}};
  };
  auto const over = [&](int minute) {
    return store::NumberedEvent{
        2, {at(minute), table::Outcome{table::GameEnded{table::GameResult::draw, "agreed"}}}};
  };
  first.game.events = {lost(2, table::Device::clock), over(3)};
  second.game.events = {lost(1, table::Device::clock), over(2), lost(9, table::Device::clock)};
  auto const cells = incident_cells({first, second}, english);
  std::string boards;
  for (std::size_t i = 1; i < cells.size(); ++i)
    boards += cells[i][2] + (cells[i][4].starts_with("result: ") ? "r " : " ");
  BOOST_TEST(boards == "2 1 2 1 2 2r 1r ");
}

BOOST_AUTO_TEST_SUITE_END()
